import MemoryCore
import Text
import Wording

/// Help in JSON, which is in English.
extension Output {
  mutating func membersOfHelp<Action>(_ commands: [Command<Action>]) {
    let words = Language.english.words
    name("list")
    objects(commands) { command, object in
      object.member("command", command.name)
      object.member("arguments", command.arguments.text(words))
      object.name("synonyms")
      object.array { array in
        for synonym in command.synonyms { array.value(synonym) }
      }
      let help = words.help(command: command.name)
      object.member("purpose", help.purpose)
      object.member("details", help.details.joined(separator: words.betweenLines))
    }
  }
}
