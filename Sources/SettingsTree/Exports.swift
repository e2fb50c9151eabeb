@_exported public import SettingsValues
