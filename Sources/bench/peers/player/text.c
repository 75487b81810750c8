// Answers with the board, cell by cell, and a message. Every row of cards is full.
#include <string.h>

#include "player.h"

enum { mostColumns = 80, widestBar = 24 };

static const char dashes[] = "--------------------------------------------------------------------------------";

// Prints a message in lines of at most so many columns, broken at blanks and beside letters of East Asian
// scripts. These take two columns, all others one.
static void printMessage(const char *text) {
  for (;;) {
    const char *cut = NULL, *end = text;
    char last = ' ';
    for (int columns = 0, wasWide = 0; *end; end++) {
      if ((*end & 0xC0) == 0x80) continue;
      int isWide = (unsigned char)*end >= 0xE3 && (unsigned char)*end <= 0xED;
      int isBound = last == ' ' || last == '(' || strchr(").,:;", *end);
      if (*end == ' ' || ((isWide || wasWide) && !isBound)) cut = end;
      columns += isWide ? 2 : 1;
      if (columns > mostColumns) break;
      last = *end;
      wasWide = isWide;
    }
    if (!*end || !cut) break;
    printf("%.*s\n", (int)(cut - text), text);
    text = cut + strspn(cut, " ");
  }
  printf("%s\n", text);
}

// Whether a card was matched by the last flip.
static int isNews(const struct game *game, int card) {
  return game->ups == 0 && (game->up[0] == card || game->up[1] == card);
}

static void printFrame(const struct decks *decks, const struct game *game, int first) {
  for (int card = first; card < first + decks->columns; card++) {
    if (card > game->layout->count || !isUp(game, card)) {
      printf("+%.*s", decks->width, dashes);
      continue;
    }
    const char *word = !game->matched[card] ? "up" : isNews(game, card) ? "pair!" : "found";
    int printed = printf("+- %d %s ", card, word);
    printf("%.*s", decks->width + 1 - printed, dashes);
  }
  printf("+\n");
}

static void printCell(const struct decks *decks, const struct game *game, int number, int line) {
  const struct card *card = &game->layout->cards[number];
  if (isUp(game, number)) {
    printf("| %-*s ", card->width[line], card->label[line]);
  } else if (line == labelLines / 2) {
    int digits = number < 10 ? 1 : 2;
    int before = (decks->width - digits) / 2;
    printf("|%*d%*s", before + digits, number, decks->width - before - digits, "");
  } else {
    printf("|%-*s", decks->width, "");
  }
}

static void printStatus(const struct decks *decks, const struct game *game) {
  char beginning[mostColumns + 1], ending[mostColumns + 1], bar[widestBar + 1] = "", par[16];
  int pairs = game->layout->count / 2;
  int length = snprintf(
    beginning, sizeof beginning, "%s, seed %lu   %d of %d pairs", decks->title, game->layout->seed, game->pairs,
    pairs);
  if (!game->verdict) snprintf(par, sizeof par, "%.1f", parOf(game));
  length += snprintf(
    ending, sizeof ending, "   %d move%s, par %s", game->moves, game->moves == 1 ? "" : "s",
    game->verdict ? game->layout->shortPar : par);
  int width = mostColumns - length - 1 < widestBar ? mostColumns - length - 1 : widestBar;
  int filled = (width - 2) * game->pairs / pairs;
  for (int place = 0; place < width - 2; place++) bar[place] = place < filled ? '#' : '.';
  printf("%s [%s]%s\n", beginning, bar, ending);
}

static void printBoard(const struct decks *decks, const struct game *game) {
  printStatus(decks, game);
  for (int first = 1; first <= game->layout->count; first += decks->columns) {
    printFrame(decks, game, first);
    for (int line = 0; line < labelLines; line++) {
      for (int card = first; card < first + decks->columns; card++) printCell(decks, game, card, line);
      printf("|\n");
    }
  }
  printFrame(decks, game, game->layout->count + 1);
}

void answerText(const struct decks *decks, const struct game *game, const struct answer *answer) {
  if (!answer->isRefused) {
    char end[noticeSize];
    printBoard(decks, game);
    if (isFinished(game)) {
      sayFinished(game, end);
      if (!strstr(answer->notice, end)) printMessage(end);
    }
  }
  if (answer->notice[0]) printMessage(answer->notice);
}
