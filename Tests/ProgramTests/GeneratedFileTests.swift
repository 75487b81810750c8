import Foundation
import Testing

@Suite struct GeneratedFileTests {
  @Test(arguments: ["man", "bash", "zsh", "fish"], [false, true])
  func `generated files list every option of help`(file: String, isFetch: Bool) throws {
    let program = isFetch ? "\"${P%/*}/memory-tunes-fetch\"" : "$P"
    let help = try Program.run("\(program) --help; \(isFetch ? "true" : "$P simulate --help")").output
    let generated = try Program.run("\(program) --generate \(file)")
    #expect(generated.status == 0 && generated.errors.isEmpty)
    let options = help.split(separator: "\n").compactMap { line in
      line.hasPrefix("  --") ? line.dropFirst(4).prefix { $0 != " " } : nil
    }
    #expect(options.contains(isFetch ? "limit" : "seed") && options.contains("games") != isFetch)
    let text = generated.output.filter { $0 != "\\" }
    for option in options { #expect(text.contains(option), "\(file) lacks --\(option)") }
  }

  /// Options with a list of words, a folder, a file, a number, and one that may be repeated.
  @Test(arguments: [
    (
      "bash",
      [
        "  --board)\n    words='auto full small plain'\n", "  --home)\n    compopt -o dirnames ",
        "  --deck)\n    compopt -o default ", "  --pairs)\n    return\n",
      ]
    ),
    (
      "zsh",
      [
        "'--board=[", ":SIZE:(auto full small plain)'", ":DIR:_files -/'", ":FILE:_files'",
        ":FILE:_memory_tunes_decks'", ":NUMBER: '",
        "'*--player=[",
      ]
    ),
    (
      "fish",
      [
        "-l board -x -a 'auto full small plain' -d", "-l home -x -a '(__fish_complete_directories)' -d",
        "-l deck -r -F -a '(__memory_tunes_decks)' -d", "-l pairs -x -d",
      ]
    ),
  ])
  func `each kind of value is completed correctly`(shell: String, pieces: [String]) throws {
    let text = try Program.run("$P --generate \(shell)").output
    for piece in pieces { #expect(text.contains(piece), "\(piece) is not in\n\(text)") }
  }

  @Test func `the manual names every command that help lists`() throws {
    let page = try Program.run("$P --generate man").output
    let help = try Program.run("$P", input: "help all\n").output
    let commands = help.split(separator: "\n").filter { $0.hasPrefix("  ") && $0.dropFirst(2).first != " " }
      .map { $0.dropFirst(2).prefix { $0 != " " } }.filter { $0.allSatisfy(\.isLowercase) }
    #expect(commands.contains("flip") && commands.contains("quit"))
    for command in commands { #expect(page.contains(".It Ic \\&\(command)"), "no \(command)") }
  }

  @Test func `the manual's sections are in the usual order`() throws {
    let page = try Program.run("$P --generate man").output
    let sections = page.split(separator: "\n").filter { $0.hasPrefix(".Sh ") }.map { $0.dropFirst(4) }
    #expect(
      sections == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "SIMULATION", "PLAYERS", "DECK FILES",
        "THE GAME OF THE DAY", "TRANSCRIPTS",
        "JSON",
        "ENVIRONMENT", "FILES", "EXIT STATUS", "EXAMPLES", "SEE ALSO", "BUGS",
      ])
  }

  @Test func `each computer player is described`() throws {
    let page = try Program.run("$P --generate man").output
    for name in ["optimal", "random", "forgetful:Q", "capacity:C", "zwick\\-paterson"] {
      #expect(page.contains(".It Cm \\&\(name)\n"), "no \(name)")
      #expect(!page.contains(".It Cm \\&\(name)\n.It") && !page.contains(".It Cm \\&\(name)\n.El"))
    }
  }

  @Test func `the JSON Schema is JSON, and the fetch program has none`() throws {
    let schema = try Program.run("$P --generate json-schema")
    let object = try JSONSerialization.jsonObject(with: Data(schema.output.utf8)) as? [String: Any]
    #expect(schema.status == 0 && object?["$defs"] is [String: Any])
    #expect(try Fetch.run(["--generate", "json-schema"]).status == 2)
  }

  @Test func `other words cannot be generated`() throws {
    let result = try Program.run("$P --generate html")
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(
      result.errors.contains(
        "invalid value 'html' for --generate (expected: man, bash, zsh, fish or json-schema)"))
    let fetch = try Fetch.run(["--generate", "html"])
    #expect(fetch.status == 2 && fetch.output.isEmpty)
    #expect(fetch.errors.contains("invalid value 'html' for --generate (expected: man, bash, zsh or fish)"))
  }

  @Test func `the version ends with the license and where to report bugs`() throws {
    for output in [try Program.run("$P --version").output, try Fetch.run(["--version"]).output] {
      let lines = output.split(separator: "\n")
      #expect(lines.count == 4 && lines[2].hasPrefix("License MIT"))
      #expect(lines.last == "Report bugs at https://github.com/memorytunes/memory-tunes/issues")
    }
  }
}
