import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isTold } from './notification.ts';

it('DASH-R2 nobody is told of what they did themselves; a job is nobody', () => {
  fc.assert(
    fc.property(fc.nat(), fc.option(fc.nat()), (person, by) => {
      expect(isTold(person, by)).toBe(person !== by);
    }),
  );
});

it('DASH-R2 what a job or another one did is told, what one did oneself is not', () => {
  expect([isTold(7, 7), isTold(7, 8), isTold(7, null)]).toEqual([false, true, true]);
});
