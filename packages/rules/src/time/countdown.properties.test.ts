import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { countdownTo } from './countdown.ts';

it('APPTS-R10 a countdown has days of the calendar, hours on the day itself, and minutes in the last hour', () => {
  const now = '2026-11-23T10:16';
  expect(countdownTo(now, '2026-11-25T19:20')).toEqual({ unit: 'days', count: 2 });
  expect(countdownTo(now, '2026-11-24T10:15')).toEqual({ unit: 'days', count: 1 });
  expect(countdownTo('2026-11-23T23:30', '2026-11-24T00:10')).toEqual({ unit: 'minutes', count: 40 });
  expect(countdownTo(now, '2026-11-23T19:20')).toEqual({ unit: 'hours', count: 9 });
  expect(countdownTo(now, '2026-11-23T11:16')).toEqual({ unit: 'minutes', count: 60 });
  expect(countdownTo(now, now)).toEqual({ unit: 'begun' });
});

it('APPTS-R10 a countdown agrees with the calendar', () => {
  const begins = fc
    .integer({ min: 0, max: 60 * 24 * 366 })
    .map((minutes) => Temporal.PlainDateTime.from('2026-01-01T00:00').add({ minutes }));
  fc.assert(
    fc.property(begins, fc.integer({ min: 1, max: 40_000 }), (begin, minutes) => {
      const end = begin.add({ minutes });
      const text = (time: Temporal.PlainDateTime): string => time.toString({ smallestUnit: 'minute' });
      const left = countdownTo(text(begin), text(end));
      const days = begin.toPlainDate().until(end.toPlainDate(), { largestUnit: 'day' }).days;
      if (minutes <= 60) expect(left).toEqual({ unit: 'minutes', count: minutes });
      else if (days === 0) expect(left).toEqual({ unit: 'hours', count: Math.floor(minutes / 60) });
      else expect(left).toEqual({ unit: 'days', count: days });
    }),
  );
});
