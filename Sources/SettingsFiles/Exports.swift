@_exported public import JSONFormat
