extension Russian {
  func placeholder(_ placeholder: OptionPlaceholder) -> String {
    switch placeholder {
    case .number: "ЧИСЛО"
    case .name: "ИМЯ"
    case .file: "ФАЙЛ"
    case .folder: "ПАПКА"
    case .what: "ЧТО"
    case .size: "РАЗМЕР"
    case .seconds: "СЕКУНДЫ"
    case .address: "АДРЕС"
    }
  }

  var seedPurpose: String { "сид первой партии" }
  var categoryPurpose: String { "pop, electronic, rock, metal или rap; иначе pop" }
  var pairsPurpose: String { "сколько пар, если «играть» без числа; иначе 8" }
  var cardsPurpose: String { "split: название и исполнитель на разных карточках" }
  var deckPurpose: String { "играть с песнями из ФАЙЛА при любой категории" }
  var tunesPurpose: String { "откуда берутся песни; в диалоге auto" }
  var homePurpose: String { "хранить всё в этой папке" }
  var noHomePurpose: String { "ничего не хранить и не читать, как в скрипте" }
  var recordPurpose: String { "записать сеанс в ФАЙЛ как скрипт" }
  var overwritePurpose: String { "разрешить --record заменить существующий файл" }
  var replayPurpose: String { "сыграть скрипт из ФАЙЛА и продолжить" }
  var tracePurpose: String { "каждое действие и его итог — в файл" }
  var formatPurpose: String { "отвечать текстом или JSON: по объекту в строке" }
  var noEchoPurpose: String { "не печатать строки скрипта перед ответами" }
  var strictPurpose: String { "выйти с кодом 1, как только строка отвергнута" }
  var colorPurpose: String { "цвет в диалоге; auto учитывает NO_COLOR и TERM" }
  var noColorPurpose: String { "то же, что --color never" }
  var boardPurpose: String { "auto, full, small, plain; auto — по терминалу" }
  var plainPurpose: String { "всё словами, на слух; также --screen-reader" }
  var screenReaderPurpose: String { "то же, что --plain" }
  var languagePurpose: String { "язык программы; иначе — язык системы" }
  var checkPurpose: String { "сыграть протоколы ФАЙЛ... заново и сравнить" }
  var updatePurpose: String { "разрешить --check переписать те, что отличаются" }
  var generatePurpose: String { "вывести man, автодополнение или JSON Schema" }
  var helpPurpose: String { "показать эту справку; также -h" }
  var versionPurpose: String { "показать версию и лицензию" }

  var gamesPurpose: String { "сколько партий; иначе 10000" }
  var simulatedPairsPurpose: String { "сколько пар в каждой партии; иначе 8" }
  var simulatedPlayerPurpose: String { "кто играет; если назвать нескольких — по очереди" }
  var simulatedSeedPurpose: String { "партия 0 раздаётся из него, партия 1 — из следующего" }
  var firstGamePurpose: String { "номер первой партии; иначе 0" }
  var jobsPurpose: String { "сколько партий сразу; иначе по одной на процессор" }
  var reportFormatPurpose: String { "отчёт или один объект для программ" }
  var mergePurpose: String { "сложить JSON частей: из ФАЙЛ... или со стандартного ввода" }
  var plainReportPurpose: String { "отчёт словами, на слух" }

  func wrongValue(_ value: String, of name: String, taking expected: ExpectedValue) -> String {
    "\(quoted(value)) не подходит для \(name): \(described(expected))"
  }

  private func described(_ expected: ExpectedValue) -> String {
    switch expected {
    case .number(let least, let most): "нужно число от \(least) до \(most)"
    case .oneOf, .listed, .language: "можно выбрать \(choice(of: expected.words))"
    case .autoOrPairs: "нужно auto или число от 2 до количества песен"
    case .path(isFolder: false): "нужен путь к файлу"
    case .path(isFolder: true): "нужен путь к папке"
    case .programPlayer: "нужно имя игрока-программы"
    case .seconds: "нужны секунды, больше 0 и не больше 3600, например 10 или 0.5"
    case .address: "нужен адрес https или адрес http на этом компьютере"
    case .nothing: "значение не нужно"
    }
  }

  func idleOption(_ option: String, in mode: SessionMode) -> String {
    switch mode {
    case .json: idleOption(option, beside: "format json")
    case .typed: "--\(option) не действует в диалоге"
    case .script: "--\(option) не действует в скрипте"
    }
  }
  func idleOption(_ option: String, beside other: String) -> String {
    "--\(option) не действует вместе с --\(other)"
  }
  func idleOption(_ option: String, without other: String) -> String {
    "--\(option) не действует без --\(other)"
  }
}
