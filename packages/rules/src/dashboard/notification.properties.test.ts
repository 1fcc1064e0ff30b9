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
