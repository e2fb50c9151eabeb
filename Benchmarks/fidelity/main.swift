import Glibc
import SettingsDocuments

// fidelity FOLDER [NAME …]: what editing does to every value of every document there, counted for each format.
// Exit status 1 when anything failed. The first failures of each are printed.
//
// fidelity --rereading COUNT SEED FOLDER [NAME …]: instead, what reading parts of them again makes of so many random edits
// of each sort of documents, beside what a reading of the whole text does.

var words = CommandLine.arguments.dropFirst()
var rereading: (count: Int, seed: UInt64)?
if words.first == "--rereading" {
  let numbers = words.dropFirst().prefix(2)
  guard let count = numbers.first.flatMap({ Int($0) }), let seed = numbers.last.flatMap({ UInt64($0) }), words.count > 3
  else {
    print("fidelity --rereading COUNT SEED FOLDER [NAME …]")
    exit(2)
  }
  rereading = (count, seed)
  words = words.dropFirst(3)
}
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
  if let rereading {
    let found = await source.checkRereading(in: root, count: rereading.count, seed: rereading.seed)
    print("\(source.name): \(found)")
    for failure in found.failures.prefix(20) { print("  \(failure)") }
    fflush(nil)
    if !found.failures.isEmpty { hasFailed = true }
    continue
  }
  let fidelity = await source.check(in: root, isComplete: true)
  print("\(source.name): \(fidelity)")
  for failure in fidelity.failures.prefix(20) { print("  \(failure)") }
  fflush(nil)
  if !fidelity.failures.isEmpty || fidelity.documents < source.minimum { hasFailed = true }
}
exit(hasFailed ? 1 : 0)
