import App
import Text
import Wording

/// Help in JSON.
extension Output {
  mutating func membersOfHelp<Action>(_ commands: [Command<Action>], _ words: Wording) {
    member("list", objects: commands) { command, object in
      object.member("command", command.name)
      object.member("arguments", command.arguments.text(words))
      object.member("synonyms", list: command.synonyms)
      let help = words.help(command: command.name)
      object.member("purpose", help.purpose)
      object.member("details", help.details.joined(separator: words.betweenLines))
    }
  }
}
