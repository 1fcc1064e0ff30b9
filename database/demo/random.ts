/** Random numbers that are equal on every machine: mulberry32 with a seed. */
export interface Random {
  /** 0 ≤ x < 1. */
  next(): number;
  /** Inclusive bounds. */
  between(from: number, to: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return { next, between, pick: (items) => items[between(0, items.length - 1)]! };
}
