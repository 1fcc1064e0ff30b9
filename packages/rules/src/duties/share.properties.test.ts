import fc from 'fast-check';
import { expect, it } from 'vitest';
import { limitAreas, paces } from '../people/availability/availability.ts';
import { addDays } from '../schedules/calendar-week.ts';
import { type AvailablePerson, eligibleTimesOf, paceOf, quartersOfPoint, shareOf } from './share.ts';

const kinds = ['part bible-reading', 'prayer prayer', 'responsibility 3', 'cart'];
const people = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 9 });

interface SharedPoints {
  ids: number[];
  times: number[][];
  points: number[];
}

const sharing: fc.Arbitrary<SharedPoints> = people.chain((ids) =>
  fc.record({
    ids: fc.constant(ids),
    times: fc.array(
      fc.array(fc.integer({ min: 0, max: 366 }), { minLength: ids.length, maxLength: ids.length }),
      { minLength: kinds.length, maxLength: kinds.length },
    ),
    points: fc.array(fc.nat(200), { minLength: kinds.length, maxLength: kinds.length }),
  }),
);

const eligibleOf = ({ ids, times }: SharedPoints) =>
  new Map(kinds.map((kind, at) => [kind, new Map(ids.map((id, person) => [id, times[at]![person]!]))]));
const filledOf = ({ points }: SharedPoints) => new Map(kinds.map((kind, at) => [kind, points[at]!]));
const sharesOf = (one: SharedPoints) => shareOf(eligibleOf(one), filledOf(one));

it('X-FAIR-1 shares add up to the points given, to a quarter point for each person', () => {
  fc.assert(
    fc.property(sharing, (one) => {
      const shared = kinds.map((_, at) => (one.times[at]!.some((time) => time > 0) ? one.points[at]! : 0));
      const given = shared.reduce((sum, points) => sum + points, 0) * quartersOfPoint;
      const shares = [...sharesOf(one).values()];
      expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) - given)).toBeLessThanOrEqual(
        one.ids.length,
      );
      expect(shares.every((share) => Number.isInteger(share) && share >= 0)).toBe(true);
    }),
  );
});

it('X-FAIR-1 more eligible time never lowers the share of a person and never raises that of another', () => {
  fc.assert(
    fc.property(sharing, fc.nat(), fc.nat(), fc.integer({ min: 1, max: 366 }), (one, nth, of, more) => {
      const [person, kind] = [nth % one.ids.length, of % kinds.length];
      const times = one.times.map((row, at) =>
        row.map((time, column) => (at === kind && column === person ? time + more : time)),
      );
      const [before, after] = [sharesOf(one), sharesOf({ ...one, times })];
      for (const [at, id] of one.ids.entries()) {
        const [least, most] = at === person ? [before, after] : [after, before];
        // A kind that nobody could do before is shared for the first time.
        if (at === person || one.times[kind]!.some((time) => time > 0))
          expect(most.get(id) ?? 0).toBeGreaterThanOrEqual(least.get(id) ?? 0);
      }
    }),
  );
});

it('X-FAIR-1 further points never raise a share by more than themselves', () => {
  fc.assert(
    fc.property(sharing, fc.nat(), fc.integer({ min: 1, max: 3 }), (one, of, weight) => {
      const points = one.points.map((had, at) => (at === of % kinds.length ? had + weight : had));
      const [before, after] = [sharesOf(one), sharesOf({ ...one, points })];
      for (const id of one.ids)
        expect((after.get(id) ?? 0) - (before.get(id) ?? 0)).toBeLessThanOrEqual(weight * quartersOfPoint);
    }),
  );
});

it('X-FAIR-1 neither the order of the people nor that of the kinds changes a share', () => {
  fc.assert(
    fc.property(sharing, (one) => {
      const shares = sharesOf(one);
      const turned = new Map(
        [...eligibleOf(one)].reverse().map(([kind, times]) => [kind, new Map([...times].reverse())]),
      );
      const again = shareOf(turned, new Map([...filledOf(one)].reverse()));
      expect(new Map([...again].sort())).toEqual(new Map([...shares].sort()));
      const renamed = sharesOf({ ...one, ids: one.ids.map((id) => id + 100) });
      expect([...renamed].map(([id, share]) => [id - 100, share])).toEqual([...shares]);
    }),
  );
});

