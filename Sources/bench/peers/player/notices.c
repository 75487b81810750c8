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

void sayFinished(const struct game *game, char *notice) {
  double luck = game->theory.luck;
  double regret = roundedToTenths(game->theory.regret), chance = roundedToTenths(luck < 0 ? -luck : luck);
  char given[32] = "nothing", sum[32] = "was even";
  if (regret > 0) snprintf(given, sizeof given, "%.1f", regret);
  if (chance > 0) snprintf(sum, sizeof sum, "%s %.1f", luck < 0 ? "gave" : "took", chance);
  snprintf(
    notice, noticeSize,
    "Congratulations! You've finished the game! %d moves, %d flips, seed %lu. Par is %.1f: you gave %s away, "
    "and luck %s. Again: play",
    game->moves, game->flips, game->layout->seed, parOf(game), given, sum);
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
