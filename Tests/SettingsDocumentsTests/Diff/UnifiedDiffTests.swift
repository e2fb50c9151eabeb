import SettingsDocuments
@testable import SettingsTree
import TestSupport
import Testing

@Suite struct UnifiedDiffTests {
  func diff(_ old: String, _ new: String) -> String {
    UnifiedDiff(Array(old.utf8), Array(new.utf8)).text(oldName: "a", newName: "b")
  }

  @Test func showsLinesAround() {
    let old = (1...20).map { "line \($0)\n" }.joined()
    let new = old.replacingLine("line 5", by: "five").replacingLine("line 18", by: "18a\n18b")
    #expect(
      diff(old, new) == """
        --- a
        +++ b
        @@ -2,7 +2,7 @@
         line 2
         line 3
         line 4
        -line 5
        +five
         line 6
         line 7
         line 8
        @@ -15,6 +15,7 @@
         line 15
         line 16
         line 17
        -line 18
        +18a
        +18b
         line 19
         line 20

        """)
  }

  @Test func sameTextsDoNotDiffer() {
    #expect(diff("a\nb", "a\nb") == "")
  }

  @Test func namesAMissingFinalLineBreak() {
    #expect(
      diff("a\nb", "a\nb\n")
        == "--- a\n+++ b\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n")
  }

  @Test func emptyTextsHaveNoLines() {
    #expect(diff("", "a\n") == "--- a\n+++ b\n@@ -0,0 +1 @@\n+a\n")
    #expect(diff("a\n", "") == "--- a\n+++ b\n@@ -1 +0,0 @@\n-a\n")
  }

  @Test func keepsWhatIsSharedInBetween() {
    #expect(
      diff("a\nb\nc\nd\n", "b\nx\nc\ne\nd\n")
        == "--- a\n+++ b\n@@ -1,4 +1,5 @@\n-a\n b\n+x\n c\n+e\n d\n")
  }

  @Test func textsWithNothingInCommonEnd() {
    let old = (0..<5000).map { "old \($0)\n" }.joined()
    let new = (0..<5000).map { "new \($0)\n" }.joined()
    let hunks = UnifiedDiff(Array(old.utf8), Array(new.utf8)).hunks
    #expect(hunks.map(\.oldCount) == [5000])
    #expect(hunks.map(\.newCount) == [5000])
  }
}

extension String {
  fileprivate func replacingLine(_ line: String, by other: String) -> String {
    split(separator: "\n").map { $0 == line ? other : String($0) }.joined(separator: "\n") + "\n"
  }

  /// Lines around a change are told and counted wherever it is, and the edits lead from one text to the other.
  @Test func changesOfRandomTextsAreToldWithTheirLines() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let old = (0..<random.next(below: 40)).map { _ in "\(random.next(below: 6))\n" }
      var new = old
      for _ in 0..<random.next(below: 3) {
        let place = random.next(below: new.count + 1)
        let end = min(new.count, place + random.next(below: 3))
        new.replaceSubrange(place..<end, with: (0..<random.next(below: 3)).map { _ in "\(random.next(below: 6))\n" })
      }
      let (before, after) = (Array(old.joined().utf8), Array(new.joined().utf8))
      #expect(LineDiff(before, after).edits.applied(to: before) == after)
      for hunk in UnifiedDiff(before, after).hunks {
        let told = hunk.lines.filter { $0.kind != .added }.map { $0.text + "\n" }
        let toldNew = hunk.lines.filter { $0.kind != .removed }.map { $0.text + "\n" }
        #expect(Array(old[(hunk.oldStart - 1)..<(hunk.oldStart - 1 + told.count)]) == told)
        #expect(Array(new[(hunk.newStart - 1)..<(hunk.newStart - 1 + toldNew.count)]) == toldNew)
        #expect(hunk.lines.prefix { $0.kind == .context }.count <= 3)
      }
    }
  }
}
