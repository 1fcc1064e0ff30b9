import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../schedules/calendar-week.ts';
import { isAwayOn, readSpan, spansSince, storedSpans, writeSpan, wrongInSpans } from './away-spans.ts';

const today = '2026-11-29';
const day = fc.integer({ min: -400, max: 400 }).map((days) => addDays(today, days));
const span = fc
  .tuple(day, fc.integer({ min: 0, max: 365 }))
  .map(([start_date, days]) => ({ start_date, end_date: addDays(start_date, days) }));

it('SPKR-R13 stores spans in order and once, and reads them back unchanged', () => {
  fc.assert(
    fc.property(fc.array(span, { maxLength: 8 }), (spans) => {
      const stored = storedSpans([...spans, ...spans]);
      expect(stored).toEqual([...new Set(spans.map(writeSpan))].sort());
      expect(new Set(stored.map(readSpan).map(writeSpan))).toEqual(new Set(spans.map(writeSpan)));
      expect(wrongInSpans(spans)).toBeNull();
    }),
  );
  expect(wrongInSpans([{ start_date: '2026-12-05', end_date: '2026-12-01' }])).toBe('before-start');
  expect(wrongInSpans([{ start_date: '2026-12-05', end_date: '2028-12-01' }])).toBe('away-too-long');
});

it('SPKR-R13 a speaker is away on both end dates and between them; past spans are hidden', () => {
  fc.assert(
    fc.property(fc.array(span, { maxLength: 4 }), day, (spans, date) => {
      const stored = storedSpans(spans);
      const within = spans.some(({ start_date, end_date }) => start_date <= date && date <= end_date);
      expect(isAwayOn(stored, date)).toBe(within);
      expect(spansSince(stored, today).every(({ end_date }) => end_date >= today)).toBe(true);
      if (date >= today) expect(isAwayOn(spansSince(stored, today).map(writeSpan), date)).toBe(within);
    }),
  );
});
