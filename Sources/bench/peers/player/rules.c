// The rules of turning cards.
#include <string.h>

#include "player.h"

static int isLookedAt(const struct game *game, int card) {
  return (game->ups > 0 && game->up[0] == card) || (game->ups > 1 && game->up[1] == card);
}

int isUp(const struct game *game, int card) { return game->matched[card] || isLookedAt(game, card); }

int isFinished(const struct game *game) { return game->pairs == game->layout->count / 2; }

void deal(struct game *game, const struct layout *layout, const char *verdict) {
  memset(game, 0, sizeof *game);
  game->layout = layout;
  game->verdict = verdict;
  if (!verdict) beginTheory(game);
}

static enum outcome refusal(const struct game *game, int card) {
  if (card < 1 || card > game->layout->count) return noSuchCard;
  if (game->matched[card]) return alreadyMatched;
  return game->ups == 1 && game->up[0] == card ? onlyCardUp : accepted;
}

int cardToFlip(const struct game *game) {
  for (int card = 1; card <= game->layout->count; card++)
    if (refusal(game, card) == accepted) return card;
  return 0;
}

enum outcome flip(struct game *game, int card) {
  enum outcome refused = refusal(game, card);
  if (refused) return refused;
  game->flips++;
  if (game->ups != 1) {
    if (!game->verdict) heedFirst(game, card);
    game->up[0] = card;
    game->ups = 1;
    return accepted;
  }
  if (!game->verdict) heedSecond(game, game->up[0], card);
  game->moves++;
  game->up[1] = card;
  if (game->layout->cards[card].mate != game->up[0]) {
    game->ups = 2;
    return mismatch;
  }
  game->matched[game->up[0]] = game->matched[card] = 1;
  game->ups = 0;
  game->pairs++;
  return isFinished(game) ? finished : match;
}
