import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DaySpan } from '../people/absences/away.ts';
import { addDays } from '../schedules/calendar-week.ts';
import { type EntryFacts, entryOf, sinceOf, turnOf } from './turn.ts';

const day = '2026-11-25';
const reading = { kind: 'part', qualification: 'bible-reading', responsibilityId: null } as const;
const sound = { kind: 'responsibility', qualification: null, responsibilityId: 3 } as const;
const none: EntryFacts = { qualifiedSince: [], countsFrom: null, away: [] };
const away = (from: number, to: number): DaySpan => ({
  start_date: addDays(day, from),
  end_date: addDays(day, to),
});

it('X-FAIR-2 a turn is the number of weeks in which everybody has one, at least one week', () => {
  const eligible = new Map([
    ['reading', new Map([1, 2, 3, 4, 5, 6, 7, 8].map((id) => [id, id === 8 ? 0 : 9]))],
  ]);
  expect(turnOf('reading', eligible, new Map([['reading', 1]]))).toBe(7);
  expect(turnOf('reading', eligible, new Map([['reading', 0.25]]))).toBe(28);
  expect(turnOf('reading', eligible, new Map([['reading', 2]]))).toBe(3.5);
  expect(turnOf('reading', eligible, new Map([['reading', 20]]))).toBe(1);
  expect(turnOf('reading', eligible, new Map())).toBe(7);
  expect(turnOf('prayer', eligible, new Map([['prayer', 4]]))).toBe(1);
});

it('X-FAIR-2 more people never shorten a turn, and more places never lengthen it', () => {
  fc.assert(
    fc.property(
      fc.nat(60),
      fc.nat(60),
      fc.double({ min: 0.03, max: 9, noNaN: true }),
      (people, more, rate) => {
        const of = (count: number) =>
          new Map([['reading', new Map(Array.from({ length: count }, (_, id) => [id, 2]))]]);
        const turn = turnOf('reading', of(people), new Map([['reading', rate]]));
        expect(turnOf('reading', of(people + more), new Map([['reading', rate]]))).toBeGreaterThanOrEqual(
          turn,
        );
        expect(turnOf('reading', of(people), new Map([['reading', rate * 2]]))).toBeLessThanOrEqual(turn);
      },
    ),
  );
});

it('X-FAIR-3 the entry is the latest of the qualification, the day set by hand and the end of a long absence', () => {
  const qualifiedSince = [
    { qualification: 'bible-reading' as const, responsibilityId: null, since: '2026-09-01' },
    { qualification: null, responsibilityId: 3, since: '2026-10-01' },
  ];
  const facts = { ...none, qualifiedSince };
  expect(entryOf(none, reading, day)).toBeNull();
  expect(entryOf(facts, reading, day)).toBe('2026-09-01');
  expect(entryOf(facts, sound, day)).toBe('2026-10-01');
  expect(entryOf(facts, { ...sound, responsibilityId: 4 }, day)).toBeNull();
  expect(entryOf({ ...facts, countsFrom: '2026-09-15' }, reading, day)).toBe('2026-09-15');
  expect(entryOf({ ...facts, countsFrom: '2026-08-15' }, reading, day)).toBe('2026-09-01');
  expect(entryOf({ ...facts, away: [away(-70, -10)] }, reading, day)).toBe(addDays(day, -10));
});

it('X-FAIR-3 an absence of less than eight weeks, or one that has not ended, is no entry', () => {
  expect(entryOf({ ...none, away: [away(-57, -2)] }, reading, day)).toBe(addDays(day, -2));
  expect(entryOf({ ...none, away: [away(-56, -2)] }, reading, day)).toBeNull();
  expect(entryOf({ ...none, away: [away(-70, 0)] }, reading, day)).toBeNull();
  expect(entryOf({ ...none, away: [away(-70, 3)] }, reading, day)).toBeNull();
  expect(entryOf({ ...none, away: [away(10, 90)] }, reading, day)).toBeNull();
});

it('X-FAIR-3 absences that follow each other are one absence', () => {
  expect(entryOf({ ...none, away: [away(-30, -2), away(-70, -31)] }, reading, day)).toBe(addDays(day, -2));
  expect(entryOf({ ...none, away: [away(-70, -2), away(-60, -40)] }, reading, day)).toBe(addDays(day, -2));
  expect(entryOf({ ...none, away: [away(-70, -32), away(-30, -2)] }, reading, day)).toBeNull();
});

const spans = fc.array(
  fc.tuple(fc.integer({ min: -300, max: 60 }), fc.nat(90)).map(([from, days]) => away(from, from + days)),
  { maxLength: 4 },
);

it('X-FAIR-3 the order of the absences changes no entry, and an absence is split without effect', () => {
  fc.assert(
    fc.property(spans, fc.nat(80), (absences, at) => {
      const entry = entryOf({ ...none, away: absences }, reading, day);
      expect(entryOf({ ...none, away: absences.toReversed() }, reading, day)).toBe(entry);
      const split = absences.flatMap(({ start_date, end_date }) => {
        const middle = addDays(start_date, at);
        return middle < end_date
          ? [
              { start_date, end_date: middle },
              { start_date: addDays(middle, 1), end_date },
            ]
          : [{ start_date, end_date }];
      });
      expect(entryOf({ ...none, away: split }, reading, day)).toBe(entry);
    }),
  );
});

it('X-FAIR-3 a kind without qualification and responsibility has no day of its own', () => {
  const rows = [{ qualification: null, responsibilityId: null, since: '2026-09-01' }];
  expect(sinceOf(rows, { qualification: null, responsibilityId: null })).toBeNull();
});
