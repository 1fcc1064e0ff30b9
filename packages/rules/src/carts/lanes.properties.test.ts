import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assignLanes, mostAtOnce } from './lanes.ts';

const spans = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 24 }), fc.integer({ min: 1, max: 8 }))
    .map(([from, length]) => ({ from: from * 30, to: (from + length) * 30 })),
  { maxLength: 14 },
);

/** Counts per minute, as an independent check of the sweep over changes. */
const countedAtOnce = (all: readonly { from: number; to: number }[]): number =>
  Math.max(
    0,
    ...Array.from(
      { length: 40 },
      (_, step) => all.filter(({ from, to }) => from <= step * 30 && step * 30 < to).length,
    ),
  );

it('CARTS-R19 assigns lanes to all exactly if simultaneous shifts never exceed the number of lanes', () => {
  fc.assert(
    fc.property(spans, fc.integer({ min: 1, max: 8 }), (all, max) => {
      expect(mostAtOnce(all)).toBe(countedAtOnce(all));
      const lanes = assignLanes(all, max);
      expect(lanes !== null).toBe(countedAtOnce(all) <= max);
      for (const lane of lanes ?? []) expect(lane >= 1 && lane <= max).toBe(true);
    }),
  );
});

it('CARTS-R19 assigns different lanes to overlapping shifts', () => {
  fc.assert(
    fc.property(spans, (all) => {
      const lanes = assignLanes(all, all.length)!;
      for (const [index, one] of all.entries())
        for (const [other, beside] of all.entries())
          if (index < other && one.from < beside.to && beside.from < one.to)
            expect(lanes[index]).not.toBe(lanes[other]);
    }),
  );
});
