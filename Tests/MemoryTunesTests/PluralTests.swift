import Testing
import Wording

/// Noun forms after numbers, and what agrees with them.
struct PluralTests {
  private let english = Language.english.words
  private let russian = Language.russian.words
  private let chinese = Language.chinese.words

  private static let moves: [(Int, String, String)] = [
    (0, "No move has been made", "Ходов ещё не было, норма — 12,4 хода"),
    (1, "1 move has been made", "1 ход при норме 12,4"),
    (2, "2 moves have been made", "2 хода при норме 12,4"),
    (5, "5 moves have been made", "5 ходов при норме 12,4"),
    (11, "11 moves have been made", "11 ходов при норме 12,4"),
    (21, "21 moves have been made", "21 ход при норме 12,4"),
    (22, "22 moves have been made", "22 хода при норме 12,4"),
    (25, "25 moves have been made", "25 ходов при норме 12,4"),
    (111, "111 moves have been made", "111 ходов при норме 12,4"),
    (112, "112 moves have been made", "112 ходов при норме 12,4"),
    (121, "121 moves have been made", "121 ход при норме 12,4"),
  ]

  @Test(arguments: moves)
  func `moves are counted`(count: Int, inEnglish: String, inRussian: String) {
    #expect(english.parSoFar(par: "12.4", moves: count, sums: nil) == "Par is 12.4. \(inEnglish).")
    #expect(russian.parSoFar(par: "12,4", moves: count, sums: nil) == "\(inRussian).")
    #expect(chinese.parSoFar(par: "12.4", moves: count, sums: nil) == "标准步数12.4，已用\(count)步。")
  }

  private static let pairs: [(Int, String, String)] = [
    (0, "ann 0 pairs", "ann — 0 пар"), (1, "ann 1 pair", "ann — 1 пара"), (2, "ann 2 pairs", "ann — 2 пары"),
    (5, "ann 5 pairs", "ann — 5 пар"), (11, "ann 11 pairs", "ann — 11 пар"),
    (21, "ann 21 pairs", "ann — 21 пара"), (22, "ann 22 pairs", "ann — 22 пары"),
    (25, "ann 25 pairs", "ann — 25 пар"), (111, "ann 111 pairs", "ann — 111 пар"),
  ]

  @Test(arguments: pairs)
  func `pairs are counted`(count: Int, inEnglish: String, inRussian: String) {
    #expect(english.playerScore(player: "ann", pairs: count) == inEnglish)
    #expect(russian.playerScore(player: "ann", pairs: count) == inRussian)
    #expect(chinese.playerScore(player: "ann", pairs: count) == "ann得\(count)对")
    #expect(chinese.playerScore(player: "你", pairs: count) == "你得\(count)对")
  }

  private static let days: [(Int, String, String)] = [
    (0, "0 days", "0 дней"),
    (1, "1 day", "1 день"),
    (2, "2 days", "2 дня"),
    (5, "5 days", "5 дней"),
    (11, "11 days", "11 дней"),
    (21, "21 days", "21 день"),
    (22, "22 days", "22 дня"),
    (25, "25 days", "25 дней"),
    (111, "111 days", "111 дней"),
  ]

  @Test(arguments: days)
  func `streaks are counted in days`(count: Int, inEnglish: String, inRussian: String) {
    func text(_ words: Wording) -> String {
      words.gamesOfDays(played: count, streak: count, longest: count)
    }
    #expect(
      text(english) == "Games of the day: \(count) finished; current streak \(inEnglish), longest \(count).")
    #expect(
      text(russian) == "Партии дня: сыграно \(count); серия — \(inRussian), лучшая серия — \(inRussian).")
    #expect(text(chinese) == "每日一局：完成\(count)天，目前连续\(count)天，最长连续\(count)天。")
  }

  /// The moves that are enough for perfect play: genitive in Russian.
  @Test(
    arguments: zip(
      [2, 5, 11, 21, 22, 25, 111], ["ходов", "ходов", "ходов", "хода", "ходов", "ходов", "ходов"]))
  func `the genitive has its own forms`(count: Int, noun: String) {
    #expect(
      russian.perfectPlay(percent: "7,5", moves: count, isAlways: false)
        == "При безупречной игре \(count) \(noun) хватает в 7,5 % раздач.")
    #expect(
      russian.perfectPlay(percent: "100", moves: count, isAlways: true)
        == "При безупречной игре \(count) \(noun) хватает всегда.")
  }

  @Test func `a time is spoken in minutes and seconds`() {
    func text(_ words: Wording, _ minutes: Int, _ seconds: Int) -> String {
      words.timeAloud(minutes: minutes, seconds: seconds)
    }
    #expect(text(english, 0, 1) == "1 second" && text(english, 3, 12) == "3 minutes 12 seconds")
    #expect(text(russian, 1, 1) == "1 минута 1 секунда" && text(russian, 2, 12) == "2 минуты 12 секунд")
    #expect(text(chinese, 0, 9) == "用时9秒" && text(chinese, 3, 12) == "用时3分12秒")
  }

  /// A mean without decimals has the noun of its number.
  @Test(arguments: [(3.66, "3,7 хода"), (9.98, "10 ходов"), (3, "3 хода"), (21, "21 ход")])
  func `a mean is counted in Russian`(mean: Double, inRussian: String) {
    let games = russian.gamesOfPairs(
      deck: nil, pairs: 8, isSplit: false, begun: 3, finished: 3, revealed: 0, best: nil, mean: mean,
      par: "12,4")
    #expect(games == "Все партии на 8 пар: начато 3, закончено 3; в среднем — \(inRussian), норма — 12,4.")
  }

  @Test func `a number with decimals takes the genitive singular in Russian`() {
    #expect(
      russian.mistakes(count: 1, cost: Fraction(moves: 0.5), luck: russian.averageLuck)
        == "1 ошибка стоила 0,5 хода, везение обычное")
    #expect(
      russian.mistakes(count: 2, cost: Fraction(moves: 1.04), luck: russian.goodLuck(moves: Fraction(moves: 5)))
        == "2 ошибки стоили одного хода, везение сберегло 5,0 хода")
    #expect(
      russian.mistakes(count: 5, cost: nil, luck: russian.badLuck(moves: Fraction(moves: 2.74)))
        == "5 ошибок стоили меньше 0,1 хода, невезение стоило 2,7 хода")
    #expect(
      english.mistakes(count: 1, cost: Fraction(moves: 1), luck: english.goodLuck(moves: Fraction(moves: 1)))
        == "1 mistake cost 1 move, luck saved 1 move")
    #expect(
      chinese.mistakes(count: 5, cost: nil, luck: chinese.badLuck(moves: Fraction(moves: 2.74)))
        == "5次失误，多用不到0.1步，运气差多用2.7步")
  }
}
