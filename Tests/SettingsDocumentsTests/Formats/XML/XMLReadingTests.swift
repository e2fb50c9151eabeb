import SettingsDocuments
import Testing

/// What the parts of an XML text are in the tree.
@Suite struct XMLReadingTests {
  static let samples: [(text: String, json: String)] = [
    ("", "{}"),
    ("<a/>", #"{"a": ""}"#),
    ("<a></a>", #"{"a": ""}"#),
    ("<a>x</a>", #"{"a": "x"}"#),
    ("<?xml version=\"1.0\"?>\n<!DOCTYPE a SYSTEM \"a.dtd\">\n<a> x </a>\n<!-- end -->\n", #"{"a": " x "}"#),
    ("\u{FEFF}<a>x</a>", #"{"a": "x"}"#),
    ("<a>\n</a>", #"{"a": {}}"#),
    ("<a><!-- nothing --></a>", #"{"a": {}}"#),
    ("<a> </a>", #"{"a": " "}"#),
    ("<a b=\"1\" c = '2'/>", ##"{"a": {"@b": "1", "@c": "2"}}"##),
    ("<a b=\"1\">x</a>", ##"{"a": {"@b": "1", "#text": "x"}}"##),
    ("<a b=\"1\">\n</a>", ##"{"a": {"@b": "1"}}"##),
    ("<a b=\"1\"></a>", ##"{"a": {"@b": "1", "#text": ""}}"##),
    ("<a><b>1</b><c><d/></c></a>", #"{"a": {"b": "1", "c": {"d": ""}}}"#),
    ("<a><b>1</b><c/><b>2</b></a>", #"{"a": {"b": ["1", "2"], "c": ""}}"#),
    ("<a><b x=\"1\"/><b>2</b></a>", ##"{"a": {"b": [{"@x": "1"}, "2"]}}"##),
    ("<n:a xmlns:n=\"u\"><n:b/></n:a>", ##"{"n:a": {"@xmlns:n": "u", "n:b": ""}}"##),
    // Texts.
    ("<a>&lt;&#65;&#x42;&amp;&quot;&apos;&gt;</a>", #"{"a": "<AB&\"'>"}"#),
    ("<a><![CDATA[<b>&amp;]]></a>", #"{"a": "<b>&amp;"}"#),
    ("<a>x<!-- c --><?p i?>y</a>", #"{"a": "xy"}"#),
    ("<a>x\r\ny\rz</a>", #"{"a": "x\ny\nz"}"#),
    ("<a b='x\n\ty&#10;&quot;'/>", ##"{"a": {"@b": "x  y\n\""}}"##),
    // Texts between elements.
    ("<a>\n one <b/>\n two\n</a>", ##"{"a": {"#text": ["one", "two"], "b": ""}}"##),
    ("<a><b/><!-- c --> one <c/></a>", ##"{"a": {"b": "", "#text": "one", "c": ""}}"##),
    // Entities stay as they are written.
    ("<!DOCTYPE a [<!ENTITY e \"f\">]><a b=\"&e;\">&e;&amp;</a>", ##"{"a": {"@b": "&e;", "#text": "&e;&"}}"##),
    ("<!DOCTYPE a SYSTEM \"/nowhere\" [<!ENTITY e SYSTEM \"/etc/passwd\">]><a>&e;</a>", #"{"a": "&e;"}"#),
    // Bytes of ASCII are read in each encoding that has them.
    ("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a>x</a>", #"{"a": "x"}"#),
  ]

  @Test(arguments: samples) func theTree(sample: (text: String, json: String)) throws {
    let document = try Document(parsing: Array(sample.text.utf8), as: .xml)
    let expected = try Document(parsing: Array(sample.json.utf8), as: .json)
    #expect(document.root.value == expected.root.value)
    #expect(document.root.value.json == expected.root.value.json)
    #expect(document.text == Array(sample.text.utf8))
  }

  static let faults: [(text: String, error: String)] = [
    ("<!-- c -->", "1:11: expected an element, found the end of the file: there is none in this file"),
    ("<a>\n<b></a>", "2:4: expected </b>, found \"</a>\": every element ends with the name that it begins with"),
    ("<a>\n<b>\n", "3:1: expected </b>, found the end of the file: the element that begins on line 2 has no end tag"),
    ("<a>x & y</a>", "1:7: expected the name of a character, found a blank: an & by itself is written &amp;"),
    ("<a>x < y</a>", "1:7: expected the name of an element, found a blank: a < by itself is written &lt;"),
    ("<a b=1/>", "1:6: expected a quote, found \"1\": the value of an attribute is between quotes"),
    (
      "<a b=\"1\" b=\"2\"/>",
      "1:10: expected another name, found \"b\": this tag has an attribute of this name already"
    ),
    (
      "<a/>\n<b/>", "2:1: expected the end of the file, found \"<\": an XML file has one element, with all others in it"
    ),
    ("<a><!-- x -- y --></a>", "1:13: expected -->, found a blank: two hyphens may not be inside a comment"),
    (
      "<a>&b;</a>",
      "1:4: expected the name of a known entity, found \"&\": this one is not declared; an & by itself is written &amp;"
    ),
    (
      "\n<?xml version=\"1.0\"?><a/>",
      "2:1: expected <?xml at the very beginning of the file, found \"<\": nothing may be above it, no blank and no comment"
    ),
    (
      "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a>\u{E4}</a>",
      "1:47: expected UTF-8, found \"\u{E4}\": this file says that it is written in ISO-8859-1: save it as UTF-8, and say so in its first line"
    ),
    (
      "<?xml version=\"1.0\" encoding=\"Shift_JIS\"?><a/>",
      "1:1: expected UTF-8, found \"<\": this file says that it is written in Shift_JIS: save it as UTF-8, and say so in its first line"
    ),
  ]

  @Test(arguments: faults) func whatIsNotWellFormedIsSaid(fault: (text: String, error: String)) {
    do {
      _ = try Document(parsing: Array(fault.text.utf8), as: .xml)
      Issue.record("it was read: \(fault.text)")
    } catch {
      #expect("\(error)" == fault.error)
    }
  }

  static let names: [(path: String, format: String?)] = [
    ("/etc/fonts/fonts.conf", "xml"), ("/etc/fonts/conf.d/10-hinting.conf", "xml"),
    ("/home/a/.config/fontconfig/fonts.conf", "xml"), ("/usr/share/fontconfig/conf.avail/10-hinting.conf", "xml"),
    ("/etc/dbus-1/system.d/a.conf", "xml"), ("/etc/avahi/services/ssh.service", "xml"),
    ("/etc/systemd/system/ssh.service", "systemd"), ("/usr/share/polkit-1/actions/a.policy", "xml"),
    ("/etc/tomcat10/server.xml", "xml"), ("pom.xml", "xml"), ("web.config", "xml"), ("Info.plist", "xml"),
    ("style.xsl", "xml"), ("schema.xsd", "xml"), ("picture.svg", nil), ("page.html", nil), (".config", nil),
  ]

  @Test(arguments: names) func namesTell(name: (path: String, format: String?)) {
    #expect(Format.detect(name: name.path)?.name == name.format)
  }

  /// Also where the text is not well-formed: the fault is said then.
  @Test func theDeclarationTellsForSure() {
    #expect(Format.detect(name: "a", content: Array("<?xml version=\"1.0\"?>\n<a/>".utf8)) == .xml)
    #expect(Format.detect(name: "a", content: Array("<?xml version=\"1.0\"?>\n<a>".utf8)) == .xml)
  }

  @Test func aCommentThatGoesOnInTheNextLineExplainsNothing() throws {
    for comment in ["<!--\n about the rest -->", "<!-- <\n -->", "<!-- about\n the rest -->"] {
      let document = try Document(parsing: Array("<a>\n  <b>1</b> \(comment)\n  <c>2</c>\n</a>\n".utf8), as: .xml)
      #expect(document.comment(on: ["a", "b"]) == nil, "\(comment)")
    }
    let document = try Document(parsing: Array("<a>\n  <b>1</b> <!-- one -->\n</a>\n".utf8), as: .xml)
    #expect(document.comment(on: ["a", "b"]) == "one")
  }
}
