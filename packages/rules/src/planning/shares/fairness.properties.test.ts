import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type DutyKindName, dutyKinds } from '../../duties/duty-kind.ts';
import { paceOf } from '../../duties/share.ts';
import { type LedgerPerson, type RandomLedger, randomLedger } from '../../duties/testing/random-ledger.ts';
import { sinceOf, unknownSince } from '../../duties/turn.ts';
import { meetingParts } from '../../people/people/meeting-part.ts';
import { addDays } from '../../schedules/calendar-week.ts';
import { mondayOf } from '../../time/wall-time.ts';
import { plannedAreas } from '../planned-area.ts';
import { type FairnessFacts, type FairPerson, fairnessOf, giniOf } from './fairness.ts';

const from = '2026-06-01';
const to = '2026-11-29';
const isWithin = ({ date }: { date: string }): boolean => date >= from && date <= to;

const factsOf = (
  { people, duties, takers }: RandomLedger,
  kind: DutyKindName | null = null,
): FairnessFacts<LedgerPerson> => ({
  ...{ from, to, people, takers, kind, areas: plannedAreas },
  duties: duties.filter(isWithin),
});

type Duty = RandomLedger['duties'][number];

/** Half days on which the person could have the kind in that week, counted day by day. */
function timeByHand({ takers }: RandomLedger, person: LedgerPerson, duty: Duty, monday: string): number {
  const taker = takers.find(({ personId }) => personId === person.id);
  const fits =
    duty.qualification === null
      ? duty.responsibilityId !== null && taker !== undefined
      : person.qualified_parts.includes(meetingParts.encode(duty.qualification));
  if (!fits) return 0;
  const pace = { usual: 2, half: 1, reserve: 0 }[paceOf(person.limits, duty.kind)];
  const since = sinceOf(person.since, duty) ?? '';
  const days = [0, 1, 2, 3, 4, 5, 6]
    .map((day) => addDays(monday, day))
    .filter((date) => date >= since)
    .filter((date) => !person.away.some((span) => span.start_date <= date && date <= span.end_date));
  return days.length * pace * (duty.qualification === null && taker!.oneMeeting ? 0.5 : 1);
}

/** Even share in points: of each duty, the part of the week that is the person's. */
function shareByHand(ledger: RandomLedger, person: LedgerPerson): number {
  const counted = ledger.duties.filter(
    (duty) => isWithin(duty) && ledger.people.some(({ id }) => id === duty.personId),
  );
  const dates = counted.map(({ date }) => date).sort();
  const mondays: string[] = [];
  for (let monday = mondayOf(dates[0] ?? from); monday <= (dates.at(-1) ?? ''); monday = addDays(monday, 7))
    mondays.push(monday);
  const timeIn = (of: LedgerPerson, duty: Duty, weeks: readonly string[]): number =>
    weeks.reduce((sum, monday) => sum + timeByHand(ledger, of, duty, monday), 0);
  return counted.reduce((sum, duty) => {
    const allIn = (weeks: readonly string[]) =>
      ledger.people.reduce((all, of) => all + timeIn(of, duty, weeks), 0);
    const weeks = allIn([mondayOf(duty.date)]) > 0 ? [mondayOf(duty.date)] : mondays;
    const all = allIn(weeks);
    const { weight } = dutyKinds[duty.kind];
    // A kind without known eligible people is part of the own share.
    if (all === 0) return sum + (duty.personId === person.id ? weight : 0);
    return sum + (weight * timeIn(person, duty, weeks)) / all;
  }, 0);
}

it('X-FAIR-42 the even share of each person is the sum by hand of their part of every duty', () => {
  fc.assert(
    fc.property(randomLedger, (ledger) => {
      for (const { person, share } of fairnessOf(factsOf(ledger)).rows)
        expect(Math.abs(share - shareByHand(ledger, person))).toBeLessThan(0.126);
    }),
    { numRuns: 60 },
  );
});

