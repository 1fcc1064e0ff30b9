import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { nextRotationDates } from '../schedules/rotation-dates.ts';
import { frequencies, mayRotate, offeredFrequencies, rotationOf } from './frequency.ts';

const anchors = fc
  .integer({ min: 0, max: 9000 })
  .map((days) => Temporal.PlainDate.from('2020-01-01').add({ days }).toString());
const repeated = fc.record({
  frequency: fc.constantFrom(...frequencies),
  dayOfWeek: fc.integer({ min: 0, max: 6 }),
  weekOfMonth: fc.integer({ min: 0, max: 4 }),
  anchor: anchors,
});

it('SERVICE-D3 a rotation group meets on its weekday every week, every two weeks, or in the first to fourth or last week of a month', () => {
  fc.assert(
    fc.property(repeated, (day) => {
      const dates = nextRotationDates(rotationOf(day), day.anchor, 14).map(({ date }) =>
        Temporal.PlainDate.from(date),
      );
      expect(dates[0]!.toString() >= day.anchor).toBe(true);
      for (const [index, date] of dates.entries()) {
        expect(date.dayOfWeek % 7).toBe(day.dayOfWeek);
        const before = dates[index - 1];
        if (day.frequency !== 'month') {
          if (before) expect(before.until(date).days).toBe(day.frequency === 'week' ? 7 : 14);
        } else if (day.weekOfMonth === 4) expect(date.add({ days: 7 }).month).not.toBe(date.month);
        else expect(Math.ceil(date.day / 7)).toBe(day.weekOfMonth + 1);
      }
    }),
  );
});

it('SERVICE-R7 SERVICE-R10 forms offer week and month, and overseers rotate by weeks only', () => {
  for (const stored of [null, 'week', 'month'] as const)
    expect(offeredFrequencies(stored)).toEqual(['week', 'month']);
  expect(offeredFrequencies('fortnight')).toEqual(['week', 'fortnight', 'month']);
  expect(frequencies.filter(mayRotate)).toEqual(['week', 'fortnight']);
});
