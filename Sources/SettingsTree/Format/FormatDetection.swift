/// What a file is told to be: by its name where that is sure, else by its content. A doubt is a refusal, never a guess.
///
/// ```swift
/// import SettingsDocuments
///
/// switch FormatDetection(name: "/etc/cron.daily/dpkg", content: Array("#!/bin/sh\nexit 0\n".utf8)) {
/// case .known(let format): print("written as", format)
/// case .refused(let refusal): print("not read:", refusal)   // not read: a shell script
/// case .unknown: print("nothing tells")
/// }
/// ```
public enum FormatDetection: Sendable, Hashable {
  /// It is written in this format.
  case known(Format)
  /// It is no settings file of a format that is read, or may be another than it looks like.
  case refused(FormatRefusal)
  /// Neither name nor content tell anything.
  case unknown

  /// The format; nil where none is known.
  public var format: Format? {
    if case .known(let format) = self { format } else { nil }
  }
}
