import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  isMovedIn,
  isStepDone,
  type MovingInCounts,
  movingInSteps,
  stepsLeft,
  stepsOf,
} from './moving-in.ts';

const counts = fc
  .tuple(...movingInSteps.map(() => fc.option(fc.nat(3))))
  .map(
    (numbers) =>
      Object.fromEntries(movingInSteps.map((step, index) => [step, numbers[index]])) as MovingInCounts,
  );

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

it('SETTINGS-R13 leaves out the steps of schedules that are not used', () => {
  fc.assert(
    fc.property(counts, (now) => {
      expect(stepsOf(now)).toEqual(movingInSteps.filter((step) => now[step] !== null));
      for (const step of stepsLeft(now)) expect(stepsOf(now)).toContain(step);
    }),
  );
});

it('SETTINGS-R13 requires a second person with a role and a sign-in, and one row of each other step', () => {
  const nothing = Object.fromEntries(movingInSteps.map((step) => [step, 0])) as Record<
    (typeof movingInSteps)[number],
    number
  >;
  const founded = { ...nothing, people: 1, roles: 1, invitations: 1 };
  expect(stepsLeft(founded)).toEqual(movingInSteps);
  expect(stepsLeft({ ...founded, people: 2 })).toEqual(movingInSteps.slice(1));
  const all = Object.fromEntries(movingInSteps.map((step) => [step, 1])) as unknown as MovingInCounts;
  expect(stepsLeft(all)).toEqual(['people', 'roles', 'invitations']);
  expect(isMovedIn({ ...all, people: 2, roles: 2, invitations: 2 })).toBe(true);
});
