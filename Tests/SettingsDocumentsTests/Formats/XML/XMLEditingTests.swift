import SettingsDocuments
import Testing

/// Changes of XML texts, in the style of what is around them.
@Suite struct XMLEditingTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    let text: String
    let change: Change
    let result: String
    var testDescription: String { "\(change) in \(text)" }
    init(_ text: String, _ change: Change, _ result: String) {
      (self.text, self.change, self.result) = (text, change, result)
    }
  }

  static let values: [Sample] = [
    Sample("<a>x</a>", .set(["a"], "y"), "<a>y</a>"),
    Sample("<a b='x'/>", .set(["a", "@b"], "it's \"1\" < 2 & 3"), "<a b='it&apos;s \"1\" &lt; 2 &amp; 3'/>"),
    Sample("<a b=\"x\"/>", .set(["a", "@b"], "\"\n\t"), "<a b=\"&quot;&#10;&#9;\"/>"),
    Sample("<a>x</a>", .set(["a"], "a < b & ]]>"), "<a>a &lt; b &amp; ]]&gt;</a>"),
    Sample("<a>x</a>", .set(["a"], "\n"), "<a>&#10;</a>"),
    Sample("<a>x\r\n</a>", .set(["a"], "y\nz"), "<a>y\r\nz</a>"),
    Sample("<a>x&#32;&e1;</a>".replacingEntity, .set(["a"], "y &e1;"), "<a>y&#32;&e1;</a>".replacingEntity),
    Sample("<a><![CDATA[<x>]]></a>", .set(["a"], "<y>"), "<a><![CDATA[<y>]]></a>"),
    Sample("<a><![CDATA[<x>]]></a>", .set(["a"], "]]>"), "<a>]]&gt;</a>"),
    Sample("<a>x<!-- c --></a>", .set(["a"], "y"), "<a>y<!-- c --></a>"),
    Sample("<a/>", .set(["a"], "x"), "<a>x</a>"),
    Sample("<a><b/><c>x</c></a>", .set(["a", "c"], ""), "<a><b/><c/></a>"),
    Sample("<a><b></b><c>x</c></a>", .set(["a", "c"], ""), "<a><b></b><c></c></a>"),
    Sample("<a>one<b/>two</a>", .set(["a", "#text", 1], " 2 "), "<a>one<b/>&#32;2&#32;</a>"),
    Sample("<a b='1'>x</a>", .set(["a", "#text"], "y"), "<a b='1'>y</a>"),
    Sample("<a>x</a>", .set(["a"], true), "<a>true</a>"),
    Sample("<a>x</a>", .set(["a"], 42), "<a>42</a>"),
    Sample(
      "<?xml version='1.0' encoding='US-ASCII'?><a>x</a>", .set(["a"], "\u{E4}"),
      "<?xml version='1.0' encoding='US-ASCII'?><a>&#228;</a>"),
  ]

  static let additions: [Sample] = [
    Sample("", .set(["a", "b"], "1"), "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<a>\n  <b>1</b>\n</a>\n"),
    Sample("<a b='1'/>", .set(["a", "@c"], "2"), "<a b='1' c=\"2\"/>"),
    Sample("<a\n  b='1'\n  c='2'>x</a>", .set(["a", "@d"], "3"), "<a\n  b='1'\n  c='2'\n  d=\"3\">x</a>"),
    Sample("<a>x</a>", .set(["a", "@b"], "1"), "<a b=\"1\">x</a>"),
    Sample("<a>\n\t<b/>\n</a>\n", .set(["a", "c"], "1"), "<a>\n\t<b/>\n\t<c>1</c>\n</a>\n"),
    Sample(
      "<a>\n  <b/> <!-- of b -->\n\n</a>", .set(["a", "c", "d"], "1"),
      "<a>\n  <b/> <!-- of b -->\n  <c>\n    <d>1</d>\n  </c>\n\n</a>"),
    Sample("<a>\n</a>\n", .set(["a", "b"], "1"), "<a>\n  <b>1</b>\n</a>\n"),
    Sample("<a b=\"1\"/>\n", .set(["a", "c"], "1"), "<a b=\"1\">\n  <c>1</c>\n</a>\n"),
    Sample("<a><b/></a>", .set(["a", "c"], "1"), "<a><b/><c>1</c></a>"),
    Sample("<a>\r\n  <b/>\r\n</a>", .set(["a", "c"], "1"), "<a>\r\n  <b/>\r\n  <c>1</c>\r\n</a>"),
    Sample(
      "<a>\n  <b>1</b>\n  <c/>\n</a>", .set(["a", "b"], ["1", "2"]), "<a>\n  <b>1</b>\n  <b>2</b>\n  <c/>\n</a>"),
    Sample(
      "<a>\n  <b>1</b>\n  <c/>\n  <b>2</b>\n</a>", .insert(["a", "b", 2], "3"),
      "<a>\n  <b>1</b>\n  <c/>\n  <b>2</b>\n  <b>3</b>\n</a>"),
    Sample(
      "<a>\n  <!-- one -->\n  <b>1</b>\n  <b>2</b>\n</a>", .insert(["a", "b", 1], "3"),
      "<a>\n  <!-- one -->\n  <b>1</b>\n  <b>3</b>\n  <b>2</b>\n</a>"),
    Sample(
      "<a>\n  <b/>\n</a>", .set(["a", "c"], ["@x": "1", "d": ["2", "3"]]),
      "<a>\n  <b/>\n  <c x=\"1\">\n    <d>2</d>\n    <d>3</d>\n  </c>\n</a>"),
    Sample("<a>\n  <b/>\n</a>", .set(["a", "c"], ["@x": "1", "#text": "2"]), "<a>\n  <b/>\n  <c x=\"1\">2</c>\n</a>"),
  ]

  static let others: [Sample] = [
    Sample("<a>\n  <b/>\n  <!-- of c -->\n  <c/>\n</a>", .remove(["a", "c"]), "<a>\n  <b/>\n</a>"),
    Sample("<a>\n  <b/> <!-- of b -->\n  <c/>\n</a>", .remove(["a", "b"]), "<a>\n  <c/>\n</a>"),
    Sample(
      "<a>\n\n  <!-- group -->\n  <b/>\n  <c/>\n</a>", .remove(["a", "b"]), "<a>\n\n  <!-- group -->\n  <c/>\n</a>"),
    Sample("<a>\n  <b/>\n  <c/>\n  <b/>\n</a>", .remove(["a", "b"]), "<a>\n  <c/>\n</a>"),
    Sample("<a>\n  <b/>\n</a>", .remove(["a", "b"]), "<a>\n</a>"),
    Sample("<a><b/></a>", .remove(["a", "b"]), "<a/>"),
    Sample("<a x='1'><b/></a>", .remove(["a", "b"]), "<a x='1'/>"),
    Sample("<a x='1' y='2'/>", .remove(["a", "@x"]), "<a y='2'/>"),
    Sample("<a x='1'>t</a>", .remove(["a", "@x"]), "<a>t</a>"),
    Sample("<a x='1'>t</a>", .remove(["a", "#text"]), "<a x='1'/>"),
    Sample("<a><b>1</b></a>", .rename(["a", "b"], to: "c"), "<a><c>1</c></a>"),
    Sample("<a><b>1</b ><b/></a>", .rename(["a", "b"], to: "c"), "<a><c>1</c ><c/></a>"),
    Sample("<a b='1'/>", .rename(["a", "@b"], to: "@c"), "<a c='1'/>"),
    Sample(
      "<a>\n  <!-- 1 -->\n  <b/>\n  <!-- 2 -->\n  <c/>\n</a>", .move(["a", "c"], to: 0),
      "<a>\n  <!-- 2 -->\n  <c/>\n  <!-- 1 -->\n  <b/>\n</a>"),
    Sample(
      "<a>\n  <b>1</b>\n  <c/>\n  <b>2</b>\n</a>", .move(["a", "b", 1], to: 0),
      "<a>\n  <b>2</b>\n  <c/>\n  <b>1</b>\n</a>"),
    Sample("<a b='1' c='2'/>", .move(["a", "@c"], to: 0), "<a c='2' b='1'/>"),
    Sample("<a>\n  <b>1</b>\n</a>", .duplicate(["a", "b"], as: "c"), "<a>\n  <b>1</b>\n  <c>1</c>\n</a>"),
    Sample(
      "<a>\n  <b>1</b>\n  <b>2</b>\n</a>", .duplicate(["a", "b", 0], as: 1),
      "<a>\n  <b>1</b>\n  <b>1</b>\n  <b>2</b>\n</a>"),
    Sample("<a b='1'/>", .duplicate(["a", "@b"], as: "@c"), "<a b='1' c='1'/>"),
  ]

  @Test(arguments: values + additions + others) func whatIsWritten(sample: Sample) throws {
    let text = Array(sample.text.utf8)
    let result = try Document(parsing: text, as: .xml).applying(sample.change)
    #expect(String(decoding: result.document.text, as: UTF8.self) == sample.result)
    #expect(result.edits.inverse(in: text).applied(to: result.document.text) == text)
  }

  static let refused: [(text: String, change: Change, words: String)] = [
    ("<a/>", .remove(["a"]), "an XML document is one element, which cannot be removed"),
    ("<a>\n</a>", .set(["b"], "1"), "an XML document is one element: give a path inside it"),
    ("<a>\n</a>", .set(["a", "b c"], "1"), "a name in XML begins with a letter"),
    ("<a>x</a>", .set(["a"], .null), "XML has no null"),
    ("<a>x</a>", .set(["a"], "\u{1}"), "XML has no way to write the character U+0001"),
    ("<a b='1'/>", .rename(["a", "@b"], to: "c"), "an attribute stays one"),
    ("<a b='1'/>", .set(["a", "@b"], ["c": "1"]), "this holds a text and nothing else"),
    ("<a>x<!-- c -->y</a>", .set(["a"], "z"), "a comment is in the middle of this text"),
    ("<a>one<b/>two</a>", .remove(["a", "b"]), "would differ in more than this"),
    ("<a b='1'>x</a>", .set(["a", "c"], "1"), "an element that holds a text is written without others"),
    ("<a b='1'><c/></a>", .move(["a", "c"], to: 0), "attributes are in the tag, before all elements"),
  ]

  @Test(arguments: refused) func whatCannotBeWrittenIsRefused(
    sample: (text: String, change: Change, words: String)
  ) throws {
    let document = try Document(parsing: Array(sample.text.utf8), as: .xml)
    do {
      let result = try document.applying(sample.change)
      Issue.record("it was written: \(String(decoding: result.document.text, as: UTF8.self))")
    } catch {
      #expect("\(error)".contains(sample.words), "\(error)")
    }
  }
}

extension String {
  /// In a text that declares the entity `e1`.
  fileprivate var replacingEntity: String { "<!DOCTYPE a [<!ENTITY e1 \"f\">]>" + self }
}
