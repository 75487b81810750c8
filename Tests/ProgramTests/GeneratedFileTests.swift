import Foundation
import Testing

@Suite struct GeneratedFileTests {
  @Test(arguments: [
    ("--generate man", 26), ("--complete 1 memory-tunes --", 20), ("--complete 2 memory-tunes simulate --", 9),
  ])
  func `the manual and completions list every option of help`(request: String, least: Int) throws {
    let part = request.contains("simulate") ? "simulate" : ""
    let help = try Program.run("$P \(part) --help").output
    let generated = try Program.run("$P \(request)")
    #expect(generated.status == 0 && generated.errors.isEmpty)
    let options = help.split(separator: "\n").compactMap { line in
      line.hasPrefix("  --") ? line.dropFirst(4).prefix { $0 != " " } : nil
    }
    #expect(options.count >= least)
    let text = generated.output.filter { $0 != "\\" }
    for option in options { #expect(text.contains(option), "\(request) lacks --\(option)") }
  }

  @Test func `the manual names every command that help lists`() throws {
    let page = try Program.run("$P --generate man").output
    let help = try Program.run("$P", input: "help all\n").output
    let commands = help.split(separator: "\n").filter { $0.hasPrefix("  ") && $0.dropFirst(2).first != " " }
      .map { $0.dropFirst(2).prefix { $0 != " " } }.filter { $0.allSatisfy(\.isLowercase) }
    #expect(commands.contains("flip") && commands.contains("quit"))
    for command in commands { #expect(page.contains(".It Ic \\&\(command)"), "no \(command)") }
  }

  @Test func `the JSON Schema is JSON`() throws {
    let schema = try Program.run("$P --generate json-schema")
    let object = try JSONSerialization.jsonObject(with: Data(schema.output.utf8)) as? [String: Any]
    #expect(schema.status == 0 && object?["$defs"] is [String: Any])
  }
}
