import fc from 'fast-check';
import { expect, it } from 'vitest';
import { historyRows } from './talk-history.ts';

const given = fc.record({
  number: fc.integer({ min: 1, max: 20 }),
  date: fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`),
  speaker: fc.string(),
  congregation: fc.string(),
});
const titles = fc
  .uniqueArray(fc.integer({ min: 1, max: 20 }))
  .map((all) => new Map(all.map((n) => [n, `Talk ${n}`])));

it('PRINT-P5 one row per date a talk was given, by number and date, and one row without a date for other talks', () => {
  fc.assert(
    fc.property(fc.array(given), titles, (talks, named) => {
      const today = '2026-11-15';
      const [head, ...rows] = historyRows(talks, named, today);
      expect(head).toEqual(['number', 'title', 'date', 'speaker', 'congregation']);
      const past = talks.filter(({ date }) => date <= today);
      expect(rows.filter((row) => row[2] !== '')).toHaveLength(past.length);
      const numbers = new Set([...past.map(({ number }) => number), ...named.keys()]);
      expect(new Set(rows.map((row) => Number(row[0])))).toEqual(numbers);
      for (const row of rows) {
        expect(row[1]).toBe(named.get(Number(row[0])) ?? '');
        if (row[2] === '') expect(past.some(({ number }) => number === Number(row[0]))).toBe(false);
      }
      const keys = rows.map((row) => `${row[0]!.padStart(3, '0')} ${row[2]}`);
      expect(keys).toEqual(keys.toSorted());
    }),
  );
});