it('X-FAIR-42 counts each duty once, and names everybody with a duty or a share', () => {
  fc.assert(
    fc.property(randomLedger, fc.constantFrom('part', 'helper', 'prayer', 'cart', null), (ledger, kind) => {
      const { rows, spread } = fairnessOf(factsOf(ledger, kind));
      const counted = ledger.duties.filter((duty) => isWithin(duty) && (kind === null || duty.kind === kind));
      const hadBy = (id: number) => counted.filter(({ personId }) => personId === id);
      expect(spread !== null || rows.length === 0).toBe(true);
      for (const { person, had, points, share } of rows) {
        expect(had).toBe(hadBy(person.id).length);
        expect(points).toBe(hadBy(person.id).reduce((sum, one) => sum + dutyKinds[one.kind].weight, 0));
        expect(had > 0 || share > 0).toBe(true);
      }
      for (const { id } of spread === null ? [] : ledger.people)
        if (hadBy(id).length > 0) expect(rows.map(({ person }) => person.id)).toContain(id);
    }),
  );
});

it('X-FAIR-42 the order of people and duties changes nothing', () => {
  fc.assert(
    fc.property(randomLedger, (ledger) => {
      const facts = factsOf(ledger);
      const turned = fairnessOf({
        ...facts,
        people: [...facts.people].reverse(),
        duties: [...facts.duties].reverse(),
      });
      const { rows, spread } = fairnessOf(facts);
      expect(turned.rows.map((row) => row).reverse()).toEqual(rows);
      for (const name of ['deviation', 'largest', 'gini'] as const)
        expect(turned.spread?.[name] ?? 0).toBeCloseTo(spread?.[name] ?? 0, 9);
    }),
  );
});

it('X-FAIR-42 the Gini coefficient is half of the mean difference of all pairs, in relation to the mean', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20), { minLength: 1, maxLength: 12 }), (values) => {
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      const pairs = values.flatMap((one) => values.map((other) => Math.abs(one - other)));
      const byHand =
        mean === 0 ? 0 : pairs.reduce((sum, value) => sum + value, 0) / (2 * values.length ** 2 * mean);
      expect(giniOf(values)).toBeCloseTo(byHand, 9);
      expect(giniOf(values.map((value) => value + 1))).toBeLessThanOrEqual(
        giniOf(values) + 1e-9 + Number(mean === 0),
      );
    }),
  );
});

const gems = (date: string, personId: number) => ({
  ...{ kind: 'part' as const, qualification: 'gems' as const, responsibilityId: null },
  date,
  personId,
});
const person = (id: number, changes: Partial<FairPerson> = {}): FairPerson => ({
  ...{ id, qualified_parts: [4], limits: [], since: unknownSince, counts_from: null, away: [] },
  ...changes,
});
const fair = (duties: ReturnType<typeof gems>[], people: FairPerson[]) =>
  fairnessOf({ from, to, duties, people, takers: [], areas: plannedAreas, kind: null });

it('X-FAIR-42 names the longest wait in weeks with the length of a turn, and who is new', () => {
  const since = { ...unknownSince, qualifications: new Map([[4, '2026-10-05']]) };
  const duties = ['2026-06-03', '2026-08-05', '2026-10-07', '2026-11-25'].map((date) => gems(date, 1));
  const { rows, spread } = fair(duties, [person(1), person(2, { since })]);
  expect(rows.map(({ person: { id }, had, wait, isNew }) => [id, had, wait?.weeks, isNew])).toEqual([
    [1, 4, 9, false],
    [2, 0, 7, true],
  ]);
  expect(rows[0]!.wait!.turn).toBe(13);
  expect(spread!.largest).toBeGreaterThan(0);
});

it('X-FAIR-42.2 less than four weeks of duties are too little to compare', () => {
  expect(fair([gems('2026-11-04', 1)], [person(1)])).toEqual({ rows: [], spread: null });
  expect(fair([], [person(1)])).toEqual({ rows: [], spread: null });
  expect(fair([gems('2026-11-02', 1)], [person(1)]).rows).toHaveLength(1);
});
