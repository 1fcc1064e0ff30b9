/** Random numbers of a draft: mulberry32, whose whole state is one number that a draft stores. */

/** @returns a whole number from 0 below the count; `random[0]` is the state. */
export function draw(random: Int32Array, count: number): number {
  const state = (random[0]! + 0x6d2b79f5) | 0;
  random[0] = state;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((((mixed ^ (mixed >>> 14)) >>> 0) * count) / 0x1_0000_0000) | 0;
}
