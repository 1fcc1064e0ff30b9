import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeEdits } from './merge-edits.ts';

const row = fc.record({
  name: fc.constantFrom('a', 'b'),
  count: fc.integer({ min: 0, max: 2 }),
  modules: fc.record({ on: fc.boolean(), days: fc.array(fc.integer({ min: 0, max: 1 }), { maxLength: 2 }) }),
});
const flat = ({ name, count, modules }: { name: string; count: number; modules: object }) => ({
  name,
  count,
  ...modules,
});

it('COMMON-R9 keeps fields changed on one side only, and reports a clash only for fields changed on both', () => {
  fc.assert(
    fc.property(row, row, row, (base, mine, theirs) => {
      const merged = mergeEdits(base, mine, theirs);
      const [was, here, there, is] = [base, mine, theirs, merged.row].map((one) =>
        Object.entries(flat(one)).map(([key, value]) => [key, JSON.stringify(value)] as const),
      ) as [[string, string][], [string, string][], [string, string][], [string, string][]];
      let clash = false;
      for (const [at, [, value]] of is.entries()) {
        const [before, own, other] = [was[at]![1], here[at]![1], there[at]![1]];
        expect(value).toBe(own === before ? other : own);
        clash ||= own !== before && other !== before && own !== other;
      }
      expect(merged.clash).toBe(clash);
    }),
  );
});

it('COMMON-R9 a record against another value is a clash, and the own value is used', () => {
  const others = [null, 7, 'x', [1], undefined];
  const [mine, theirs] = [{ a: 1 }, { b: 2 }];
  for (const other of others) {
    expect(mergeEdits<unknown>(other, mine, theirs)).toEqual({ row: mine, clash: true });
    expect(mergeEdits<unknown>({ c: 3 }, other, theirs)).toEqual({ row: other, clash: true });
    expect(mergeEdits<unknown>({ c: 3 }, mine, other)).toEqual({ row: mine, clash: true });
  }
});
