import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  hiddenSteps,
  isMovedIn,
  isStepDone,
  type MovingIn,
  type MovingInCounts,
  movingInSteps,
  stepsLeft,
  stepsOf,
} from './moving-in.ts';

const numbers = fc
  .tuple(...movingInSteps.map(() => fc.option(fc.nat(3))))
  .map(
    (found) => Object.fromEntries(movingInSteps.map((step, index) => [step, found[index]])) as MovingInCounts,
  );
const counts: fc.Arbitrary<MovingIn> = fc
  .tuple(numbers, fc.subarray([...movingInSteps]))
  .map(([now, hidden]) => ({ ...now, hidden }));
const shown = { hidden: [] };

it('SETTINGS-R13 returns the unfinished steps in setup order', () => {
  fc.assert(
    fc.property(counts, (now) => {
      const left = stepsLeft(now);
      expect(left).toEqual(movingInSteps.filter((step) => left.includes(step)));
      for (const step of stepsOf(now)) expect(isStepDone(step, now)).toBe(!left.includes(step));
      expect(isMovedIn(now)).toBe(left.length === 0);
    }),
  );
});

it('SETTINGS-R13 leaves out the steps of schedules that are not used', () => {
  fc.assert(
    fc.property(counts, (now) => {
      const used = movingInSteps.filter((step) => now[step] !== null);
      expect([...stepsOf(now), ...hiddenSteps(now)].toSorted()).toEqual(used.toSorted());
      for (const step of stepsLeft(now)) expect(stepsOf(now)).toContain(step);
    }),
  );
});

it('SETTINGS-R13.4 leaves out hidden steps, and returns them as those to show again', () => {
  fc.assert(
    fc.property(counts, (now) => {
      for (const step of stepsOf(now)) expect(now.hidden).not.toContain(step);
      for (const step of hiddenSteps(now)) expect(now.hidden).toContain(step);
    }),
  );
});

it('SETTINGS-R13 requires a second person with a role and a sign-in, and one row of each other step', () => {
  const nothing = Object.fromEntries(movingInSteps.map((step) => [step, 0])) as Record<
    (typeof movingInSteps)[number],
    number
  >;
  const founded = { ...nothing, ...shown, people: 1, roles: 1, invitations: 1 };
  expect(stepsLeft(founded)).toEqual(movingInSteps);
  expect(stepsLeft({ ...founded, people: 2 })).toEqual(movingInSteps.slice(1));
  const ones = Object.fromEntries(movingInSteps.map((step) => [step, 1])) as unknown as MovingInCounts;
  const all = { ...ones, ...shown };
  expect(stepsLeft(all)).toEqual(['people', 'roles', 'invitations']);
  expect(isMovedIn({ ...all, people: 2, roles: 2, invitations: 2 })).toBe(true);
});
