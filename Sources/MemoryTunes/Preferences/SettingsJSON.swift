import Text

/// What a setting is and can be, in JSON.
extension Output {
  mutating func members(_ notice: SettingsNotice) {
    guard case .choices(let setting, let value) = notice else { return }
    self.name("list")
    array { array in
      array.object { object in
        object.member("setting", setting.rawValue)
        object.member("value", value)
        object.name("choices")
        object.array { array in
          for choice in setting.choices { array.value(choice) }
        }
      }
    }
  }
}
