import Foundation
import PackagePlugin

/// Makes Swift when the package is built. For `Wording`: the sentences from its catalogs, and a function with
/// the texts of the decks and of the files that `MemoryTunes` prints. For `Said`: what people type.
@main
struct SentencesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.pluginWorkDirectoryURL
    let tool = try context.tool(named: "sentences").url
    func path(_ url: URL) -> String { url.path(percentEncoded: false) }
    func files(in name: String) throws -> [URL] {
      try FileManager.default.contentsOfDirectory(
        at: target.directoryURL.appending(path: name).standardizedFileURL, includingPropertiesForKeys: nil
      ).sorted { path($0) < path($1) }
    }
    if target.name == "Said" {
      let files = try files(in: "../Wording/Catalogs").filter { $0.pathExtension == "said" }
      let made = folder.appending(path: "SaidText.swift")
      return [
        .buildCommand(
          displayName: "Said", executable: tool, arguments: ([made] + files).map(path),
          inputFiles: files, outputFiles: [made])
      ]
    }
    let others = try files(in: "../MemoryTunes/Decks/BuiltIn") + files(in: "../MemoryTunes/Manual/Generated")
    let files = try files(in: "Catalogs").filter { $0.pathExtension != "said" }
    // English first: the others must have its messages.
    var catalogs = files.filter { $0.pathExtension == "ftl" }
    catalogs.swapAt(0, catalogs.firstIndex { $0.lastPathComponent == "en.ftl" }!)
    let names = catalogs.map { $0.deletingPathExtension().lastPathComponent.uppercased() }
    let made = ["Sentences", "PackageFiles"] + names.map { "Catalog\($0)" }
    return [
      .buildCommand(
        displayName: "Sentences", executable: tool,
        arguments: ([folder] + catalogs + others).map(path), inputFiles: files + others,
        outputFiles: made.map { folder.appending(path: "\($0).swift") })
    ]
  }
}
