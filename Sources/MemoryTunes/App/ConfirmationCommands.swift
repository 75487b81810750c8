import App
import Wording

let confirmationCommands: [Command<ConfirmationAction>] = [
  Command(
    name: "yes", synonyms: ["y"], availability: .afterQuestion
  ) { _ in .confirmed },
  Command(
    name: "no", synonyms: ["n"], availability: .afterQuestion
  ) { _ in .denied },
]
