import Foundation
import PackagePlugin

/// Writes the texts of the folders `Completions`, `Formats`, `Generated` and `Manual` and of `NOTICE`, and compressed those of
/// `Programs`, `Schemas`, `Metaschemas`, `Words` and `Knowledge`, into a Swift file, so that they are part of the program.
@main
struct EmbedPages: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let package = context.package.directoryURL
    let metaschemas = ["-04", "-06", "-07", "/2019-09", "/2019-09/meta", "/2020-12", "/2020-12/meta"]
    let releases = try FileManager.default.contentsOfDirectory(atPath: package.appending(path: "Knowledge").path)
    let folders =
      [
        "Completions", "Formats", "Formats/Fields", "Formats/Refused", "Generated", "Manual", "Programs", "Schemas",
        "Words",
      ]
      + metaschemas.map { "Metaschemas/draft" + $0 }
      + releases.filter { !$0.hasPrefix(".") }.sorted().map { "Knowledge/" + $0 }
    let endings = ["toml", "json", "txt", "bash", "zsh", "fish"]
    var pages = try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(at: package.appending(path: folder), includingPropertiesForKeys: nil)
        .filter { endings.contains($0.pathExtension) }.sorted { $0.path < $1.path }
    }
    pages.append(package.appending(path: "NOTICE"))
    let script = package.appending(path: "Scripts/embed-pages")
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedPages.swift")
    return [
      .buildCommand(
        displayName: "Embedding pages", executable: URL(filePath: "/bin/sh"),
        arguments: [script.path, output.path] + pages.map(\.path), inputFiles: pages + [script], outputFiles: [output])
    ]
  }
}
