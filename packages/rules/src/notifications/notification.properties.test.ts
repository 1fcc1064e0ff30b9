import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isTold } from './notification.ts';

it('DASH-R2 notifies a person unless they caused it; a job is never the person', () => {
  fc.assert(
    fc.property(fc.nat(), fc.option(fc.nat()), (person, by) => {
      expect(isTold(person, by)).toBe(person !== by);
    }),
  );
});

it('DASH-R2 notifies about jobs and other people, not about own actions', () => {
  expect([isTold(7, 7), isTold(7, 8), isTold(7, null)]).toEqual([false, true, true]);
});
