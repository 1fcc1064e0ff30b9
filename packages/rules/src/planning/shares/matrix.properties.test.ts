import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type RandomLedger, randomLedger } from '../../duties/testing/random-ledger.ts';
import { unknownSince } from '../../duties/turn.ts';
import { cannotAt } from '../../people/availability/fits.ts';
import { addDays } from '../../schedules/calendar-week.ts';
import { type PlannedArea, plannedAreaOf, plannedAreas } from '../planned-area.ts';
import { dutyMatrix, type MatrixDuty, type MatrixPerson } from './matrix.ts';

const from = '2026-11-23';
const weeks = 13;
const sunday = addDays(from, weeks * 7 - 1);
const isWithin = ({ date }: { date: string }): boolean => date >= from && date <= sunday;

/** Wednesday evenings and Sunday mornings; the first bit is Monday. */
const times = [
  { days: 4, from_at: '18:00', to_at: '22:00', starts_on: null, ends_on: null },
  { days: 64, from_at: '08:00', to_at: '12:00', starts_on: '2026-12-01', ends_on: null },
];

const matrixOf = ({ people, duties, takers }: RandomLedger, areas: readonly PlannedArea[] = plannedAreas) =>
  dutyMatrix({
    ...{ from, weeks, takers, areas },
    duties: duties.filter(isWithin),
    people: people.map((person) => ({ ...person, times })),
  });

it('X-FAIR-41 the row of a person has each of their duties once, with its day and kind', () => {
  fc.assert(
    fc.property(randomLedger, fc.subarray([...plannedAreas]), (ledger, areas) => {
      const { kinds, rows } = matrixOf(ledger, areas);
      const shown = rows.flatMap(({ person, duties }) =>
        duties.map(([day, kind]) => `${person.id} ${addDays(from, day)} ${kinds[kind]!.kind}`),
      );
      const had = ledger.duties
        .filter((duty) => isWithin(duty) && areas.includes(plannedAreaOf(duty.kind)))
        .filter(({ personId }) => ledger.people.some(({ id }) => id === personId))
        .map(({ personId, date, kind }) => `${personId} ${date} ${kind}`);
      expect(shown.sort()).toEqual(had.sort());
    }),
  );
});

it('X-FAIR-41 a day is away in the row if and only if the person is away on it', () => {
  fc.assert(
    fc.property(randomLedger, (ledger) => {
      for (const { person, away } of matrixOf(ledger).rows)
        for (let day = 0; day < weeks * 7; day += 1) {
          const date = addDays(from, day);
          const isAway = person.away.some((span) => span.start_date <= date && date <= span.end_date);
          expect(away.some(([first, last]) => first <= day && day <= last)).toBe(isAway);
        }
    }),
  );
});

it('X-FAIR-41 a person cannot in a week if they cannot at any of its meetings', () => {
  fc.assert(
    fc.property(randomLedger, (ledger) => {
      const held = ledger.duties.filter((duty) => isWithin(duty) && duty.meetingId !== null);
      for (const { cannot } of matrixOf(ledger).rows)
        for (let week = 0; week < weeks; week += 1) {
          const monday = addDays(from, week * 7);
          const ofWeek = held.filter(({ date }) => date >= monday && date <= addDays(monday, 6));
          const none = ofWeek.every((duty) => cannotAt(times, duty.date, duty.from, duty.to));
          expect(cannot.includes(week)).toBe(ofWeek.length > 0 && none);
        }
    }),
  );
});

const person = (id: number, parts: number[], changes: Partial<MatrixPerson> = {}): MatrixPerson => ({
  id,
  qualified_parts: parts,
  limits: [],
  times: [],
  since: unknownSince,
  away: [],
  ...changes,
});
const gem = (week: number, personId: number | null): MatrixDuty => ({
  id: week,
  kind: 'part',
  qualification: 'gems',
  responsibilityId: null,
  personId,
  meetingId: week,
  date: addDays(from, week * 7 + 2),
  from: '19:00',
  to: '20:45',
});

it('X-FAIR-41 the even share counts what a person may do and the weeks at home, in duties', () => {
  const away = [{ start_date: '2026-01-01', end_date: '2027-12-31' }];
  const { rows } = dutyMatrix({
    ...{ from, weeks, takers: [], areas: plannedAreas },
    duties: [0, 1, 2, 3, 4, 5].map((week) => gem(week, week < 5 ? 1 : 2)),
    people: [
      person(1, [4]),
      person(2, [4]),
      person(3, [4], { away }),
      person(4, [5]),
      person(5, []),
      person(6, [4]),
    ],
  });
  expect(rows.map(({ person: { id }, duties, even }) => [id, duties.length, even])).toEqual([
    [1, 5, 2],
    [2, 1, 2],
    [3, 0, 0],
    [4, 0, 0],
    [6, 0, 2],
  ]);
});

it('X-FAIR-41 duties of other areas, open places and people who left are in no row', () => {
  const { rows } = dutyMatrix({
    ...{ from, weeks, takers: [{ personId: 2, responsibilityId: 3, oneMeeting: false }], areas: ['duties'] },
    duties: [gem(0, 1), gem(1, null), gem(2, 99)],
    people: [person(1, [4]), person(2, [])],
  });
  expect(rows.map(({ person: { id }, duties, even }) => [id, duties, even])).toEqual([[2, [], 0]]);
});
