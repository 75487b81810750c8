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
}
