import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isMovedIn, isStepDone, movingInSteps, stepsLeft } from './moving-in.ts';

const counts = fc.record({ people: fc.nat(3), maps: fc.nat(2), addresses: fc.nat(2), history: fc.nat(2) });

it('SETTINGS-R13 returns the unfinished steps in setup order', () => {
  fc.assert(
    fc.property(counts, (now) => {
      const left = stepsLeft(now);
      expect(left).toEqual(movingInSteps.filter((step) => left.includes(step)));
      for (const step of movingInSteps) expect(isStepDone(step, now)).toBe(!left.includes(step));
      expect(isMovedIn(now)).toBe(left.length === 0);
    }),
  );
});

it('SETTINGS-R13 requires a second person, and one map, one address and one assignment', () => {
  const founded = { people: 1, maps: 0, addresses: 0, history: 0 };
  expect(stepsLeft(founded)).toEqual(['people', 'maps', 'addresses', 'history']);
  expect(stepsLeft({ ...founded, people: 2 })).toEqual(['maps', 'addresses', 'history']);
  expect(isMovedIn({ people: 2, maps: 1, addresses: 1, history: 1 })).toBe(true);
});
