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
    case .bot: "ИМЯ=КОМАНДА"
    }
  }

  var seedPurpose: String { "сид первой партии" }
  var categoryPurpose: String { "pop, electronic, rock, metal, rap (обычно pop)" }
  var pairsPurpose: String { "сколько пар в партии (по умолчанию 8)" }
  var cardsPurpose: String { "split: название и исполнитель на разных карточках" }
  var deckPurpose: String { "играть с песнями из ФАЙЛА" }
  var tunesPurpose: String { "источник песен (в диалоге по умолчанию auto)" }
  var botPurpose: String { "КОМАНДА играет под именем ИМЯ; можно несколько" }
  var homePurpose: String { "хранить данные в этой папке" }
  var noHomePurpose: String { "не читать и не хранить файлы (так в скриптах)" }
  var recordPurpose: String { "записать сеанс в ФАЙЛ" }
  var overwritePurpose: String { "разрешить --record заменить существующий файл" }
  var replayPurpose: String { "сыграть запись из ФАЙЛА и продолжить" }
  var tracePurpose: String { "записывать действия и их итоги в ФАЙЛ" }
  var formatPurpose: String { "текст или JSON: по объекту в строке" }
  var noEchoPurpose: String { "не печатать строки скрипта перед ответами" }
  var strictPurpose: String { "выйти с кодом 1, если строка не выполнена" }
  var colorPurpose: String { "цвет в диалоге; auto учитывает NO_COLOR и TERM" }
  var noColorPurpose: String { "то же, что --color never" }
  var speedPurpose: String { "пауза после каждой карточки программы" }
  var boardPurpose: String { "auto (по терминалу), full, small или plain" }
  var plainPurpose: String { "всё словами, для чтения с экрана" }
  var screenReaderPurpose: String { "то же, что --plain" }
  var languagePurpose: String { "язык программы (по умолчанию — системы)" }
  var checkPurpose: String { "сыграть протоколы ФАЙЛ... заново и сравнить" }
  var updatePurpose: String { "с --check: переписать отличающиеся протоколы" }
  var generatePurpose: String { "вывести man, автодополнение или JSON Schema" }
  var helpPurpose: String { "показать эту справку; также -h" }
  var versionPurpose: String { "показать версию и лицензию" }

  var gamesPurpose: String { "сколько партий (по умолчанию 10000)" }
  var simulatedPairsPurpose: String { "сколько пар в партии (по умолчанию 8)" }
  var simulatedPlayerPurpose: String { "игрок, можно несколько (по умолчанию optimal)" }
  var simulatedSeedPurpose: String { "сид партии 0; у партии 1 — следующий и так далее" }
  var firstGamePurpose: String { "номер первой партии (по умолчанию 0)" }
  var jobsPurpose: String { "партий сразу (по умолчанию — число процессоров)" }
  var reportFormatPurpose: String { "отчёт текстом или один объект JSON" }
  var mergePurpose: String { "объединить JSON частей (ФАЙЛ... или стандартный ввод)" }
  var plainReportPurpose: String { "отчёт словами, для чтения с экрана" }

  func wrongValue(_ value: String, of name: String, taking expected: ExpectedValue) -> String {
    "\(quoted(value)) не подходит для \(name): \(described(expected))"
  }

  private func described(_ expected: ExpectedValue) -> String {
    switch expected {
    case .number(let least, let most): "нужно число от \(least) до \(most)"
    case .oneOf, .listed, .language: "можно выбрать \(choice(of: expected.words))"
    case .autoOrPairs: "нужно auto или число от 2 до количества песен"
    case .file, .deck: "нужен путь к файлу"
    case .folder: "нужен путь к папке"
    case .programPlayer: "нужно имя компьютерного игрока"
    case .seconds: "нужны секунды, больше 0 и не больше 3600, например 10 или 0.5"
    case .address: "нужен адрес https или адрес http на этом компьютере"
    case .bot: "нужно ИМЯ=КОМАНДА; имя без пробелов и двоеточий, не как у компьютерного игрока"
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
