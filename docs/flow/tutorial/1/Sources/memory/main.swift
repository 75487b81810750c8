var game = Game()
game.reduce(.dealt(["Heroes", "Creep", "Heroes", "Creep"]))
for number in [1, 2, 3, 1] { game.reduce(.flipped(number)) }
print(game.moves, game.cards.filter(\.isFound).map(\.tune))
