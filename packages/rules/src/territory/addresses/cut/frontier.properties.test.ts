import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Frontier } from './frontier.ts';

const ranks = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 40 });

it('pops pieces by rank, and pieces of equal rank by lowest number', () => {
  const pushed = ranks.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray([...list.keys()], { minLength: list.length })),
  );
  fc.assert(
    fc.property(pushed, ([rankOf, pieces]) => {
      const frontier = new Frontier((piece) => rankOf[piece]!);
      for (const piece of pieces) frontier.push(piece);
      const expected = pieces.toSorted((a, b) => rankOf[a]! - rankOf[b]! || a - b);
      expect(pieces.map(() => frontier.pop())).toEqual(expected);
      expect(frontier.pop()).toBeUndefined();
    }),
  );
});

it('orders pieces pushed between two pops among the waiting ones', () => {
  fc.assert(
    fc.property(ranks, fc.array(fc.boolean(), { minLength: 80, maxLength: 80 }), (rankOf, pops) => {
      const frontier = new Frontier((piece) => rankOf[piece]!);
      const waiting: number[] = [];
      let next = 0;
      for (const pop of pops) {
        if (!pop && next < rankOf.length) {
          frontier.push(next);
          waiting.push(next);
          next += 1;
          continue;
        }
        waiting.sort((a, b) => rankOf[a]! - rankOf[b]! || a - b);
        expect(frontier.pop()).toBe(waiting.shift());
      }
    }),
  );
});

it('compares few ranks per piece, however many pieces wait', () => {
  const count = 1024;
  let asked = 0;
  const frontier = new Frontier((piece) => {
    asked += 1;
    return (piece * 389) % count;
  });
  for (let piece = 0; piece < count; piece += 1) frontier.push(piece);
  for (let piece = 0; piece < count; piece += 1) frontier.pop();
  expect(asked).toBeLessThan(count * 60);
});
