import Glibc
import SettingsDocuments

// What libFuzzer calls (https://llvm.org/docs/LibFuzzer.html). FUZZ_TARGET names a format, or `schema`.

private let target = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? "json"
private let format = Format.named(target)

@_cdecl("LLVMFuzzerTestOneInput")
public func tryInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: start, count: count))
  let broken = format.map { DocumentTrial(format: $0).run(input) } ?? SchemaTrial().run(input)
  if let broken { fatalError("\(target): \(broken)") }
  return 0
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ tryOne: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Under this name the package manager expects a program's beginning.
@_cdecl("fuzz_main")
public func main(_ count: CInt, _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> CInt {
  var (count, words) = (count, words)
  return runDriver(&count, &words, tryInput)
}
