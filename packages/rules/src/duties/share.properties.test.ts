import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../schedules/calendar-week.ts';
import { type AvailablePerson, eligibleTimeOf, paces, quartersOfPoint, shareOf } from './share.ts';

const kinds = ['part bible-reading', 'prayer prayer', 'responsibility 3', 'cart'];
const people = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 9 });

interface Sharing {
  ids: number[];
  times: number[][];
  points: number[];
}

const sharing: fc.Arbitrary<Sharing> = people.chain((ids) =>
  fc.record({
    ids: fc.constant(ids),
    times: fc.array(
      fc.array(fc.integer({ min: 0, max: 366 }), { minLength: ids.length, maxLength: ids.length }),
      { minLength: kinds.length, maxLength: kinds.length },
    ),
    points: fc.array(fc.nat(200), { minLength: kinds.length, maxLength: kinds.length }),
  }),
);

const eligibleOf = ({ ids, times }: Sharing) =>
  new Map(kinds.map((kind, at) => [kind, new Map(ids.map((id, person) => [id, times[at]![person]!]))]));
const filledOf = ({ points }: Sharing) => new Map(kinds.map((kind, at) => [kind, points[at]!]));
const sharesOf = (one: Sharing) => shareOf(eligibleOf(one), filledOf(one));

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

const [from, to] = ['2026-08-26', '2027-02-24'];
const timeOf = (change: Partial<AvailablePerson>): number =>
  eligibleTimeOf({ pace: 'usual', since: null, away: [], ...change }, from, to);
const away = (start: string, end: string) => ({ start_date: start, end_date: end });

it('X-FAIR-1 time is counted from the qualification, without days away, at half or no pace', () => {
  expect(timeOf({})).toBe(2 * 183);
  expect(timeOf({ pace: 'half' })).toBe(183);
  expect(timeOf({ pace: 'reserve' })).toBe(0);
  expect(timeOf({ since: '2027-02-24' })).toBe(2);
  expect(timeOf({ since: '2020-01-01' })).toBe(2 * 183);
  expect(timeOf({ since: '2027-02-25' })).toBe(0);
  expect(timeOf({ away: [away('2026-10-01', '2026-10-10')] })).toBe(2 * 173);
  expect(timeOf({ away: [away('2026-08-01', '2026-08-26'), away('2027-02-24', '2027-04-01')] })).toBe(
    2 * 181,
  );
  expect(timeOf({ since: '2026-10-06', away: [away('2026-10-01', '2026-10-10')] })).toBe(2 * 137);
  expect(timeOf({ away: [away('2020-01-01', '2030-01-01')] })).toBe(0);
});

const span = fc
  .tuple(fc.integer({ min: -40, max: 220 }), fc.nat(60))
  .map(([start, days]) => away(addDays(from, start), addDays(from, start + days)));

it('X-FAIR-1 a day in several absences counts once', () => {
  fc.assert(
    fc.property(
      fc.array(span, { maxLength: 5 }),
      fc.option(fc.integer({ min: -20, max: 220 })),
      fc.constantFrom(...paces),
      (absences, first, pace) => {
        const since = first === null ? null : addDays(from, first);
        let days = 0;
        for (let day = from; day <= to; day = addDays(day, 1)) {
          const absent = absences.some(({ start_date, end_date }) => start_date <= day && day <= end_date);
          if (!absent && (since === null || since <= day)) days += 1;
        }
        const rate = { usual: 2, half: 1, reserve: 0 }[pace];
        expect(eligibleTimeOf({ pace, since, away: absences }, from, to)).toBe(rate * days);
      },
    ),
  );
});
