// SplitMix64, and numbers below a bound by Lemire's way.
#include <stdint.h>

struct generator {
  uint64_t state;
};

static inline uint64_t next(struct generator *generator) {
  uint64_t z = generator->state += 0x9E3779B97F4A7C15;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
  return z ^ (z >> 31);
}

static inline uint32_t below(struct generator *generator, uint32_t bound) {
  __extension__ typedef unsigned __int128 wide;
  wide product = (wide)next(generator) * bound;
  if ((uint64_t)product < bound) {
    uint64_t threshold = -(uint64_t)bound % bound;
    while ((uint64_t)product < threshold) product = (wide)next(generator) * bound;
  }
  return (uint32_t)(product >> 64);
}
