import CMalloc
import Glibc
import SettingsDocuments
import SettingsSchema

// check-speed FILE SCHEMA PATH VALUE [COUNT]: checks a settings file, then changes one value there and back, COUNT times
// over, and asks as often what would be wrong with it.
// Prints one line of JSON: the seconds that the first check takes, the least that checking after a change takes and that
// asking takes before one, and the bytes that the process holds more for the check.

let words = Array(CommandLine.arguments.dropFirst())
guard words.count >= 4, let content = try? FileContent(words[0]), let rules = try? FileContent(words[1]),
  let path = try? Path(parsing: words[2])
else {
  print("check-speed FILE SCHEMA PATH VALUE [COUNT]")
  exit(2)
}
let count = words.count > 4 ? Int(words[4]) ?? 5 : 5
let value = Int(words[3]).map { Value.number(Number($0)) } ?? .string(words[3])

func seconds() -> Double {
  var now = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
  return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
}

/// The bytes that are taken from the allocator.
func held() -> Int { Int(mallinfo2().uordblks + mallinfo2().hblkhd) }

let schema = try CompiledSchema(try Document(parsing: rules.bytes, as: .json))
let document = try Document(
  parsing: content.bytes, as: Format.detect(name: words[0], content: content.bytes) ?? .json)
let before = held()
var start = seconds()
var check = DocumentCheck(of: document, against: schema)
let whole = seconds() - start
let memory = held() - before
let former = document.node(at: path)?.value ?? .null
var edit = Double.infinity
var checking = Double.infinity
var asking = Double.infinity
for round in 0..<count * 2 {
  let value = round.isMultiple(of: 2) ? value : former
  start = seconds()
  _ = check.problems(setting: value, at: path)
  asking = min(asking, seconds() - start)
  start = seconds()
  let edited = try check.document.applying(.set(path, value)).document
  edit = min(edit, seconds() - start)
  start = seconds()
  check.update(to: edited)
  checking = min(checking, seconds() - start)
}
print(
  "{\"bytes\": \(content.bytes.count), \"problems\": \(check.problems.count), \"whole\": \(whole), \"edit\": \(edit),",
  "\"after edit\": \(checking), \"before edit\": \(asking), \"memory\": \(memory)}")
