enum Version {
  static let current = "0.1.0"
  static let license = "Apache-2.0"
}
