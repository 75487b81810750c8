// Plays the script on standard input: player json|text LAYOUT START [VERDICTS], where START is a file with what
// is printed before the first line. VERDICTS says how good and how lucky each game will have been, in the order
// of the games; without it that is computed.
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "player.h"

typedef void Answer(const struct decks *, const struct game *, const struct answer *);

static void printFile(const char *path) {
  FILE *file = fopen(path, "r");
  for (int byte; file && (byte = getc(file)) != EOF;) putchar(byte);
  if (file) fclose(file);
}

// The number that a word is, or -1.
static long numberOf(const char *word) {
  for (const char *digit = word; digit && *digit; digit++)
    if (!isdigit((unsigned char)*digit)) return -1;
  return word && *word ? strtol(word, NULL, 10) : -1;
}

// NULL when there are none.
static const char *nextVerdict(char ***verdicts) {
  if (!*verdicts) return NULL;
  if (**verdicts) return *(*verdicts)++;
  fprintf(stderr, "player: there is no verdict on a game\n");
  exit(2);
}

static void playLine(
  struct decks *decks, struct game *game, const struct layout **next, char ***verdicts, char *line, Answer *give
) {
  // By outcome.
  static const char *const codes[] = {
    "turned", "mismatch", "match", "finished", "no-such-card", "card-up", "card-matched"};
  static struct answer answer;
  char words[64];
  answer.line++;
  answer.command = line;
  answer.isRefused = answer.isMove = 0;
  answer.notice[0] = 0;
  snprintf(words, sizeof words, "%s", line);
  const char *command = strtok(words, " \t");
  const char *word = strtok(NULL, " \t");
  long number = numberOf(word);
  if (command && strcasecmp(command, "flip") == 0 && number >= 0) {
    enum outcome outcome = flip(game, (int)number);
    answer.isRefused = outcome >= noSuchCard;
    answer.isMove = outcome != accepted && !answer.isRefused;
    answer.code = codes[outcome];
    sayFlipped(game, outcome, (int)number, word, answer.notice);
  } else if (command && strcasecmp(command, "seed") == 0 && number >= 0) {
    *next = layoutOf(decks, (unsigned long)number);
    answer.code = "seed-chosen";
    saySeedChosen((unsigned long)number, answer.notice);
  } else if (command && strcasecmp(command, "play") == 0 && !word) {
    deal(game, *next, nextVerdict(verdicts));
    answer.code = "dealt";
    sayDealt(decks, game, answer.notice);
  } else {
    fprintf(stderr, "player: a line is not understood: %s\n", line);
    exit(2);
  }
  give(decks, game, &answer);
}

int main(int count, char **arguments) {
  static struct decks decks;
  static struct game game;
  if (count != 4 && count != 5) return 2;
  setvbuf(stdout, NULL, _IOFBF, 65536);
  readDecks(&decks, arguments[2]);
  char **verdicts = count == 5 ? readVerdicts(arguments[4]) : NULL;
  if (!verdicts) makeMeans();
  printFile(arguments[3]);
  Answer *give = strcmp(arguments[1], "json") == 0 ? answerJSON : answerText;
  const struct layout *next = &decks.layouts[0];
  char *line = NULL;
  size_t size = 0;
  for (ssize_t length; (length = getline(&line, &size, stdin)) > 0;) {
    if (line[length - 1] == '\n') line[length - 1] = 0;
    playLine(&decks, &game, &next, &verdicts, line, give);
  }
  free(line);
  return ferror(stdin) || fclose(stdout) ? 2 : 0;
}
