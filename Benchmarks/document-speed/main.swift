import Glibc
import SettingsDocuments

// document-speed FILE PATH VALUE [COUNT]: reads a settings file and changes one value, COUNT times over.
// Prints one line of JSON: the least seconds that parsing takes, that parsing and one proven change take, that a change
// of an open document and taking it back take, and the bytes of the process at its peak beyond those before.

// document-speed --read FILE COUNT: only reads a settings file, COUNT times over, and says what memory it takes.

// document-speed --detect: tells the formats of the files whose paths are the lines of standard input, and the seconds.

let words = Array(CommandLine.arguments.dropFirst())
if words == ["--detect"] {
  Detection.measure()
  exit(0)
}
if words.count == 3, words[0] == "--read" {
  try Reading.measure(words[1], count: Int(words[2]) ?? 1)
  exit(0)
}
guard words.count >= 3, let content = try? FileContent(words[0]), let path = try? Path(parsing: words[1]) else {
  print("document-speed FILE PATH VALUE [COUNT]\ndocument-speed --read FILE COUNT\ndocument-speed --detect")
  exit(2)
}
let format = Format.detect(name: words[0], content: content.bytes) ?? .json
let count = words.count > 3 ? Int(words[3]) ?? 5 : 5
let value = Int(words[2]).map { Value.number(Number($0)) } ?? .string(words[2])

func seconds() -> Double {
  var now = timespec()
  clock_gettime(CLOCK_MONOTONIC, &now)
  return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
}

Memory.forgetPeak()
let before = Memory.peak
let first = try Document(parsing: content.bytes, as: format)
let parsedPeak = Memory.peak - before
var parsing = Double.infinity
var changing = Double.infinity
for _ in 0..<count {
  let start = seconds()
  let document = try Document(parsing: content.bytes, as: format)
  let parsed = seconds()
  _ = try document.applying(.set(path, value)).document
  parsing = min(parsing, parsed - start)
  changing = min(changing, seconds() - start)
}

var setting = Double.infinity
var undoing = Double.infinity
for _ in 0..<count {
  var history = EditHistory(first)
  let start = seconds()
  try history.apply(.set(path, value))
  let set = seconds()
  history.undo()
  undoing = min(undoing, seconds() - set)
  setting = min(setting, set - start)
}

let sizes = "\"bytes\": \(content.bytes.count), \"memory\": \(parsedPeak)"
let times = "\"parse\": \(parsing), \"edit\": \(changing), \"set\": \(setting), \"undo\": \(undoing)"
print("{\"format\": \"\(format.name)\", \(sizes), \(times)}")
withExtendedLifetime(first) {}
