import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeMaps } from './map-order.model.ts';
import { compareByOrder, compareMapNumbers } from './map-order.ts';

const map = fc.record({
  order: fc.integer({ min: 0, max: 4 }),
  number: fc.integer({ min: 1, max: 200 }).map(String),
});

it('MAPS-R1 sorts maps by their own order, whatever the input order', () => {
  const maps = fc.uniqueArray(map, { selector: ({ number }) => number });
  fc.assert(
    fc.property(maps, (all) => {
      const ordered = all.toSorted(compareByOrder);
      expect(all.toReversed().sort(compareByOrder)).toEqual(ordered);
      for (const [index, next] of ordered.slice(1).entries()) {
        const before = ordered[index]!;
        expect(before.order).toBeLessThanOrEqual(next.order);
        if (before.order === next.order) expect(Number(before.number)).toBeLessThan(Number(next.number));
      }
    }),
  );
});

it('compares numbers numerically: 9 before 10, 10 before 10A', () => {
  expect(['10A', '2', '10', 'B1', '9'].sort(compareMapNumbers)).toEqual(['2', '9', '10', '10A', 'B1']);
  fc.assert(
    fc.property(fc.nat(9999), fc.nat(9999), (a, b) => {
      expect(Math.sign(compareMapNumbers(String(a), String(b)))).toBe(Math.sign(a - b));
    }),
  );
});

it('MAPS-R1 ordered maps count from 1, the others follow in their old order', () => {
  const at = (id: number, order: number, number: string) => ({ id, order, number });
  const maps = [at(1, 3, '7'), at(2, 1, '10'), at(3, 1, '9A'), at(4, 0, '1')];
  expect([...placeMaps(maps, [1])]).toEqual([
    [1, 1],
    [4, 2],
    [3, 3],
    [2, 4],
  ]);
  expect([...placeMaps(maps, [2, 9, 4]).keys()]).toEqual([2, 4, 3, 1]);
});
