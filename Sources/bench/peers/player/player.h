// The same game in C, to be measured against: of everything that can be typed it knows what the benchmark's
// script has in it. What lies on the table it reads from a file.
#include <stdio.h>

enum { mostCards = 64, mostGames = 64, labelLines = 3, noticeSize = 512 };

struct card {
  int face;
  // The other card of the pair.
  int mate;
  char *title, *artist;
  char *label[labelLines];
  // The bytes that a line of the label takes to be as wide as the card: not every letter is one byte.
  int width[labelLines];
};

struct layout {
  unsigned long seed;
  // With six digits after the point, and with one, for who knows no theory.
  char *par, *shortPar;
  int count;
  // The first is not used: cards are numbered from 1.
  struct card cards[mostCards + 1];
};

struct decks {
  char *title, *category;
  int tunes, columns, width;
  int count;
  struct layout layouts[mostGames];
};

// What someone knows of a game who remembers every card that was up, and what its flips were worth.
struct theory {
  char isSeen[mostCards + 1];
  // Pairs that are left, cards that were seen and their mates not, and pairs of which both were seen.
  int pairs, singles, known;
  // The moves that the whole game takes if all other flips are best.
  double expected;
  // What was given away, and what luck took.
  double regret, luck;
  int mistakes;
};

struct game {
  const struct layout *layout;
  // What to say of it when it is over. NULL when the theory has to tell.
  const char *verdict;
  // The cards of the last move, 0 for none, and how many of them are face up without being matched.
  int up[2], ups;
  char matched[mostCards + 1];
  int flips, moves, pairs;
  struct theory theory;
};

// What comes of a flip.
enum outcome { accepted, mismatch, match, finished, noSuchCard, onlyCardUp, alreadyMatched };

struct answer {
  long line;
  const char *command, *code;
  int isRefused;
  // Whether it completed the last move.
  int isMove;
  // Empty when there is nothing to say.
  char notice[noticeSize];
};

void readDecks(struct decks *decks, const char *path);
const struct layout *layoutOf(const struct decks *decks, unsigned long seed);
// The lines of a file, with NULL behind the last.
char **readVerdicts(const char *path);

int isFinished(const struct game *game);
int isUp(const struct game *game, int card);
// The first card that could be flipped, or 0.
int cardToFlip(const struct game *game);
void deal(struct game *game, const struct layout *layout, const char *verdict);
enum outcome flip(struct game *game, int card);

void makeMeans(void);
double parOf(const struct game *game);
void beginTheory(struct game *game);
// Before the first card of a move is turned, and before the second.
void heedFirst(struct game *game, int card);
void heedSecond(struct game *game, int first, int card);

void sayDealt(const struct decks *decks, const struct game *game, char *notice);
void saySeedChosen(unsigned long seed, char *notice);
void sayFinished(const struct game *game, char *notice);
// The word is what was typed for the card.
void sayFlipped(const struct game *game, enum outcome outcome, int number, const char *word, char *notice);

void answerJSON(const struct decks *decks, const struct game *game, const struct answer *answer);
void answerText(const struct decks *decks, const struct game *game, const struct answer *answer);
