import fc from 'fast-check';
import { expect, it } from 'vitest';
import { activityId, activityOf, activitySources, costState, monthRow } from './activity.ts';

const row = fc.integer({ min: 1, max: 2 ** 49 });
const source = fc.constantFrom(...activitySources);
const month = fc
  .tuple(fc.integer({ min: 2000, max: 2199 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);

it('ACCOUNT-D1 every row of the list has a unique id that leads back to the row', () => {
  fc.assert(
    fc.property(source, row, source, row, (one, first, other, second) => {
      const id = activityId({ source: one, row: first });
      expect(id).toBeGreaterThan(0);
      expect(Number.isSafeInteger(id)).toBe(true);
      expect(activityOf(id)).toEqual({ source: one, row: first });
      const same = one === other && first === second;
      expect(activityId({ source: other, row: second }) === id).toBe(same);
    }),
  );
});

it('ACCOUNT-D1 an impossible id is read as null', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (id) => {
      const found = activityOf(id);
      if (found) expect(activityId(found)).toBe(id);
    }),
  );
  expect(activityOf(0)).toBeNull();
  expect(activityOf(7)).toBeNull();
  expect(activityOf(15)).toBeNull();
});

it('ACCOUNT-D1 each month has its own id, in the order of the months', () => {
  fc.assert(
    fc.property(month, month, (one, other) => {
      expect(Math.sign(monthRow(one) - monthRow(other))).toBe(one === other ? 0 : one < other ? -1 : 1);
    }),
  );
  expect(monthRow('2027-01')).toBeGreaterThan(monthRow('2026-12'));
});

it('ACCOUNT-R1 the costs of a month are open until the month ends', () => {
  expect(costState('2026-11', '2026-11')).toBe('open');
  expect(costState('2026-10', '2026-11')).toBe('issued');
  expect(costState('2026-12', '2026-11')).toBe('open');
});
