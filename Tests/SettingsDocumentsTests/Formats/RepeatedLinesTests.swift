import SettingsDocuments
import Testing

/// One value in the place of what stands on several lines.
@Suite struct RepeatedLinesTests {
  private func expect(
    _ change: Change, in text: String, _ format: String, gives expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    expectChange(
      change, in: text, as: try #require(Format.named(format)), gives: expected, sourceLocation: sourceLocation)
  }

  @Test func itStandsOnTheFirstOfThem() throws {
    try expect(
      .set(["server", "listen"], "8080"),
      in: "server {\n\tlisten 80;\n\tlisten [::]:80;\n\n\t# SSL\n\t#\n\t# listen 443 ssl;\n\troot /a;\n}\n", "nginx",
      gives: "server {\n\tlisten 8080;\n\n\t# SSL\n\t#\n\t# listen 443 ssl;\n\troot /a;\n}\n")
    try expect(
      .set(["save"], "60 1"), in: "save 1 1\n# why\nsave 2 2\nport 1\n#save 3 3\n", "redis",
      gives: "save 60 1\n# why\nport 1\n#save 3 3\n")
    try expect(.set(["listen"], "1"), in: "a { b; } listen 1; listen 2;\n", "nginx", gives: "a { b; } listen 1;\n")
  }

  @Test func noCommentAndNoBlankLineGoes() throws {
    try expect(
      .set(["Resolve", "DNS"], "3"),
      in: "[Resolve]\n# Examples:\n# many\nDNS=1\n\n# other\nDNS=2\n\n#DNS=\nCache=yes\n",
      "systemd", gives: "[Resolve]\n# Examples:\n# many\nDNS=3\n\n# other\n\n#DNS=\nCache=yes\n")
    try expect(.set(["a", "x"], "3"), in: "[a]\nx=1\nx=2", "systemd", gives: "[a]\nx=3")
  }

  @Test func anElementOfXMLIsTheFirst() throws {
    try expect(
      .set(["a", "b"], "3"), in: "<a>\n  <b>1</b>\n  <b>2</b>\n  <c>4</c>\n</a>\n", "xml",
      gives: "<a>\n  <b>3</b>\n  <c>4</c>\n</a>\n")
  }
}
