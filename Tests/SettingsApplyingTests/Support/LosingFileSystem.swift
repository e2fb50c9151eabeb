import Glibc
import SettingsDocuments

@testable import SettingsFiles

/// A file system in memory that may lose power after any of its operations: what was not synced is lost then, or a part
/// of it. It may be full as well.
final class LosingFileSystem: FileSystem, @unchecked Sendable {
  /// What is left of what was not synced.
  enum Loss: CaseIterable {
    /// All of it, as when a program is killed.
    case nothing
    /// What is in memory alone, as when a machine is ended whose disk is another's file system.
    case memory
    case everything
    /// Each name and each content by itself, as chance has it.
    case some
  }

  final class Node {
    var isFolder: Bool
    var content: [UInt8] = []
    var reserved = 0
    var owner: UInt32 = 0
    var mode: UInt32
    var children: [String: Node] = [:]
    fileprivate var durable: (content: [UInt8], owner: UInt32, mode: UInt32) = ([], 0, 0)
    fileprivate var durableChildren: [String: Node] = [:]
    fileprivate let inode: UInt64

    fileprivate init(isFolder: Bool, mode: UInt32, inode: UInt64) {
      (self.isFolder, self.mode, self.inode) = (isFolder, mode, inode)
      durable.mode = mode
    }
  }

  private struct Handle {
    let node: Node
    let path: String
    var appends = false
  }

  private(set) var root: Node
  private var handles: [Int32: Handle] = [:]
  private var nextHandle: Int32 = 10
  private var nextInode: UInt64 = 2
  /// How many operations that change something were done, and those after which power is lost.
  private(set) var operations = 0
  var limit = Int.max
  /// How many bytes there are; nil for any number.
  var capacity: Int?

  init() { root = Node(isFolder: true, mode: 0o755, inode: 1) }

  var account: UInt32 { 0 }
  var processIdentifier: Int32 { 1 }
  func wait(milliseconds: Int) {}

  /// From now on there is no more room than what is in use.
  func fill() { capacity = used }

  /// Whether power is lost.
  var isDead: Bool { operations >= limit }

  // MARK: - Power

  /// The machine goes on with what is left; what is in memory alone is gone.
  func restart(_ loss: Loss, seed: UInt64) {
    var chance = seed | 1
    func keeps() -> Bool {
      switch loss {
      case .nothing, .memory: return true
      case .everything: return false
      case .some:
        chance = chance &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return chance >> 33 & 1 == 1
      }
    }
    func settle(_ node: Node) {
      if node.isFolder {
        for name in Set(node.children.keys).union(node.durableChildren.keys) where !keeps() {
          node.children[name] = node.durableChildren[name]
        }
        for child in node.children.values { settle(child) }
        node.durableChildren = node.children
      } else {
        if !keeps() { (node.content, node.owner, node.mode) = node.durable }
        node.durable = (node.content, node.owner, node.mode)
      }
    }
    settle(root)
    if loss != .nothing { root.children["run"] = nil }
    (handles, limit) = ([:], .max)
  }

  private func change(_ name: String) throws(FileSystemError) {
    if operations >= limit { throw FileSystemError("power", name, code: EIO) }
    operations += 1
  }

  // MARK: - What is there

  func add(_ path: String, _ text: String?, mode: UInt32 = 0o644) {
    var node = root
    let names = path.split(separator: "/").map(String.init)
    for (index, name) in names.enumerated() {
      let isLast = index == names.count - 1
      let child = node.children[name] ?? make(isFolder: !(isLast && text != nil), mode: isLast ? mode : 0o755)
      node.children[name] = child
      node.durableChildren[name] = child
      node = child
    }
    if let text {
      node.content = Array(text.utf8)
      node.durable = (node.content, node.owner, node.mode)
    }
  }

  func text(_ path: String) -> String? {
    (try? node(path)).flatMap { $0.isFolder ? nil : String(decoding: $0.content, as: UTF8.self) }
  }

