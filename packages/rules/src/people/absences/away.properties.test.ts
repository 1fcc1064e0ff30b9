import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareAway, daysAway, isAway, listedSince, overlaps, wrongInSpan } from './away.ts';

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const span = fc
  .tuple(day, day)
  .map(([one, other]) => (one < other ? [one, other] : [other, one]))
  .map(([start_date, end_date]) => ({ start_date: start_date!, end_date: end_date! }));
const next = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

it('USERS-R18 refuses an end before the start, and more than a year', () => {
  fc.assert(
    fc.property(day, day, (start_date, end_date) => {
      const span = { start_date, end_date };
      const wrong = end_date < start_date ? 'before-start' : daysAway(span) > 366 ? 'away-too-long' : null;
      expect(wrongInSpan(span)).toBe(wrong);
    }),
  );
  expect(wrongInSpan({ start_date: '2027-01-01', end_date: '2028-01-01' })).toBeNull();
  expect(wrongInSpan({ start_date: '2027-01-01', end_date: '2028-01-02' })).toBe('away-too-long');
});

it('USERS-R18 two spans overlap if they share a day', () => {
  fc.assert(
    fc.property(span, span, (one, other) => {
      const later = one.start_date > other.start_date ? one.start_date : other.start_date;
      expect(overlaps(one, other)).toBe(isAway(one, later) && isAway(other, later));
      expect(overlaps(one, other)).toBe(overlaps(other, one));
    }),
  );
  const april = { start_date: '2027-04-01', end_date: '2027-04-05' };
  expect(overlaps(april, { start_date: '2027-04-05', end_date: '2027-04-09' })).toBe(true);
  expect(overlaps(april, { start_date: '2027-04-06', end_date: '2027-04-09' })).toBe(false);
});

it('USERS-O10 USERS-O5 counts exactly the days on which a person is away', () => {
  expect(daysAway({ start_date: '2026-11-21', end_date: '2026-11-21' })).toBe(1);
  fc.assert(
    fc.property(span, (away) => {
      expect(daysAway({ ...away, end_date: next(away.end_date) })).toBe(daysAway(away) + 1);
      expect(isAway(away, away.start_date) && isAway(away, away.end_date)).toBe(true);
      expect(isAway(away, next(away.end_date))).toBe(false);
    }),
  );
});

it('lists current and future spans by start, then past ones', () => {
  fc.assert(
    fc.property(fc.array(span), day, (spans, today) => {
      const sorted = spans.toSorted(compareAway(today));
      const firstPast = sorted.findIndex(({ end_date }) => end_date < today);
      const open = firstPast < 0 ? sorted : sorted.slice(0, firstPast);
      expect(open.every(({ end_date }) => end_date >= today)).toBe(true);
      expect(open.map(({ start_date }) => start_date)).toEqual(
        open.map(({ start_date }) => start_date).sort(),
      );
      expect(listedSince(today) < today).toBe(true);
    }),
  );
});

it('USERS-O5 nobody is away before the first day', () => {
  const away = { start_date: '2026-11-21', end_date: '2026-11-23' };
  expect(
    ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'].map((day) => isAway(away, day)),
  ).toEqual([false, true, true, true, false]);
});

it('lists spans that ended within 366 days, current and future ones by start, past ones latest first', () => {
  expect(listedSince('2026-11-21')).toBe('2025-11-20');
  const spans = [
    { start_date: '2026-01-01', end_date: '2026-01-03' },
    { start_date: '2026-12-01', end_date: '2026-12-03' },
    { start_date: '2026-02-01', end_date: '2026-02-02' },
    { start_date: '2026-12-01', end_date: '2026-12-02' },
    { start_date: '2026-11-01', end_date: '2026-11-21' },
    { start_date: '2026-02-01', end_date: '2026-02-03' },
  ];
  const order = spans.toSorted(compareAway('2026-11-21')).map((span) => spans.indexOf(span));
  expect(order).toEqual([4, 3, 1, 5, 2, 0]);
  for (const span of spans) expect(Math.abs(compareAway('2026-11-21')(span, { ...span }))).toBe(0);
});
