import Foundation
import PackagePlugin

/// Writes the pages of the folders `Formats` and `Programs` into a Swift file, so that they are part of the program.
@main
struct EmbedPages: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let package = context.package.directoryURL
    let pages = try ["Formats", "Formats/Refused", "Programs"].flatMap { folder in
      try FileManager.default.contentsOfDirectory(at: package.appending(path: folder), includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "toml" }.sorted { $0.path < $1.path }
    }
    let script = package.appending(path: "Scripts/embed-pages")
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedPages.swift")
    return [
      .buildCommand(
        displayName: "Embedding pages", executable: URL(filePath: "/bin/sh"),
        arguments: [script.path, output.path] + pages.map(\.path), inputFiles: pages + [script], outputFiles: [output])
    ]
  }
}