  private func make(isFolder: Bool, mode: UInt32) -> Node {
    nextInode += 1
    return Node(isFolder: isFolder, mode: mode, inode: nextInode)
  }

  private func node(_ path: String) throws(FileSystemError) -> Node {
    var node = root
    for name in path.split(separator: "/") {
      guard let child = node.children[String(name)] else { throw FileSystemError("find", path, code: ENOENT) }
      node = child
    }
    return node
  }

  private func child(_ name: String, _ folder: FileDescriptor) throws(FileSystemError) -> Node {
    let folder = try handle(folder).node
    if name == "." { return folder }
    guard let node = folder.children[name] else { throw FileSystemError("find", name, code: ENOENT) }
    return node
  }

  private func handle(_ file: FileDescriptor) throws(FileSystemError) -> Handle {
    guard let handle = handles[file.number] else { throw FileSystemError("use", "", code: EBADF) }
    return handle
  }

  private func status(_ node: Node) -> FileStatus {
    FileStatus(
      kind: node.isFolder ? .folder : .regular, size: node.content.count, mode: node.mode, owner: node.owner, group: 0,
      links: 1, device: 1, inode: node.inode, modified: 0, changed: 0)
  }

  private func held(_ node: Node, _ path: String, appends: Bool = false) -> FileDescriptor {
    nextHandle += 1
    handles[nextHandle] = Handle(node: node, path: path, appends: appends)
    return FileDescriptor(number: nextHandle)
  }

  private var used: Int {
    func size(_ node: Node) -> Int {
      node.isFolder ? node.children.values.reduce(0) { $0 + size($1) } : max(node.content.count, node.reserved)
    }
    return size(root)
  }

  private func checkRoom(_ more: Int) throws(FileSystemError) {
    if let capacity, used + more > capacity { throw FileSystemError("write", "", code: ENOSPC) }
  }

  func status(of path: String) throws(FileSystemError) -> FileStatus { status(try node(path)) }
  func linkStatus(of path: String) throws(FileSystemError) -> FileStatus { status(try node(path)) }

  func resolve(_ path: String) throws(FileSystemError) -> String {
    _ = try node(path)
    return path
  }

  func names(in folder: String) throws(FileSystemError) -> [String] { try node(folder).children.keys.sorted() }

  // MARK: - By a folder

  func openFolder(_ name: String, in folder: FileDescriptor?) throws(FileSystemError) -> FileDescriptor {
    let node = if let folder { try child(name, folder) } else { try node(name) }
    guard node.isFolder else { throw FileSystemError("open", name, code: ENOTDIR) }
    return held(node, name)
  }

  func link(_ name: String, in folder: FileDescriptor) throws(FileSystemError) -> String {
    throw FileSystemError("read the link", name, code: EINVAL)
  }

  func status(of name: String, in folder: FileDescriptor) throws(FileSystemError) -> FileStatus {
    status(try child(name, folder))
  }

  func names(in folder: FileDescriptor) throws(FileSystemError) -> [String] {
    try handle(folder).node.children.keys.sorted()
  }

  func open(
    _ name: String, in folder: FileDescriptor, for access: FileAccess
  ) throws(FileSystemError) -> FileDescriptor {
    if case .appending = access, try handle(folder).node.children[name] == nil {
      return try create(name, in: folder, mode: 0o600)
    }
    return held(try child(name, folder), name)
  }

  func create(_ name: String, in folder: FileDescriptor, mode: UInt32) throws(FileSystemError) -> FileDescriptor {
    try change(name)
    let folder = try handle(folder).node
    if folder.children[name] != nil { throw FileSystemError("create", name, code: EEXIST) }
    let node = make(isFolder: false, mode: mode)
    folder.children[name] = node
    return held(node, name)
  }

