import Foundation
import PackagePlugin

/// Makes the sentences of `Wording` from its catalogs when the package is built.
@main
struct SentencesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let catalogs = ["en", "ru", "zh"].map { target.directoryURL.appending(path: "\($0).ftl") }
    let words = ["ru", "zh"].map { target.directoryURL.appending(path: "\($0).words") }
    let folder = context.pluginWorkDirectoryURL
    let made = ["Sentences", "CatalogEN", "CatalogRU", "CatalogZH"]
    return [
      .buildCommand(
        displayName: "Sentences", executable: try context.tool(named: "sentences").url,
        arguments: [folder.path()] + catalogs.map { $0.path() }, inputFiles: catalogs + words,
        outputFiles: made.map { folder.appending(path: "\($0).swift") })
    ]
  }
}
