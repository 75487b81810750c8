import Flow
import MemoryGame
import Testing
import Text
import Wording
@testable import MemoryTunes

/// The reducer of the whole, by the store for tests: each action, all that it changes, and its effects.
struct ReducerTests {
  private typealias GameStore = TestStore<AppState, AppAction, Effect>

  /// A game of two pairs.
  private static func dealt(against level: String? = nil, asksQuestions: Bool = false) -> AppState {
    var state = AppState(game: GameState(next: NextGame(seed: 7)))
    let deal: DealAction = level.map { .against(Word($0)) } ?? .play(pairs: 2)
    state.game.settings.pairs = 2
    for action in [AppAction.typed("deal", .deal(deal)), .answered] { _ = state.reduce(action) }
    state.asksQuestions = asksQuestions
    state.game.table?.isRecalled = true
    return state
  }

  private func store(_ state: AppState) -> GameStore {
    let store = GameStore(state: state, reducer: { $0.reduce($1) })
    store.report = { failure in
      let place = SourceLocation(
        fileID: failure.fileID, filePath: failure.filePath, line: failure.line, column: failure.column)
      Issue.record("\(failure.message)", sourceLocation: place)
    }
    return store
  }

  /// Sends a flip of two cards by the first player. `change`: what else it does.
  private func flip(
    _ cards: [Int], isPair: Bool, in store: GameStore, effects: [Effect] = [],
    change: (inout AppState) -> Void = { _ in }
  ) throws {
    let line = "flip \(cards[0]) \(cards[1])"
    let action = PlayAction.flip(.number(cards[0]), then: .number(cards[1]))
    try store.send(.typed(line, .play(action)), effects: effects) { state in
      let board = state.game.table!.game.board
      state.begin(
        line,
        .turned(TurnedCard(card: board.shown(cards[0]), seat: 0)),
        .turned(TurnedCard(card: board.shown(cards[1]), seat: 0)),
        .moved(CompletedMove(seat: 0, cards: cards, isPair: isPair, wasBegun: false)))
      _ = try state.game.table!.game.flip(cards[0], then: cards[1])
      state.game.passBeginning()
      change(&state)
    }
  }

  private func answer(in store: GameStore, addsStep: Bool = true) throws {
    try store.send(.answered) { state in
      (state.due, state.openLine) = (.finished, nil)
      if addsStep { state.game.table!.steps.add(to: state.game.table!.game.log.position) }
    }
  }

  /// The places of the two pairs of a board with four cards.
  private func pairs(_ state: AppState) -> [[Int]] {
    let faces = state.game.table!.game.board.faces
    return Set(faces).map { face in faces.indices.filter { faces[$0] == face }.map { $0 + 1 } }.sorted {
      $0[0] < $1[0]
    }
  }

  @Test func `a whole game`() throws {
    let start = Self.dealt()
    let (store, pairs) = (store(start), pairs(start))
    try flip([pairs[0][0], pairs[1][0]], isPair: false, in: store)
    try answer(in: store)
    try flip(pairs[0], isPair: true, in: store)
    try answer(in: store)
    let deal = RecordedDeal(number: 1, seed: 7, pairs: 2, cards: .same, player: "you")
    let finished = GameAlone(
      deal: deal, made: 6, moves: 3, seconds: nil, day: nil, aids: .none, practiced: nil)
    try flip(pairs[1], isPair: true, in: store, effects: [.recallBefore(.alone(finished))]) { state in
      state.answer.append(.ended(Ending(phase: .finished, revealed: [])))
      state.game.table!.isCounted = true
    }
    let seen = DealHistory(made: nil, isOver: false, isSeen: true, finished: 5, best: nil)
    try store.send(.replied(.play(.finished(.alone(seen))))) { state in
      state.game.table!.recall(seen, isFinished: true)
    }
    try answer(in: store)
  }

  @Test func `undo takes a move back`() throws {
    let start = Self.dealt()
    let (store, pairs) = (store(start), pairs(start))
    let cards = [pairs[0][0], pairs[1][0]]
    try flip(cards, isPair: false, in: store)
    try answer(in: store)
    try store.send(.typed("undo", .steps(.undone(1)))) { state in
      let taken = StepsTaken(count: 1, line: "\(cards[0]) \(cards[1])", move: 1, isFirstAid: true)
      state.begin("undo", .wentOverSteps(taken))
      _ = try state.game.table!.reduce(.undone(1))
      state.game.passBeginning()
    }
    try answer(in: store, addsStep: false)
    let (before, after) = (start.game.table!, store.store.state.game.table!)
    #expect(after.game.board == before.game.board && after.game.turns == before.game.turns)
    #expect(after.steps.current == 0 && after.steps.last == 1 && after.aids.undo)
  }

  @Test func `a computer player moves by actions of its own`() throws {
    let start = Self.dealt(against: "easy")
    let (store, pairs) = (store(start), pairs(start))
    try flip([pairs[0][0], pairs[1][0]], isPair: false, in: store)
    for (card, isLast) in zip(pairs[0], [false, true]) {
      try store.send(.program(.flip(card))) { state in
        let table = state.game.table!
        state.answer.append(.turned(TurnedCard(card: table.game.board.shown(card), seat: 1)))
        if isLast {
          let move = CompletedMove(seat: 1, cards: pairs[0], isPair: true, wasBegun: true)
          state.answer.append(.moved(move))
        }
        _ = try state.game.table!.game.flip(card, then: nil)
        state.due = nil
      }
    }
    try answer(in: store)
  }

