/// The formats of JSON Schema (2020-12 validation, section 7.3) that can be checked.
///
///     StringFormat("ipv4")?.accepts("127.0.0.1")   // true
///     StringFormat("double")                       // nil: nothing to check in a string
enum StringFormat: String, CaseIterable, Hashable, Sendable {
  case date, time, duration, email, hostname, ipv4, ipv6, uri, iri, uuid, regex
  case dateTime = "date-time"
  case idnEmail = "idn-email"
  case idnHostname = "idn-hostname"
  case uriReference = "uri-reference"
  case iriReference = "iri-reference"
  case uriTemplate = "uri-template"
  case jsonPointer = "json-pointer"
  case relativeJSONPointer = "relative-json-pointer"

  /// The format of a schema's word; nil for a word that asserts nothing.
  init?(_ name: String) {
    self.init(rawValue: name)
  }

  /// Whether `text` has this format. Linear in its length.
  func accepts(_ text: String) -> Bool {
    switch self {
    case .date: TimeFormats.isDate(text)
    case .time: TimeFormats.isTime(text)
    case .dateTime: TimeFormats.isDateTime(text)
    case .duration: DurationFormat.accepts(text)
    case .email: EmailFormat.accepts(text, isInternational: false)
    case .idnEmail: EmailFormat.accepts(text, isInternational: true)
    case .hostname: HostnameFormat.accepts(text)
    case .idnHostname: HostnameFormat.acceptsInternational(text)
    case .ipv4: AddressFormats.isIPv4(text.utf8[...])
    case .ipv6: AddressFormats.isIPv6(text.utf8[...])
    case .uri: URIFormat(isInternational: false).accepts(text, isReference: false)
    case .uriReference: URIFormat(isInternational: false).accepts(text, isReference: true)
    case .iri: URIFormat(isInternational: true).accepts(text, isReference: false)
    case .iriReference: URIFormat(isInternational: true).accepts(text, isReference: true)
    case .uriTemplate: URITemplateFormat.accepts(text)
    case .uuid: UUIDFormat.accepts(text)
    case .regex: Pattern.isWellFormed(text)
    case .jsonPointer: PointerFormats.isPointer(text.utf8[...])
    case .relativeJSONPointer: PointerFormats.isRelativePointer(text)
    }
  }

  /// What a right value looks like, for a message: `an IPv4 address such as 192.0.2.1`.
  var expectation: String {
    switch self {
    case .date: "a date such as 2024-02-29"
    case .time: "a time such as 08:30:00Z"
    case .dateTime: "a date and time such as 2024-02-29T08:30:00Z"
    case .duration: "a duration such as P3DT12H"
    case .email, .idnEmail: "an e-mail address such as ann@example.com"
    case .hostname, .idnHostname: "a host name such as www.example.com"
    case .ipv4: "an IPv4 address such as 192.0.2.1"
    case .ipv6: "an IPv6 address such as 2001:db8::1"
    case .uri, .iri: "an absolute URI such as https://example.com/a"
    case .uriReference, .iriReference: "a URI reference such as ../a#b"
    case .uriTemplate: "a URI template such as https://example.com/{name}"
    case .uuid: "a UUID such as 123e4567-e89b-12d3-a456-426614174000"
    case .regex: "a regular expression of ECMA-262"
    case .jsonPointer: "a JSON Pointer such as /a/0"
    case .relativeJSONPointer: "a relative JSON Pointer such as 1/a"
    }
  }
}
