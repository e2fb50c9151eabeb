import Testing

@testable import SettingsSchema

@Suite struct URIReferenceTests {
  /// The examples of RFC 3986, section 5.4.
  @Test(arguments: [
    ("g:h", "g:h"), ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"), ("g/", "http://a/b/c/g/"), ("/g", "http://a/g"),
    ("//g", "http://g"), ("?y", "http://a/b/c/d;p?y"), ("g?y", "http://a/b/c/g?y"), ("#s", "http://a/b/c/d;p?q#s"),
    ("g#s", "http://a/b/c/g#s"), (";x", "http://a/b/c/;x"), ("", "http://a/b/c/d;p?q"), (".", "http://a/b/c/"),
    ("./", "http://a/b/c/"), ("..", "http://a/b/"), ("../", "http://a/b/"), ("../g", "http://a/b/g"),
    ("../..", "http://a/"), ("../../g", "http://a/g"), ("../../../g", "http://a/g"), ("/./g", "http://a/g"),
    ("/../g", "http://a/g"), ("g.", "http://a/b/c/g."), (".g", "http://a/b/c/.g"), ("g..", "http://a/b/c/g.."),
    ("..g", "http://a/b/c/..g"), ("./../g", "http://a/b/g"), ("./g/.", "http://a/b/c/g/"),
    ("g/./h", "http://a/b/c/g/h"),
    ("g/../h", "http://a/b/c/h"), ("g;x=1/../y", "http://a/b/c/y"), ("g?y/../x", "http://a/b/c/g?y/../x"),
    ("g#s/../x", "http://a/b/c/g#s/../x"), ("http:g", "http:g"),
  ])
  func referencesResolveAsInTheStandard(reference: String, target: String) {
    #expect(URIReference(reference).resolved(against: URIReference("http://a/b/c/d;p?q")).text == target)
  }

  @Test(arguments: [
    ("other.json", "urn:example:root", "urn:other.json"), ("#a", "urn:example:root", "urn:example:root#a"),
    ("b.json", "file:///x/a%20b/s.json", "file:///x/a%20b/b.json"), ("b", "http://h", "http://h/b"),
  ])
  func otherBasesResolveToo(reference: String, base: String, target: String) {
    #expect(URIReference(reference).resolved(against: URIReference(base)).text == target)
  }

  @Test(arguments: ["/a b/ü#?.json", "/plain.json"])
  func pathsSurviveTheirURI(path: String) {
    #expect(FileURI.path(of: FileURI.uri(ofPath: path)) == path)
  }

  @Test func onlyThisMachinesFilesHaveAPath() {
    #expect(FileURI.path(of: "file://elsewhere/a") == nil)
    #expect(FileURI.path(of: "https://example.com/a") == nil)
    #expect(FileURI.path(of: "file://localhost/a") == "/a")
  }

  @Test func noURILeadsOutOfAFolder() {
    for uri in ["https://h/../../etc/passwd", "https://h/%2e%2e/x", "https://../x", "a:b/..\\c"] {
      for path in SchemaResolver.candidates(for: uri, in: "/schemas") {
        #expect(!path.split(separator: "/").contains(".."), "\(uri): \(path)")
      }
    }
  }
}
