import SettingsFiles

/// The files of settings that packages brought, and how they are now.
package struct ShippedFiles: Sendable {
  /// What became of a file that a package brought.
  package struct Changed: Sendable, Equatable {
    package let path: String
    package let package: String
    /// Whether it is not there any more.
    package let isGone: Bool
    /// The MD5 of the text that was shipped.
    let hash: String
  }

  /// All of them; ucf knows better than dpkg of what both have.
  package let conffiles: [DpkgDatabase.Conffile]

  package init(dpkg: DpkgDatabase = DpkgDatabase(), ucf: UcfDatabase = UcfDatabase()) {
    let ofUcf = ucf.conffiles
    let known = Set(ofUcf.map(\.path))
    conffiles = (dpkg.conffiles.filter { !known.contains($0.path) } + ofUcf).ordered { $0.path < $1.path }
  }

  /// What became of one of them; nil where it is as it was shipped, or may not be read.
  package static func change(of file: DpkgDatabase.Conffile) -> Changed? {
    do throws(FileError) {
      let content = try FileContent(file.path)
      if ContentHash.md5(of: content.bytes) == file.hash { return nil }
      return Changed(path: file.path, package: file.package, isGone: false, hash: file.hash)
    } catch .notFound {
      return Changed(path: file.path, package: file.package, isGone: true, hash: file.hash)
    } catch {
      return nil
    }
  }
}

extension ShippedFiles.Changed {
  /// The text that the package shipped, where it is at hand: kept by ucf, beside the file, in the package's other folders,
  /// or in a package in apt's cache. Each has to have the hash that is known, so that no other version is taken for it.
  ///
  /// - Complexity: a few files; the whole package where it is in the cache and nothing else has the text.
  package func shippedText() -> [UInt8]? {
    if let text = UcfDatabase().text(of: path), isShipped(text) { return text }
    for place in places {
      if let text = try? FileContent(place).bytes, isShipped(text) { return text }
    }
    for archive in PackageArchive.paths(of: package) {
      if let text = PackageArchive(archive).text(of: path), isShipped(text) { return text }
    }
    return nil
  }

  private func isShipped(_ text: [UInt8]) -> Bool { ContentHash.md5(of: text) == hash }

  private var places: [String] {
    let name = FilePath.name(of: path)
    let beside = [".dpkg-dist", ".dpkg-new", ".dpkg-old", ".ucf-dist", ".ucf-new", ".ucf-old"].map { path + $0 }
    let folders = ["/usr/share/\(package)", "/usr/lib/\(package)", "/usr/share/doc/\(package)/examples"]
    let below = folders.flatMap { folder in
      ((try? SystemFileSystem().names(in: folder)) ?? []).prefix(50).map { FilePath.join(folder, $0) }
    }
    return beside + (folders + below).map { FilePath.join($0, name) }
  }
}
