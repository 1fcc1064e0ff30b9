import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isJsonTooDeep, tableLimits } from './table-limits.ts';

const depthOf = (value: unknown): number =>
  value !== null && typeof value === 'object'
    ? 1 + Math.max(0, ...Object.values(value).map(depthOf), ...Object.keys(value).map(() => 0))
    : 0;
/** Includes escaped quotes and brackets within strings. */
const text = fc.string({ unit: fc.constantFrom(...'a"\\[]{}'), maxLength: 6 });

it('IMPORT-R8 the nesting depth of JSON counts lists and objects, not brackets within strings', () => {
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'medium' },
      text,
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(text, tie('value'), { maxKeys: 3 }),
    ),
  }));
  fc.assert(
    fc.property(value, fc.integer({ min: 0, max: 6 }), (made, deepest) => {
      for (const written of [JSON.stringify(made), JSON.stringify(made, null, 1)])
        expect(isJsonTooDeep(written, deepest)).toBe(depthOf(made) > deepest);
    }),
  );
});

it('IMPORT-R8 accepts forty nested lists, refuses one more, and stops early on malformed text', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  expect([isJsonTooDeep(nested(tableLimits.depth)), isJsonTooDeep(nested(tableLimits.depth + 1))]).toEqual([
    false,
    true,
  ]);
  expect(isJsonTooDeep('[{[{[{', 5)).toBe(true);
  expect(isJsonTooDeep('"[[[', 1)).toBe(false);
  expect(isJsonTooDeep('[]{}[]{}', 1)).toBe(false);
  expect(isJsonTooDeep('"a\\"[["', 1)).toBe(false);
});
