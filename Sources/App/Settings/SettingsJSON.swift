import Text

/// A setting and its choices in JSON.
extension SettingsNotice {
  func addMembers(_ context: AnswerContext, to object: inout Output) {
    guard case .choices(let setting, let values, let pairs, _) = self else { return }
    object.name("list")
    object.array { array in
      array.object { object in
        object.member("setting", setting.rawValue)
        object.member("value", setting.value(values))
        object.name("choices")
        object.array { array in
          for choice in setting.choices { array.value(choice) }
          if setting.number != nil { for number in pairs { array.value("\(number)") } }
        }
      }
    }
  }
}
