import MemoryCore
import Wording

let confirmationCommands: [Command<ConfirmationAction>] = [
  Command(
    name: "yes", synonyms: ["y"], availability: .afterQuestion, help: { $0.yesHelp }
  ) { _ in .confirmed },
  Command(
    name: "no", synonyms: ["n"], availability: .afterQuestion, help: { $0.noHelp }
  ) { _ in .denied },
]
