import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wireCode } from './wire-code.ts';

const tables = fc
  .uniqueArray(fc.tuple(fc.stringMatching(/^[a-z]{1,8}$/), fc.integer({ min: 0, max: 20 })), {
    minLength: 1,
    comparator: ([name, code], [other, otherCode]) => name === other || code === otherCode,
  })
  .map((rows) => ({ rows, codec: wireCode(Object.fromEntries(rows)) }));

test('decodes every encoded name', () => {
  fc.assert(
    fc.property(tables, ({ rows, codec }) => {
      expect(codec.names.map((name) => [name, codec.encode(name)])).toEqual(rows);
      for (const [name, code] of rows) expect(codec.decode(code)).toBe(name);
      expect(codec.codes).toEqual(rows.map(([, code]) => code));
    }),
  );
});

test('throws for an unknown number', () => {
  fc.assert(
    fc.property(tables, fc.integer({ min: -5, max: 30 }), ({ rows, codec }, code) => {
      fc.pre(!rows.some(([, known]) => known === code));
      expect(() => codec.decode(code)).toThrow(RangeError);
      for (const said of [String(code), rows.map(([name]) => name).join(', ')])
        expect(() => codec.decode(code)).toThrow(said);
    }),
  );
});
