// Answers with a JSON object on a line. The texts of the cards are escaped already in the layout.
#include "player.h"

static void printCard(const struct game *game, int number, const char *separator) {
  const struct card *card = &game->layout->cards[number];
  printf(
    "%s{\"card\":%d,\"face\":%d,\"title\":\"%s\",\"artist\":\"%s\",\"matched\":%s,\"side\":null}",
    separator, number, card->face, card->title, card->artist, game->matched[number] ? "true" : "false");
}

void answerJSON(const struct decks *decks, const struct game *game, const struct answer *answer) {
  printf(
    "{\"line\":%ld,\"command\":\"%s\",\"ok\":%s,", answer->line, answer->command,
    answer->isRefused ? "false" : "true");
  if (answer->notice[0])
    printf("\"notice\":\"%s\",", answer->notice);
  else
    printf("\"notice\":null,");
  printf(
    "\"screen\":\"game\",\"category\":\"%s\",\"game\":{\"phase\":\"%s\",\"seed\":\"%lu\",\"pairs\":%d,"
    "\"flips\":%d,\"moves\":%d,\"matched\":%d,\"shown\":[",
    decks->category, isFinished(game) ? "finished" : "playing", game->layout->seed, game->layout->count / 2,
    game->flips, game->moves, game->pairs);
  const char *separator = "";
  for (int card = 1; card <= game->layout->count; card++) {
    if (!isUp(game, card)) continue;
    printCard(game, card, separator);
    separator = ",";
  }
  if (game->verdict)
    printf("],\"par\":%s,", game->layout->par);
  else
    printf("],\"par\":%.6f,", parOf(game));
  printf(
    "\"hints\":0,\"players\":[{\"name\":\"you\",\"pairs\":%d,\"moves\":%d}],\"turn\":0,\"log\":[", game->pairs,
    game->moves);
  if (answer->isMove) printf("[0,%d,%d]", game->up[0], game->up[1]);
  printf(
    "],\"day\":null},\"tunes\":{\"source\":\"built-in\",\"count\":%d},\"code\":\"%s\"}\n", decks->tunes,
    answer->code);
}
