import Flow
import MemoryGame
import Testing
@testable import App

@testable import MemoryTunes

/// Reducers as functions, and the store with a fake world.
struct AppTests {
  var state = AppState(
    game: GameState(next: NextGame(seed: 7), settings: SettingValues(category: .rock, tunes: .auto)))

  private static let rock = Tunes(deck: Category.rock.deck, origin: .fetched)

  private mutating func reduce(_ actions: FeatureAction...) -> [Effect] {
    actions.flatMap { appReducer(Analyst())(&state, .typed("", $0)) }
  }

  @Test mutating func `a new game requests tunes and is dealt when they arrive`() {
    guard case .loadTunes(.rock, .auto, asksCatalog: true)? = reduce(.state(NewGameRequested(pairs: 3))).first
    else {
      Issue.record()
      return
    }
    #expect(state.game.request == GameState.Request(category: .rock, game: RequestedGame(pairs: 3)))
    #expect(state.game.table == nil && state.path.current == .menu)
    let effects = reduce(.state(TunesArrived(.success(Self.rock))))
    guard effects.count == 1, case .ask(let request) = effects[0],
      case .recalled(_, isFinished: false)? = request.take([])
    else {
      Issue.record()
      return
    }
    #expect(state.game.request == nil)
    #expect(state.game.table?.game.board.pairs == 3 && state.path.current == .game)
  }

  @Test mutating func `without tunes, the game on the table stays`() {
    _ = reduce(.state(NewGameRequested(pairs: 3)), .state(TunesArrived(.success(Self.rock))))
    _ = reduce(.navigation(.opened(.menu)), .state(NewGameRequested()))
    _ = reduce(.state(TunesArrived(.failure(.notReached))))
    #expect(state.isRefusal)
    #expect(state.game.table?.game.board.pairs == 3 && state.path.current == .menu)
  }

  @Test func `the review of a long game has the players of its last flips`() throws {
    let transcript = Transcript()
    transcript.play(lines: ["players a b", "play 2"])
    let faces = try #require(transcript.state.game.table).game.board.faces
    let other = try #require((2...4).first { faces[$0 - 1] != faces[0] })
    let moves = Review.longest / 2 + 1
    for _ in 0..<moves {
      transcript.session.store.dispatch(.typed("flip 1 \(other)", .game(FlipRequested(1, then: other))))
    }
    let table = try #require(transcript.state.game.table)
    let review = try #require(GameReview(table, all: true))
    #expect(review.seats.count == Review.longest)
    #expect(review.seats.suffix(4) == [1, 1, 0, 0])
  }
}
