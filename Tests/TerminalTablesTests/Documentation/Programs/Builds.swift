import Curses
import TerminalTables

struct Build: Sendable {
  let number: Int
  let time: String
  let author: String
  var errors: [String] = []
}

extension FeedKind {
  static let passed = FeedKind(icon: "✓", role: .value)
  static let failed = FeedKind(icon: "!", role: .error)
}

struct Passed: FeedEntry {
  let build: Build
  let kind = FeedKind.passed
  let day = "Today"
  var id: AnyHashable { build.number }
  var time: String { build.time }
  var title: String { "Build \(build.number) passed" }
  var author: String { build.author }
}

struct Failed: FeedEntry {
  let build: Build
  let kind = FeedKind.failed
  let day = "Today"
  var id: AnyHashable { build.number }
  var time: String { build.time }
  var title: String { "Build \(build.number) failed" }
  var author: String { build.author }
}

final class FailedBody: FeedBody {
  private let text = TextContent(role: .error)
  init() {}
  func configure(with entry: Failed) { text.text = entry.build.errors.joined(separator: "\n") }
  func rows(columns: Int) -> Int { text.rows(columns: columns) }
  func draw(in region: Region, with palette: Palette) { text.draw(in: region, with: palette) }
}

@MainActor func makeFeed() -> Feed {
  var bodies = FeedBodies()
  bodies.register(FailedBody.self)
  return Feed(bodies: bodies)
}

@MainActor func follow(_ builds: AsyncStream<Build>, in feed: Feed) async {
  for await build in builds {
    feed.add([build.errors.isEmpty ? Passed(build: build) : Failed(build: build)])
  }
}
