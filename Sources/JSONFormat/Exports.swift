@_exported public import FormatSupport
