import Testing
import Wording

/// Noun forms after numbers.
struct PluralTests {
  private let english = Language.english.words
  private let russian = Language.russian.words
  private let chinese = Language.chinese.words

  @Test(arguments: 0...250)
  func `a noun has the form of its number`(count: Int) {
    let form = (11...14).contains(count % 100) ? 2 : [0, 0, 1, 1, 1][min(4, count % 10)]
    let last = count % 10 == 0 || count % 10 > 4 ? 2 : form
    #expect(
      russian.playerScore(player: "ann", pairs: count) == "ann — \(count) \(["пара", "пары", "пар"][last])")
    #expect(english.playerScore(player: "ann", pairs: count) == "ann \(count) pair\(count == 1 ? "" : "s")")
    #expect(chinese.playerScore(player: "ann", pairs: count) == "ann得\(count)对")
    // After “enough”, the noun is in the genitive.
    #expect(
      russian.perfectPlay(percent: "7,5", moves: count, isAlways: false)
        == "При безупречной игре \(count) \(last == 0 ? "хода" : "ходов") хватает в 7,5 % раздач.")
  }

  /// The forms after 1, 2 and 5, in the nominative and the accusative, then in other cases.
  private static let nouns: Set = [
    "ход хода ходов", "пара пары пар", "пару пары пар", "секунда секунды секунд", "секунду секунды секунд",
    "минута минуты минут", "минуту минуты минут", "день дня дней", "час часа часов", "партия партии партий",
    "шаг шага шагов", "игрок игрока игроков", "ошибка ошибки ошибок", "карточка карточки карточек",
    "файл файла файлов", "строка строки строк", "процент процента процентов", "подсказка подсказки подсказок",
    "раз раза раз", "категория категории категорий",
    "хода ходов ходов", "пары пар пар", "паре пары пар", "байта байт байт", "знакоместа знакомест знакомест",
    "партии партиях партиях", "последнюю последние последних",
  ]

  @Test func `every noun of the Russian catalog has its three forms`() throws {
    let catalog = try GoldenFiles.text("Sources/Wording/Catalogs/ru.ftl")
    let plurals = catalog.matches(
      of: #/\[one\] (.*)\n *\[few\] (.*)\n(?: *\[many\] (.*)\n)? *\*\[other\] (.*)/#)
    let found = plurals.compactMap { plural -> String? in
      let forms = [plural.1, plural.2, plural.3 ?? plural.4].compactMap {
        $0.firstMatch(of: #/\{ \$[a-z]+ \} ([а-яё]+)/#)?.output.1
      }
      return forms.count == 3 ? forms.joined(separator: " ") : nil
    }
    #expect(found.count > 90 && Set(found).subtracting(Self.nouns) == [])
  }
}
