/// A completion for fish.
struct FishCompletion {
  let text: String

  init(_ usage: ProgramUsage) {
    var lines = [
      "# Completion of \(usage.name) for fish. Made by: \(usage.name) --generate fish", "",
    ]
    let command = "complete -c \(usage.name)"
    let decks = "__\(usage.identifier)_decks"
    if usage.namesDecks {
      lines += [
        "# The decks in the folders of decks.",
        "function \(decks)",
        "    set -q XDG_DATA_HOME; and set -l data $XDG_DATA_HOME; or set -l data ~/.local/share",
        "    for deck in {$data,(dirname (command -s \(usage.name)))/../share}/\(usage.name)/decks/*",
        "        basename $deck",
        "    end",
        "end",
        "",
      ]
    }
    if usage.parts.isEmpty {
      lines += ["\(command) -f"] + usage.options.map { "\(command) \(Self.option($0, decks: decks))" }
    } else {
      let part = "__\(usage.identifier)_part"
      lines += [
        "# The part of the program that the line calls, if it is the one named.",
        "function \(part)",
        "    set -l words (commandline -opc)",
        "    test \"$words[2]\" = \"$argv[1]\"",
        "end",
        "",
        "\(command) -f",
      ]
      let none = "not " + usage.parts.map { "\(part) \($0.name)" }.joined(separator: "; and not ")
      for one in usage.parts {
        lines.append(
          "\(command) -n 'test (count (commandline -opc)) -eq 1' -a \(one.name) -d '\(Self.quoted(one.purpose))'"
        )
        lines += one.options.map { "\(command) -n '\(part) \(one.name)' \(Self.option($0, decks: decks))" }
      }
      lines += usage.options.map { "\(command) -n '\(none)' \(Self.option($0, decks: decks))" }
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func option(_ option: ProgramOption, decks: String) -> String {
    var words = (option.letter.map { "-s \($0) " } ?? "") + "-l \(option.name)"
    if option.englishPlaceholder != nil {
      switch option.value {
      case .words(let list): words += " -x -a '\(quoted(list.joined(separator: " ")))'"
      case .file: words += " -r -F"
      case .deck: words += " -r -F -a '(\(decks))'"
      case .folder: words += " -x -a '(__fish_complete_directories)'"
      case .free: words += " -x"
      }
    }
    return words + " -d '\(quoted(option.englishPurpose))'"
  }

  private static func quoted(_ text: String) -> String {
    var quoted = ""
    for scalar in text.unicodeScalars {
      if scalar == "'" || scalar == "\\" { quoted += "\\" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted
  }
}
