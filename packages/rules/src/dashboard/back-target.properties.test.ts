import fc from 'fast-check';
import { expect, it } from 'vitest';
import { backTarget } from './back-target.ts';

const path = fc
  .array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { minLength: 1, maxLength: 5 })
  .map((parts) => `/${parts.join('/')}`);

it('COMMON-R24 back is always shorter, ends on a tab, and knows no difference between two spellings', () => {
  fc.assert(
    fc.property(path, (start) => {
      expect(backTarget(`${start}/`)).toBe(backTarget(start));
      let steps = 0;
      for (let at: string | null = start; at !== null; at = backTarget(at)) {
        steps += 1;
        expect(steps).toBeLessThan(10);
      }
    }),
  );
});
