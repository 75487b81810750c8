// The wording of what is said, as in the program's own messages.
#include "player.h"

void sayDealt(const struct decks *decks, const struct game *game, char *notice) {
  snprintf(
    notice, noticeSize, "%d pairs of %s. Flip two cards by their numbers, like: flip 1 2",
    game->layout->count / 2, decks->title);
}

void saySeedChosen(unsigned long seed, char *notice) {
  snprintf(notice, noticeSize, "The next deal uses seed %lu.", seed);
}

// As the program rounds: what lies in the middle goes up, where printf would go to the even digit.
static double roundedToTenths(double value) { return (long)(10 * value + 0.5) / 10.0; }

static const char *moves(double count) { return count == 1 ? " move" : " moves"; }

// How good the game was, and how lucky.
static void sayVerdict(const struct game *game, char *verdict, size_t size) {
  int mistakes = game->theory.mistakes;
  double luck = game->theory.luck, chance = roundedToTenths(luck < 0 ? -luck : luck);
  double regret = roundedToTenths(game->theory.regret);
  char given[16] = "less than 0.1", cost[64] = "no mistakes", sum[64] = "luck was even";
  if (regret > 0) snprintf(given, sizeof given, regret == 1 ? "%.0f" : "%.1f", regret);
  if (mistakes > 0) {
    const char *plural = mistakes == 1 ? "" : "s";
    snprintf(cost, sizeof cost, "%d mistake%s cost %s%s", mistakes, plural, given, moves(regret));
  }
  if (chance > 0) {
    const char *kind = luck < 0 ? "good luck saved" : "bad luck cost";
    int digits = mistakes == 0 && chance == 1 ? 0 : 1;
    snprintf(sum, sizeof sum, "%s %.*f%s", kind, digits, chance, mistakes == 0 ? moves(chance) : "");
  }
  snprintf(verdict, size, "Par is %.1f: %s, %s.", parOf(game), cost, sum);
}

void sayFinished(const struct game *game, char *notice) {
  char verdict[noticeSize / 2];
  if (!game->verdict) sayVerdict(game, verdict, sizeof verdict);
  snprintf(
    notice, noticeSize,
    "Congratulations! You've finished the game in %d moves (%d flips). %s Seed %lu. Again: play. "
    "Your flips: review",
    game->moves, game->flips, game->verdict ? game->verdict : verdict, game->layout->seed);
}

static void sayRefused(const struct game *game, enum outcome outcome, const char *word, char *notice) {
  int length = 0;
  switch (outcome) {
    case noSuchCard:
      length = snprintf(
        notice, noticeSize, "There is no card %s: the cards are numbered 1 to %d.", word, game->layout->count);
      break;
    case onlyCardUp: length = snprintf(notice, noticeSize, "Card %s is already face up.", word); break;
    default: length = snprintf(notice, noticeSize, "Card %s is already matched.", word); break;
  }
  int other = cardToFlip(game);
  if (other)
    snprintf(notice + length, noticeSize - (size_t)length, " Flip another one, like: flip %d", other);
  else
    snprintf(notice + length, noticeSize - (size_t)length, " For another game, type: play");
}

static int sayPair(const struct game *game, char *notice) {
  const struct card *card = &game->layout->cards[game->up[1]];
  return snprintf(
    notice, noticeSize, "%d and %d: a pair! %s by %s.", game->up[0], game->up[1], card->title, card->artist);
}

void sayFlipped(const struct game *game, enum outcome outcome, int number, const char *word, char *notice) {
  const struct card *cards = game->layout->cards;
  int first = game->up[0], second = game->up[1], length, rest;
  switch (outcome) {
    case accepted:
      snprintf(
        notice, noticeSize, "Card %d: %s by %s.%s", number, cards[number].title, cards[number].artist,
        game->flips == 1 ? " Now flip another card." : "");
      break;
    case mismatch:
      snprintf(
        notice, noticeSize, "No pair: %d %s (%s), %d %s (%s).%s", first, cards[first].title,
        cards[first].artist, second, cards[second].title, cards[second].artist,
        game->moves == 1 ? " Both are turned back when you flip another card." : "");
      break;
    case match:
      length = sayPair(game, notice);
      rest = game->layout->count / 2 - game->pairs;
      snprintf(
        notice + length, noticeSize - (size_t)length, " %d pair%s to go.", rest, rest == 1 ? "" : "s");
      break;
    case finished:
      length = sayPair(game, notice);
      notice[length++] = ' ';
      sayFinished(game, notice + length);
      break;
    default: sayRefused(game, outcome, word, notice);
  }
}