it('X-FAIR-1 the points are shared by eligible time, and of a kind only among those who may do it', () => {
  const eligible = new Map([
    [
      'reading',
      new Map([
        [1, 200],
        [2, 100],
        [3, 0],
      ]),
    ],
    ['prayer', new Map([[3, 50]])],
  ]);
  const filled = new Map([
    ['reading', 9],
    ['prayer', 2],
    ['chairman', 5],
  ]);
  expect([...shareOf(eligible, filled)]).toEqual([
    [1, 24],
    [2, 12],
    [3, 8],
  ]);
});

const [from, to, weeks] = ['2026-08-31', '2026-11-29', 13];
const timesOf = (change: Partial<AvailablePerson>): number[] =>
  eligibleTimesOf({ pace: 'usual', since: null, away: [], ...change }, from, weeks);
const timeOf = (change: Partial<AvailablePerson>): number =>
  timesOf(change).reduce((sum, time) => sum + time, 0);
const away = (start: string, end: string) => ({ start_date: start, end_date: end });

it('X-FAIR-1 time is counted from the qualification, without days away, at half or no pace', () => {
  expect(timesOf({})).toEqual(Array(13).fill(14));
  expect(timesOf({ pace: 'half' })).toEqual(Array(13).fill(7));
  expect(timeOf({ pace: 'reserve' })).toBe(0);
  expect(timeOf({ since: to })).toBe(2);
  expect(timeOf({ since: '2020-01-01' })).toBe(2 * 91);
  expect(timeOf({ since: '2026-11-30' })).toBe(0);
  expect(timesOf({ away: [away('2026-09-06', '2026-09-08')] }).slice(0, 3)).toEqual([12, 10, 14]);
  expect(timeOf({ away: [away('2026-08-01', from), away(to, '2027-04-01')] })).toBe(2 * 89);
  expect(timeOf({ since: '2026-11-20', away: [away('2026-11-18', '2026-11-22')] })).toBe(2 * 7);
  expect(timeOf({ away: [away('2020-01-01', '2030-01-01')] })).toBe(0);
  expect(timeOf({ away: [away('2020-01-01', '2020-02-01'), away('2030-01-01', '2030-02-01')] })).toBe(2 * 91);
});

const span = fc
  .tuple(fc.integer({ min: -40, max: 120 }), fc.nat(60))
  .map(([start, days]) => away(addDays(from, start), addDays(from, start + days)));

it('X-FAIR-1 a day in several absences counts once', () => {
  fc.assert(
    fc.property(
      fc.array(span, { maxLength: 5 }),
      fc.option(fc.integer({ min: -20, max: 120 })),
      fc.constantFrom(...paces),
      (absences, first, pace) => {
        const since = first === null ? null : addDays(from, first);
        let days = 0;
        for (let day = from; day <= to; day = addDays(day, 1)) {
          const absent = absences.some(({ start_date, end_date }) => start_date <= day && day <= end_date);
          if (!absent && (since === null || since <= day)) days += 1;
        }
        const rate = { usual: 2, half: 1, reserve: 0 }[pace];
        expect(timeOf({ pace, since, away: absences })).toBe(rate * days);
      },
    ),
  );
});

it('X-FAIR-1 the slower of two paces counts, the general one and the one for the area', () => {
  const limit = fc.record({
    area: fc.constantFrom(...limitAreas),
    most_a_month: fc.constant(null),
    pace: fc.constantFrom(...paces),
  });
  fc.assert(
    fc.property(fc.uniqueArray(limit, { selector: ({ area }) => area }), (limits) => {
      const said = limits.filter(({ area }) => area === 'all' || area === 'programme');
      const slowest = Math.max(0, ...said.map(({ pace }) => paces.indexOf(pace)));
      expect(paceOf(limits, 'part')).toBe(paces[slowest]);
      expect(paceOf(limits, 'away-talk')).toBe(limits.find(({ area }) => area === 'all')?.pace ?? 'usual');
    }),
  );
});
