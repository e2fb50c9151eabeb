/// A file or folder that is held open, and closed with the last reference to it.
final class HeldDescriptor: Sendable {
  let descriptor: FileDescriptor
  private let fileSystem: any FileSystem

  init(_ descriptor: FileDescriptor, _ fileSystem: any FileSystem) {
    self.descriptor = descriptor
    self.fileSystem = fileSystem
  }

  deinit { fileSystem.close(descriptor) }
}
