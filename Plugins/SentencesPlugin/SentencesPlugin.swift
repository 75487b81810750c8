import Foundation
import PackagePlugin

/// Makes the sentences of `Wording` from its catalogs when the package is built.
@main
struct SentencesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let files = try FileManager.default.contentsOfDirectory(
      at: target.directoryURL.appending(path: "Catalogs"), includingPropertiesForKeys: nil
    ).sorted { $0.path() < $1.path() }
    let words = files.filter { ["words", "patterns"].contains($0.pathExtension) }
    // English first: the others must have its messages.
    var catalogs = files.filter { $0.pathExtension == "ftl" }
    catalogs.swapAt(0, catalogs.firstIndex { $0.lastPathComponent == "en.ftl" }!)
    let folder = context.pluginWorkDirectoryURL
    let names = catalogs.map { $0.deletingPathExtension().lastPathComponent.uppercased() }
    let made = ["Sentences"] + names.map { "Catalog\($0)" }
    return [
      .buildCommand(
        displayName: "Sentences", executable: try context.tool(named: "sentences").url,
        arguments: [folder.path()] + catalogs.map { $0.path() }, inputFiles: catalogs + words,
        outputFiles: made.map { folder.appending(path: "\($0).swift") })
    ]
  }
}
