/// What the pages show and change.
@MainActor
final class Player {
  let qualities = ["自动", "高清", "标清"]
  var quality = "自动"
  let skips = [5, 10, 30]
  var skip = 10
  var cache: Int? = 3_200_000_000
  var downloads = [
    Download(title: "第一集：开始", bytes: 734_003_200), Download(title: "第二集：途中 🚄", bytes: 812_646_400),
    Download(title: "第三集：归来", bytes: nil),
  ]
  /// What was sent so far.
  var feedback: [Feedback] = []

  var downloadBytes: Int { downloads.reduce(0) { $0 + ($1.bytes ?? 0) } }
}

/// An episode that is kept for later; nobody knows how large one is that is still on its way.
struct Download {
  var title: String
  var bytes: Int?
}

/// What a user has to say.
struct Feedback: Equatable {
  var topic = topics[0]
  var address = ""
  var message = ""

  static let topics = ["问题", "建议", "表扬"]
}