  /// A line of each kind that is refused, and why. It changes nothing but the answer.
  private static let refusals: [(action: FeatureAction, refusal: Refusal)] = [
    (.refuse(.play(.passAlone)), .play(.passAlone)),
    (.play(.flip(.number(5), then: nil)), .play(.card(.noSuchCard(5), second: nil))),
    (.play(.pass), .play(.passAlone)),
    (.review(.share), .review(.notYetToShare)),
    (.review(.recall("Song")), .review(.notRecalled)),
    (.deal(.match(games: 4, [])), .deal(.matchLength(4))),
    (.deal(.players([Word("ann"), Word("ann")])), .players(.namedTwice("ann"))),
    (.games(.save(FilePath("a b"), isSure: false)), .games(.badName(FilePath("a b")))),
    (.steps(.undone(1)), .steps(.noSuchStep(.undone(1), asked: 1, only: 0...0))),
    (
      .settings(.choose(.speed, Word("hasty"))),
      .setting(.notAChoice(.speed, Word("hasty"), example: "slow", isDeck: false))
    ),
    (.tunes(.favorite(card: nil)), .tunes(.noPairFound(example: nil))),
    (.tunes(.favored(Favorite(0, of: BuiltInDeck.rock.deck)!, nil)), .tunes(.needsHome)),
    (.games(.forgot(.records, .failure(.known(.noSpace)))), .forget(.records, .known(.noSpace))),
  ]

  @Test(arguments: refusals.indices)
  func `a refused line changes nothing but the answer`(kind: Int) throws {
    let (action, refusal) = Self.refusals[kind]
    let store = store(Self.dealt())
    try store.send(.typed("line", action)) { $0.begin("line", .refused(refusal)) }
    try answer(in: store, addsStep: false)
  }

  /// What is read for a line, or the action that nothing is read for: in a game of two pairs.
  private static let inquiries: [(inquiry: Inquiry, intent: Intent)] = [
    (.game, .act(.navigation(.opened(.game)))),
    (.places([.at(row: .last, column: .middle)]), .read(.columns([.at(row: .last, column: .middle)]))),
    (.daily(nil), .read(.day(asked: nil))),
    (
      .practice(pairs: nil),
      .read(.learned(of: BuiltInDeck.pop.deck, pairs: 2, DueDecks(knowing: nil, .english)))
    ),
    (
      .practice(pairs: 61),
      .refuse(.deal(.pairs(61, most: 57, of: BuiltInDeck.pop.deck, command: "practice")))
    ),
    (.deck(.favorites, for: .choice), .read(.favorites(for: .choice))),
    (.deck(.builtIn(.rock), for: .choice), .act(.deal(.choose(BuiltInDeck.rock.deck)))),
    (
      .deck(.builtIn(.rock), for: .deal(pairs: 3)),
      .act(.deal(.play(pairs: 3, of: BuiltInDeck.rock.deck)))
    ),
    (.deck(.builtIn(.rock), for: .list), .read(.words(of: BuiltInDeck.rock.deck))),
    (
      .deck(.named(FilePath("99")), for: .choice),
      .refuse(.line(.noSuchRow(Word("99"), rows: BuiltInDeck.allCases.count)))
    ),
    (.words, .refuse(.deal(.noWords))),
    (.games, .read(.games(forTable: false))),
    (.best(pairs: 1, player: nil), .refuse(.deal(.tooFewPairs(1, command: "records")))),
    (.best(pairs: 2, player: nil), .read(.best(pairs: 2, player: nil, canBeDealt: true))),
    (.statistics(pairs: 0), .refuse(.deal(.tooFewPairs(0, command: "stats")))),
  ]

  @Test(arguments: inquiries.indices)
  func `an inquiry says what is read, or its action`(kind: Int) {
    let (inquiry, intent) = Self.inquiries[kind]
    #expect(Self.dealt().intent(for: inquiry) == intent)
  }

  @Test func `a fetch that fails`() throws {
    var start = AppState(game: GameState(next: NextGame(seed: 7)))
    start.game.settings.tunes = .online
    let store = store(start)
    let load = TunesLoad(
      category: .pop, policy: .online, asksCatalog: true, use: .game(RequestedGame(pairs: 2)))
    try store.send(.typed("play 2", .deal(.play(pairs: 2)))) { state in
      state.begin("play 2")
      state.game.loading = load
    }
    // What waits is the first request.
    try store.send(.typed("play 3", .deal(.play(pairs: 3)))) { $0.begin("play 3") }
    try store.send(.replied(.tunes(.loaded(.failure(.notReached))))) { state in
      state.game.loading = nil
      state.game.asksCatalog = false
      state.answer.append(.refused(.deal(.noTunes(.notReached))))
    }
    try answer(in: store, addsStep: false)
  }
}

extension AppState {
  /// What every line does, and then these events.
  fileprivate mutating func begin(_ line: String, _ events: Event...) {
    let line = Line(Array(line.utf8).span)
    typed = Typed(number: 0, command: line.command)
    (due, offer, confirmation) = (nil, nil, nil)
    answer.begin(line)
    openLine = OpenLine(time: nil, table: game.table?.number)
    for event in events { answer.append(event) }
  }
}
