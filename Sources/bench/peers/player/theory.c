// What a player makes of a game who plays best and remembers every card that was up, and so what each flip
// gave away and what luck did. Source: D. J. Velleman, G. S. Warrington, "What to expect in a game of
// memory", American Mathematical Monthly 120(9), 2013, 787-805.
#include "player.h"

// The expected moves with so many pairs left and so many singles known: cards whose mates have not been seen.
static double means[mostCards / 2 + 1][mostCards / 2 + 1];

void makeMeans(void) {
  for (int pairs = 1; pairs <= mostCards / 2; pairs++) {
    for (int singles = pairs; singles >= 0; singles--) {
      double unseen = 2 * pairs - singles, fresh = 2 * (pairs - singles), mean = 1;
      if (singles > 0) mean += singles / unseen * means[pairs - 1][singles - 1];
      if (fresh > 0) {
        double taken = means[pairs - 1][singles], second = taken + singles * (1 + taken);
        if (fresh > 2) second += (fresh - 2) * means[pairs][singles + 2];
        mean += fresh / (unseen * (unseen - 1)) * second;
      }
      means[pairs][singles] = mean;
    }
  }
}

double parOf(const struct game *game) { return means[game->layout->count / 2][0]; }

// The expected moves to come. Taking a known pair costs one move, whenever that is done.
static double toCome(int pairs, int singles, int known) { return known + means[pairs - known][singles]; }

// When the second card is one that was never seen: the mate of the first, or of another single, or neither.
static double withUnseen(const struct theory *theory, int isMateKnown) {
  int pairs = theory->pairs, singles = theory->singles, known = theory->known;
  int unseen = 2 * pairs - singles - 2 * known, others = isMateKnown ? singles : singles - 1;
  double sum = 0;
  if (!isMateKnown) sum += toCome(pairs - 1, singles - 1, known);
  if (others > 0) sum += others * toCome(pairs, singles - 1, known + 1);
  if (unseen > singles) sum += (unseen - singles) * toCome(pairs, singles + 1, known);
  return 1 + sum / unseen;
}

// When it is the best one: the mate or, when that is not known, one that was never seen.
static double withBest(const struct theory *theory, int isMateKnown) {
  if (!isMateKnown) return withUnseen(theory, 0);
  return 1 + toCome(theory->pairs - 1, theory->singles, theory->known - 1);
}

static void see(struct theory *theory, int card, int mate) {
  if (theory->isSeen[card]) return;
  theory->isSeen[card] = 1;
  theory->singles += theory->isSeen[mate] ? -1 : 1;
  theory->known += theory->isSeen[mate];
}

// With the moves that the whole game takes by the choice of a card, and by what the card turned out to be. What
// is lost in rounding is no mistake.
static void add(struct theory *theory, double chosen, double after) {
  if (chosen - theory->expected < 1e-9)
    chosen = theory->expected;
  else
    theory->mistakes++;
  theory->regret += chosen - theory->expected;
  theory->luck += after - chosen;
  theory->expected = after;
}

void beginTheory(struct game *game) {
  game->theory = (struct theory){.pairs = game->layout->count / 2, .expected = parOf(game)};
}

void heedFirst(struct game *game, int card) {
  struct theory *theory = &game->theory;
  int mate = game->layout->cards[card].mate;
  int isMateKnown = theory->isSeen[mate], isSingle = theory->isSeen[card] && !isMateKnown;
  see(theory, card, mate);
  double after = game->moves + withBest(theory, isMateKnown);
  // It is as good as any, but for a card whose mate is not known.
  add(theory, isSingle ? after : theory->expected, after);
}

void heedSecond(struct game *game, int first, int card) {
  struct theory *theory = &game->theory;
  int mate = game->layout->cards[first].mate, isMateKnown = theory->isSeen[mate];
  double chosen = theory->expected;
  if (!theory->isSeen[card])
    chosen = game->moves + withUnseen(theory, isMateKnown);
  else if (card != mate)
    chosen = game->moves + 1 + toCome(theory->pairs, theory->singles, theory->known);
  see(theory, card, game->layout->cards[card].mate);
  if (card == mate) {
    theory->pairs--;
    theory->known--;
  }
  add(theory, chosen, game->moves + 1 + toCome(theory->pairs, theory->singles, theory->known));
}
