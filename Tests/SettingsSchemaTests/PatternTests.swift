import Testing

@testable import SettingsSchema

/// Patterns mean what ECMA-262 says, whatever PCRE2 would make of them.
@Suite struct PatternTests {
  @Test(arguments: [
    ("^a$", "a\n", false), ("a$", "ba", true), (".", "\u{2028}", false), ("^.$", "🐲", true),
    (#"^\d$"#, "٣", false), (#"^\w$"#, "é", false), (#"^\s$"#, "\u{FEFF}", true), (#"^[\s]$"#, "\u{A0}", true),
    (#"^[^\s]$"#, "\u{A0}", false), (#"^\S$"#, "\u{3000}", false), (#"^[\S]$"#, "x", true), ("[]", "a", false),
    ("^[^]$", "\n", true), (#"^\cA$"#, "\u{1}", true), (#"^\u0041\x42\u{43}$"#, "ABC", true),
    (#"^\uD83D\uDC32$"#, "🐲", true), (#"^(?<y>a)\k<y>$"#, "aa", true), (#"^(a)?\1b$"#, "b", true),
    (#"^\p{Lu}+$"#, "ÄB", true), (#"^\p{Script=Greek}$"#, "λ", true), (#"^\P{L}$"#, "1", true),
    (#"^[\p{L}-]+$"#, "a-b", true), ("^[[:alpha:]]$", ":]", true), ("^a{,2}$", "a{,2}", true),
    ("^{}$", "{}", true), (#"^\-\_\@$"#, "-_@", true), ("(?i)^abc$", "ABC", true), ("^(?:a|b){2}$", "ab", true),
    (#"^\Aa\Z$"#, "a", true), ("(?!^x)y", "y", true), ("(?<=a)b", "ab", true), ("a{2,100000}", "aa", true),
    (#"^[\w-.]+$"#, "a-.", true), (#"^\/$"#, "/", true), ("", "anything", true), ("^$", "", true), ("x", "", false),
    (#"^[\000-\037]+$"#, "\u{1}\n\u{1F}", true), (#"^\101\8$"#, "A8", true), (#"^\400$"#, " 0", true),
    (#"^[\1\7]$"#, "\u{7}", true), (#"^[\1\7]$"#, "7", false), (#"^\0$"#, "\0", true),
    (#"^(?:(?<y>\d)-a|a-(?<y>\d))$"#, "a-1", true), (#"^(?:(?<y>\d)-a|a-(?<y>\d))$"#, "1-a", true),
  ])
  func textsMatchAsInECMAScript(pattern: String, text: String, isMatch: Bool) throws {
    #expect(try Pattern(pattern).match(text) == (isMatch ? .yes : .no))
  }

  /// What is told by the ends of a text alone is what the whole pattern tells.
  @Test(arguments: [
    (#"^net\..+\.mtu$"#, "net.eth0.mtu", true), (#"^net\..+\.mtu$"#, "net.eth0.mtux", false),
    (#"^net\..+\.mtu$"#, "netxeth0.mtu", false), ("^a|b$", "ax", true), ("^(?:a|b)c$", "bc", true),
    ("^ab?c$", "ac", true),
    ("^ab*$", "a", true), ("^ab{0,2}$", "a", true), ("^ab+$", "abb", true), (#"\u0041$"#, "xA", true),
    (#"\x41b$"#, "Ab", true), (#"\d1$"#, "21", true), (#"^(b)a\1$"#, "bab", true), (#"a\\.$"#, #"a\x"#, true),
    (#"a\\b$"#, #"a\b"#, true), (#"a\$"#, "a$b", true), ("(?i)^ab$", "AB", true), ("(?i:a)b$", "Ab", true),
    ("^a.c$", "a", false), ("^aba$", "aba", true), ("^aba$", "ab", false), ("^é+x$", "éx", true), ("^ab$", "", false),
  ])
  func theEndsOfATextTellNothingElse(pattern: String, text: String, isMatch: Bool) throws {
    #expect(try Pattern(pattern).match(text) == (isMatch ? .yes : .no))
  }

  @Test(arguments: [
    (#"\a"#, false), (#"\_"#, false), ("(?i)a", false), ("(?P<n>a)", false), ("a{", false), ("a**", false),
    ("[b-a]", false), (#"\1"#, false), (#"\k<n>"#, false), (#"[\d-z]"#, false), ("(?#c)", false), ("]", false),
    ("(?<n>a)", true), ("(?<=a+)b", true), (#"\cA"#, true), (#"\u{1F432}"#, true), (#"(a)\1"#, true), ("a{2,}?", true),
    ("(?i:a)", true), (#"\/"#, true), (#"\01"#, false), (#"\p{L}"#, true), (#"\p{Emoji}"#, true),
    (#"\p{Script=Greek}"#, true), (#"\p{Foo}"#, false), (#"\p{sc=Foo}"#, false), ("(?<·>a)", false),
    ("a{99999999}", true),
  ])
  func theFormatRegexGoesByTheLetter(pattern: String, isWellFormed: Bool) {
    #expect(Pattern.isWellFormed(pattern) == isWellFormed)
  }
}
