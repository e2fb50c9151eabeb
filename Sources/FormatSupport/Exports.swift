@_exported public import SettingsTree
