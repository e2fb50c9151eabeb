import Glibc
import SettingsDocuments

// fidelity FOLDER [NAME …]: what editing does to every value of every document there, counted for each format.
// Exit status 1 when anything failed. The first failures of each are printed.

let words = CommandLine.arguments.dropFirst()
guard let root = words.first, (try? SystemFileSystem().status(of: root + "/corpus")) != nil else {
  print("skipped: \(words.first ?? "the folder of documents") is absent")
  exit(0)
}
let wanted = Set(words.dropFirst().map { $0.lowercased() })
let known = DocumentSource.all.map(\.name)
for name in words.dropFirst() where !known.contains(where: { $0.lowercased() == name.lowercased() }) {
  print("there is no format \(name) here, but \(known.joined(separator: ", "))")
  exit(2)
}
var hasFailed = false
for source in DocumentSource.all where wanted.isEmpty || wanted.contains(source.name.lowercased()) {
  let fidelity = await source.check(in: root, isComplete: true)
  print("\(source.name): \(fidelity)")
  for failure in fidelity.failures.prefix(20) { print("  \(failure)") }
  fflush(nil)
  if !fidelity.failures.isEmpty || fidelity.documents < source.minimum { hasFailed = true }
}
exit(hasFailed ? 1 : 0)
