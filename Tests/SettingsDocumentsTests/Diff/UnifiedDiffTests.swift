import SettingsDocuments
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
}
