/** Compares linear-time parsers with the slow patterns that they replaced (decision 127). */
import fc from 'fast-check';
import { expect } from 'vitest';

/** Generates text from the pieces that a pattern looks for. */
export const nearly = (...pieces: string[]): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...pieces), maxLength: 12 });

export const runs = { numRuns: 300 };

export function agree<Result>(
  texts: fc.Arbitrary<string>,
  now: (text: string) => Result,
  before: (text: string) => Result,
): void {
  fc.assert(
    fc.property(fc.oneof({ weight: 9, arbitrary: texts }, fc.string({ unit: 'binary' })), (text) => {
      expect(now(text)).toEqual(before(text));
    }),
    runs,
  );
}

export const blanks = [' ', '  ', '\t', '\n', '\u00a0', '\u2028'] as const;
