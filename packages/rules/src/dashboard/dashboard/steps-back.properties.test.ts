import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stepsBack } from './steps-back.ts';

it('COMMON-R24 back leads to the screen that the person came from', () => {
  expect(stepsBack(['/assignments/', '/map/12/'])).toBe(1);
  expect(stepsBack(['/notifications/', '/settings/reports/own'])).toBe(1);
  // A change within the screen and a detail that was left are not the screen before.
  expect(stepsBack(['/assignments/', '/map/12', '/map/12/', '/map/12/ground/', '/map/12/'])).toBe(4);
  expect(stepsBack(['/map/12/'])).toBeNull();
  expect(stepsBack([null, '/map/12/'])).toBeNull();
  expect(stepsBack(['/settings/', null, '/map/12/'])).toBeNull();
});

it('COMMON-R24 back never stays on the screen and never skips another one', () => {
  const path = fc.constantFrom('/', '/a/', '/a/b/', '/c/', '/c/d/');
  fc.assert(
    fc.property(fc.array(path, { minLength: 1, maxLength: 8 }), path, (before, current) => {
      fc.pre(current !== '/');
      const visited = [...before, current];
      const steps = stepsBack(visited);
      const skipped = visited.slice(visited.length - 1 - (steps ?? before.length), -1);
      if (steps !== null) expect(skipped.shift()!.startsWith(current)).toBe(false);
      expect(skipped.every((one) => one.startsWith(current))).toBe(true);
    }),
  );
});