  func makeFolder(_ name: String, in folder: FileDescriptor, mode: UInt32) throws(FileSystemError) {
    try change(name)
    let folder = try handle(folder).node
    if folder.children[name] != nil { throw FileSystemError("make the folder", name, code: EEXIST) }
    folder.children[name] = make(isFolder: true, mode: mode)
  }

  func rename(
    _ name: String, to newName: String, in folder: FileDescriptor, _ kind: RenameKind
  ) throws(FileSystemError) {
    try change(name)
    let node = try child(name, folder)
    let folder = try handle(folder).node
    let other = folder.children[newName]
    switch kind {
    case .ifFree where other != nil: throw FileSystemError("rename", name, code: EEXIST)
    case .exchanging:
      guard let other else { throw FileSystemError("rename", name, code: ENOENT) }
      folder.children[name] = other
    case .ifFree, .replacing: folder.children[name] = nil
    }
    folder.children[newName] = node
  }

  func remove(_ name: String, in folder: FileDescriptor) throws(FileSystemError) {
    try change(name)
    _ = try child(name, folder)
    try handle(folder).node.children[name] = nil
  }

  func removeFolder(_ name: String, in folder: FileDescriptor) throws(FileSystemError) {
    try change(name)
    if try !child(name, folder).children.isEmpty { throw FileSystemError("remove", name, code: ENOTEMPTY) }
    try handle(folder).node.children[name] = nil
  }

  func syncFolder(_ folder: FileDescriptor) throws(FileSystemError) {
    try change("sync")
    let node = try handle(folder).node
    node.durableChildren = node.children
  }

  // MARK: - An open file

  func status(of file: FileDescriptor) throws(FileSystemError) -> FileStatus { status(try handle(file).node) }

  func read(_ file: FileDescriptor, limit: Int) throws(FileSystemError) -> [UInt8] { try handle(file).node.content }

  func write(_ bytes: [UInt8], to file: FileDescriptor, at offset: Int?) throws(FileSystemError) {
    try change("write")
    let node = try handle(file).node
    try checkRoom(bytes.count)
    node.content.replaceSubrange((offset ?? node.content.count)..., with: bytes)
  }

  func truncate(_ file: FileDescriptor, to size: Int) throws(FileSystemError) {
    try change("truncate")
    let node = try handle(file).node
    node.content = Array(node.content.prefix(size))
  }

  func reserve(_ size: Int, for file: FileDescriptor) throws(FileSystemError) {
    let node = try handle(file).node
    try checkRoom(size - max(node.reserved, node.content.count))
    node.reserved = size
  }

  func sync(_ file: FileDescriptor) throws(FileSystemError) {
    try change("sync")
    let node = try handle(file).node
    node.durable = (node.content, node.owner, node.mode)
  }

  func close(_ file: FileDescriptor) { handles[file.number] = nil }

  // MARK: - Owner, mode and attributes

  func setOwner(_ owner: UInt32, group: UInt32, of file: FileDescriptor) throws(FileSystemError) {
    try change("owner")
    try handle(file).node.owner = owner
  }

  func setMode(_ mode: UInt32, of file: FileDescriptor) throws(FileSystemError) {
    try change("mode")
    try handle(file).node.mode = mode
  }

  func attributes(of file: FileDescriptor) throws(FileSystemError) -> [FileAttribute] { [] }
  func setAttribute(_ attribute: FileAttribute, of file: FileDescriptor) throws(FileSystemError) {}
  func removeAttribute(_ name: String, of file: FileDescriptor) throws(FileSystemError) {}
  func flags(of file: FileDescriptor) throws(FileSystemError) -> FileFlags { [] }
  func setFlags(_ flags: FileFlags, of file: FileDescriptor) throws(FileSystemError) {}
  func writeRefusal(of name: String, in folder: FileDescriptor) -> Int32? { nil }
  func lock(_ file: FileDescriptor) throws(FileSystemError) -> Bool { true }
  func hasWriters(_ file: FileDescriptor) -> Bool { false }
}
