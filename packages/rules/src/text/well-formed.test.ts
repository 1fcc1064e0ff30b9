import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isWellFormed, toWellFormed } from './well-formed.ts';

const units = fc
  .array(fc.constantFrom('a', 'ش', '\ud83d', '\ude00', '\ud83d\ude00'))
  .map((parts) => parts.join(''));

it('SHELL-X3 finds and replaces lone surrogates like the methods of newer browsers', () => {
  expect([isWellFormed('a\ud83d'), isWellFormed('\ud83d\ude00')]).toEqual([false, true]);
  expect(toWellFormed('\ude00a\ud83d\ude00')).toBe('\ufffda\ud83d\ude00');
  fc.assert(
    fc.property(units, (text) => {
      expect(isWellFormed(text)).toBe(text.isWellFormed());
      expect(toWellFormed(text)).toBe(text.toWellFormed());
    }),
  );
});
