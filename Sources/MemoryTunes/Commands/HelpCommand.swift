import Text
import Wording

let helpCommand = Command(
  name: "help", synonyms: ["h", "?"], parameters: [Parameter(.command, kind: .command, isOptional: true)],
  subject: .screens, consequence: .shows()
) { arguments throws(LineRefusal) in
  guard let word = arguments.words.first else { return .act(.show(.helped(.first))) }
  if word.choice(of: [HelpTopic.wordForAll]) != nil { return .act(.show(.helped(.all))) }
  if let question = word.choice(of: HelpTopic.questions) {
    return .act(.show(.helped(.question(question))))
  }
  guard let command = CommandList.all.named(word) else {
    throw .unknownTopic(word, nearest: Setting.named(word) == nil ? CommandList.all.nearest(to: word) : "set")
  }
  return .act(.show(.helped(.command(command.name))))
}

struct HelpShown: Presentable {
  let code = AnswerCode.done("help")
  let topic: HelpTopic

  func draw(_ context: AnswerContext, into output: inout Output) {
    HelpScreen(style: context.style).draw(CommandList.all, topic, on: context.route, into: &output)
  }

  func addMembers(_ context: AnswerContext, to object: inout Output) {
    let words = context.words
    if case .question(let name) = topic {
      return object.member("list", objects: [name]) { name, object in
        object.members(ofHelp: name, command: "help", arguments: name, synonyms: [], words)
      }
    }
    object.member("list", objects: CommandList.all.explained(topic, on: context.route)) { command, object in
      let arguments = command.arguments.text(words)
      object.members(
        ofHelp: command.name, command: command.name, arguments: arguments, synonyms: command.synonyms, words)
    }
  }
}

extension Output {
  fileprivate mutating func members(
    ofHelp topic: String, command: String, arguments: String, synonyms: [String], _ words: Wording
  ) {
    member("command", command)
    member("arguments", arguments)
    member("synonyms", synonyms)
    let help = words.help(command: topic)
    member("purpose", help.purpose)
    member("details", help.details.joined(separator: words.betweenLines))
  }
}
