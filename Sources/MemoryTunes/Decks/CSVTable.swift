import Text

/// The form of a CSV file (RFC 4180): what separates its fields, and which columns count.
struct CSVTable {
  private let separator: UInt8
  /// For each column of a deck its index in the file, as the header says; nil without a header: the first ones.
  private let places: [Int?]?
  /// Whether its pairs are words and translations, or the like: unless its header names a title and an artist.
  let isOfWords: Bool
  /// Whether fields are HTML.
  private var isHTML = false

  private static let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), tab]
  private static let tab = UInt8(ascii: "\t")

  private static let names: [String: Deck.Column] = [
    "title": .title, "front": .title, "word": .title, "term": .title, "question": .title, "kanji": .title,
    "hanzi": .title,
    "слово": .title, "термин": .title, "вопрос": .title, "单词": .title, "术语": .title, "问题": .title, "正面": .title,
    "artist": .artist, "back": .artist, "translation": .artist, "definition": .artist, "answer": .artist,
    "reading": .artist, "pinyin": .artist,
    "перевод": .artist, "определение": .artist, "ответ": .artist, "翻译": .artist, "释义": .artist, "答案": .artist,
    "背面": .artist,
    "album": .album, "theme": .album, "тема": .album, "主题": .album, "artwork": .artwork,
  ]
  private static let readings: Set = ["reading", "pinyin"]

  init(_ notes: AnkiNotes) {
    (separator, places, isOfWords, isHTML) = (notes.separator, notes.places, true, notes.isHTML)
  }

  /// Whether the first line with a tune has several fields in no other form, and every record as many.
  static func hasRows(_ lines: DeckLines) -> Bool {
    var rest = lines
    guard let line = try? rest.nextWithTune(), !line.contains(tab), !DeckReader.hasDash(line) else {
      return false
    }
    return separators.contains { line.contains($0) && isTable(lines, separatedBy: $0, least: 2) }
  }

  /// Looks at the beginning of a file and skips its header.
  init(in lines: inout DeckLines) throws(DeckFailure) {
    var separators: [UInt8] = []
    let named = Self.namedSeparator(in: &lines)
    for separator in named.map({ [$0] }) ?? Self.separators {
      var rest = lines
      // The line of a problem is reported when it is read.
      guard let record = try? Self.record(in: &rest, separatedBy: separator) else { continue }
      if let places = try Self.header(record.columns, line: rest.number) {
        (self.separator, self.places) = (separator, places)
        let names = Set(Self.fields(record.columns).map(Self.name))
        isOfWords = places[1] != nil && !names.isSuperset(of: ["title", "artist"])
        lines = rest
        return
      }
      if record.columns.contains(Self.tab) { separators.append(separator) }
    }
    if separators.count > 1 {
      let first = lines
      separators = separators.filter { Self.isTable(first, separatedBy: $0) }
      guard separators.count == 1 else {
        _ = try lines.nextWithTune()
        throw .content(.unclearColumns, lines.number)
      }
    }
    (separator, places, isOfWords) = (named ?? separators.first ?? Self.separators[0], nil, true)
  }

  /// The separator in a first line such as `sep=;`, which Excel writes and reads; skips the line.
  private static func namedSeparator(in lines: inout DeckLines) -> UInt8? {
    var rest = lines
    guard !rest.isAtEnd else { return nil }
    let line = rest.next().trimmed(of: "\" ")
    guard line.count == 5, String(decoding: line.dropLast(), as: UTF8.self).lowercased() == "sep=" else {
      return nil
    }
    lines = rest
    return line.last
  }

  /// The next tune as columns separated by tabs; nil at the end of the file.
  func nextTune(in lines: inout DeckLines) throws(DeckFailure) -> ArraySlice<UInt8>? {
    guard let record = try Self.record(in: &lines, separatedBy: separator)?.columns else { return nil }
    guard let places else { return record[...] }
    let fields = Self.fields(record)
    let columns = places.map { place in place.flatMap { $0 < fields.count ? fields[$0] : nil } ?? [] }
    return Array(columns.map { isHTML ? HTMLText.plain($0) : $0 }.joined(separator: [Self.tab]))[...]
  }

  private static func fields(_ record: [UInt8]) -> [ArraySlice<UInt8>] {
    record.split(separator: tab, omittingEmptySubsequences: false)
  }

  private static func name(_ field: ArraySlice<UInt8>) -> String {
    String(decoding: field, as: UTF8.self).lowercased().split(separator: " ").joined(separator: " ")
  }

  /// The index of each column of a deck, if a record names them: all of its fields are names, or one is that of
  /// a title and one that of an artist.
  private static func header(_ record: [UInt8], line: Int) throws(DeckFailure) -> [Int?]? {
    let columns = columns(fields(record).map(name))
    let (titles, artists) = (columns.count { $0 == .title }, columns.count { $0 == .artist })
    let isHeader = titles + artists > 0 && !columns.contains(nil) || titles > 0 && artists > 0
    guard isHeader else { return nil }
    guard titles == 1, artists <= 1 else { throw .content(.unclearColumns, line) }
    return Deck.Column.allCases.map { columns.firstIndex(of: $0) }
  }

  /// The column of a deck that each field names; nil for one that names none. A language is a side of a card
  /// that no other field names, if the other side is named as well. A translation goes before how a word is
  /// read.
  private static func columns(_ fields: [String]) -> [Deck.Column?] {
    let named = fields.map { names[$0] }
    var columns = named
    let languages = fields.map(LanguageName.index)
    for side in [Deck.Column.title, .artist] {
      if zip(named, fields).contains(where: { $0 == side && !readings.contains($1) }) { continue }
      let other = zip(columns, languages).first { $0 == .title && $1 != nil }?.1
      if let place = languages.firstIndex(where: { $0 != nil && $0 != other }) { columns[place] = side }
    }
    if !columns.contains(.title) || !columns.contains(.artist) { return named }
    guard columns.count(where: { $0 == .artist }) > 1 else { return columns }
    return zip(columns, fields).map { readings.contains($1) ? nil : $0 }
  }

  /// Whether every record is valid and has the same number of fields, and there are at least this many.
  private static func isTable(_ lines: DeckLines, separatedBy separator: UInt8, least: Int = 0) -> Bool {
    var lines = lines
    var size: Int?
    var records = 0
    do throws(DeckFailure) {
      while let record = try record(in: &lines, separatedBy: separator) {
        let fields = record.columns.count { $0 == tab }
        guard record.isValid, size ?? fields == fields else { return false }
        (size, records) = (fields, records + 1)
      }
    } catch {
      return false
    }
    return records >= least
  }

  /// The next record, which continues over line ends inside quotes: its fields, separated by tabs, without any
  /// tabs of their own, and with a blank for each line end. Nil at the end of the file. `isValid`: whether
  /// quotes are only around fields, and doubled inside.
  private static func record(
    in lines: inout DeckLines, separatedBy separator: UInt8
  ) throws(DeckFailure) -> (columns: [UInt8], isValid: Bool)? {
    guard var text = try lines.nextWithTune() else { return nil }
    let begin = lines.number
    var record = (columns: [UInt8](), isValid: true)
    // Whether the current byte is inside quotes, and whether its field began with a quote.
    var (isQuoted, wasQuoted) = (false, false)
    while true {
      var isAtStart = !isQuoted
      var index = text.startIndex
      while index < text.endIndex {
        let byte = text[index]
        index += 1
        switch byte {
        case UInt8(ascii: "\"") where isAtStart: (isQuoted, wasQuoted) = (true, true)
        case UInt8(ascii: "\"") where isQuoted && index < text.endIndex && text[index] == byte:
          record.columns.append(byte)
          index += 1
        case UInt8(ascii: "\"") where isQuoted: isQuoted = false
        case separator where !isQuoted:
          record.columns.append(tab)
          (isAtStart, wasQuoted) = (true, false)
          continue
        default:
          if !isQuoted, wasQuoted || byte == UInt8(ascii: "\"") { record.isValid = false }
          if byte != tab { record.columns.append(byte) }
        }
        isAtStart = false
      }
      if !isQuoted { return record }
      guard !lines.isAtEnd, record.columns.count <= DeckFailure.longestLine else {
        throw .content(lines.isAtEnd ? .openQuote : .lineTooLong, begin)
      }
      record.columns.append(UInt8(ascii: " "))
      text = lines.next()
    }
  }
}
