import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import type { Clash } from './clash.ts';
import { evenDuties, isUneven, type RankedPerson, rankCandidates } from './rank.ts';

const day = '2026-11-25';
const inDays = (days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();
const duty = fc.record({
  date: fc.integer({ min: -300, max: 120 }).map(inDays),
  same: fc.boolean(),
  weight: fc.integer({ min: 1, max: 3 }),
  tiring: fc.boolean(),
});
const clash = fc.record({
  code: fc.constant('same-week' as const),
  duty: fc.nat(),
  kind: fc.constant('part' as const),
  date: fc.constant('2026-11-25'),
});
const people = fc.uniqueArray(
  fc.record<RankedPerson>({
    id: fc.nat(30),
    first_name: fc.constantFrom('Ann', 'Ben'),
    last_name: fc.constantFrom('Ash', 'Birch', 'Cole'),
    duties: fc.array(duty, { maxLength: 5 }),
    clashes: fc.array<Clash>(clash, { maxLength: 1 }),
    entry: fc.option(fc.integer({ min: -300, max: 20 }).map(inDays)),
    share: fc.nat(60),
    reserve: fc.boolean(),
  }),
  { selector: ({ id }) => id, maxLength: 8 },
);
const turn = 7;
const rank = (all: readonly RankedPerson[]) => rankCandidates(all, day, turn);
const ids = (ranked: readonly { person: RankedPerson }[]) => ranked.map(({ person }) => person.id);

it('the order is independent of the input order, and nobody is lost', () => {
  fc.assert(
    fc.property(people, (all) => {
      const ranked = ids(rank(all));
      expect(ids(rank(all.toReversed()))).toEqual(ranked);
      expect(ranked.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    }),
  );
});

it('X-FAIR-4 a further duty never improves the rank of a person who had the kind or has an entry', () => {
  fc.assert(
    fc.property(people, fc.nat(), duty, (all, nth, more) => {
      fc.pre(all.length > 0);
      const { id, entry, duties } = all[nth % all.length]!;
      fc.pre(entry !== null || duties.some(({ same }) => same));
      const busier = all.map((one) => (one.id === id ? { ...one, duties: [...one.duties, more] } : one));
      const place = (some: RankedPerson[]) => ids(rank(some)).indexOf(id);
      expect(place(busier)).toBeGreaterThanOrEqual(place(all));
    }),
  );
});

it('X-FAIR-4 a later entry never improves a rank', () => {
  fc.assert(
    fc.property(people, fc.nat(), fc.integer({ min: 1, max: 400 }), (all, nth, days) => {
      fc.pre(all.length > 0);
      const { id, entry } = all[nth % all.length]!;
      fc.pre(entry !== null);
      const later = Temporal.PlainDate.from(entry!).add({ days }).toString();
      const place = (some: RankedPerson[]) => ids(rank(some)).indexOf(id);
      expect(
        place(all.map((one) => (one.id === id ? { ...one, entry: later } : one))),
      ).toBeGreaterThanOrEqual(place(all));
    }),
  );
});

it('MEET-R17 people who are away or busy come after all others', () => {
  fc.assert(
    fc.property(people, (all) => {
      const warned = rank(all).map(({ person }) => person.clashes.length > 0);
      expect(warned).toEqual(warned.toSorted((one, other) => Number(one) - Number(other)));
    }),
  );
});

it('every person has reasons, and their numbers match the history', () => {
  fc.assert(
    fc.property(people, (all) => {
      for (const { person, lastGiven, reasons } of rank(all)) {
        const same = person.duties.filter((one) => one.same).map(({ date }) => date);
        const past = same.filter((date) => date <= day).toSorted();
        expect(lastGiven).toBe(past.at(-1) ?? null);
        const given = reasons.find((reason) => /given/.test(reason.code))!;
        expect(given.code === 'never-given').toBe(same.length === 0);
        if ('weeks' in given) {
          expect(same).toContain(given.date);
          expect(given.code).toBe(given.date <= day ? 'given-ago' : 'given-ahead');
        }
        expect(reasons.slice(0, person.clashes.length)).toEqual(person.clashes);
        expect(reasons.some(({ code }) => code === 'reserve')).toBe(person.reserve);
      }
    }),
  );
});

const person = (id: number, change: Partial<RankedPerson>): RankedPerson => ({
  id,
  first_name: 'Ann',
  last_name: 'Ash',
  duties: [],
  clashes: [],
  entry: null,
  share: 0,
  reserve: false,
  ...change,
});
const had = (days: number, same = true, weight = 2, tiring = true) => ({
  date: inDays(days),
  same,
  weight,
  tiring,
});
const order = (...all: RankedPerson[]) => ids(rank(all));

it('X-FAIR-4 sorts by what is due: hundredths of a turn waited, less fifty for a point above the even share', () => {
  const waited = (weeks: number, id: number, share = 8) => person(id, { duties: [had(-7 * weeks)], share });
  expect(order(waited(9, 1), waited(3, 2), waited(20, 3))).toEqual([3, 1, 2]);
  // Two points, an ordinary duty, weigh as much as a turn of seven weeks.
  expect(order(waited(9, 1, 8), waited(3, 2, 16))).toEqual([2, 1]);
  expect(rank([waited(9, 1, 12)])[0]).toMatchObject({ wait: 9, load: 2, due: 129 + 50 });
  // A wait counts three turns at most.
  expect(rank([waited(60, 1, 0)])[0]).toMatchObject({ wait: 60, due: 300 });
});

it('X-FAIR-4 a person without history and entry has waited one turn, one with an entry since then', () => {
  const [never, entered, long] = [
    person(1, {}),
    person(2, { entry: inDays(-21) }),
    person(3, { entry: inDays(-70) }),
  ];
  expect(rank([never, entered, long]).map(({ wait }) => wait)).toEqual([10, 7, 3]);
  expect(order(never, entered, long)).toEqual([3, 1, 2]);
  expect(rank([person(1, { entry: inDays(5) })])[0]).toMatchObject({ wait: 0, due: 0 });
});

it('X-FAIR-4 the wait ends at the later of the last duty and the entry, or at the next duty if it is nearer', () => {
  const waitOf = (change: Partial<RankedPerson>) => rank([person(1, change)])[0]!.wait;
  expect(waitOf({ duties: [had(-140)], entry: inDays(-28) })).toBe(4);
  expect(waitOf({ duties: [had(-28)], entry: inDays(-140) })).toBe(4);
  expect(waitOf({ duties: [had(-140), had(14)] })).toBe(2);
  expect(waitOf({ duties: [had(56)], entry: inDays(-28) })).toBe(4);
  expect(waitOf({ duties: [had(14)], entry: inDays(-28) })).toBe(2);
});

it('X-FAIR-4 people on reserve come after all rested and unrested people, before those with a warning', () => {
  const warned = person(1, {
    clashes: [{ code: 'away', from: day, to: day }],
    duties: [had(-140)],
  });
  const reserve = person(2, { reserve: true, duties: [had(-140)] });
  const tired = person(3, { duties: [had(-7, false), had(-14, false)] });
  expect(order(warned, reserve, tired, person(4, { duties: [had(-21)] }))).toEqual([4, 3, 2, 1]);
  expect(rank([reserve])[0]!.reasons[0]).toEqual({ code: 'reserve' });
});

it('X-FAIR-4 a person is rested without a duty in the week and with one at most in three weeks on either side', () => {
  const resting = (...duties: RankedPerson['duties']) =>
    rank([person(1, { duties })])[0]!.reasons.find(({ code }) => code === 'resting');
  expect(resting(had(-21, false))).toBeUndefined();
  expect(resting(had(-23, false), had(25, false))).toEqual({ code: 'resting', duties: 2 });
  // Wednesday 25 November: the weeks are from Monday 2 November to Sunday 20 December.
  expect(resting(had(-24, false), had(25, false))).toBeUndefined();
  expect(resting(had(-23, false), had(26, false))).toBeUndefined();
  expect(resting(had(-2, false))).toEqual({ code: 'resting', duties: 1 });
  expect(resting(had(4, false))).toEqual({ code: 'resting', duties: 1 });
  expect(
    resting(had(-2, false, 1, false), had(-7, false, 1, false), had(7, false, 1, false)),
  ).toBeUndefined();
});

it('MEET-R22 X-FAIR-4 equal people are sorted by wait, by name and by id', () => {
  const [tied, longer] = [person(1, { share: 4 }), person(5, { duties: [had(-147)], share: 8 })];
  expect(order({ ...tied, duties: [had(-154)], share: 8 }, longer)).toEqual([1, 5]);
  const named = (id: number, first_name: string, last_name: string) => person(id, { first_name, last_name });
  expect(
    order(named(1, 'Ann', 'Cole'), named(2, 'Ben', 'Ash'), named(4, 'Ann', 'Ash'), named(3, 'Ann', 'Ash')),
  ).toEqual([3, 4, 2, 1]);
});

const reasonsOf = (change: Partial<RankedPerson>) => rank([person(1, change)])[0]!.reasons;

it('X-FAIR-5 a newcomer has the day of the entry and of the first turn; the last duty stays a reason', () => {
  const entered = { code: 'new-here', since: inDays(-21), first: inDays(28) };
  expect(reasonsOf({ entry: inDays(-21) }).slice(0, 2)).toEqual([entered, { code: 'never-given' }]);
  expect(reasonsOf({ entry: inDays(-21), duties: [had(-140)] }).slice(0, 2)).toEqual([
    entered,
    { code: 'given-ago', weeks: 20, date: inDays(-140) },
  ]);
  expect(reasonsOf({ entry: inDays(-70) })[0]).toEqual({ code: 'new-here', since: inDays(-70), first: null });
  // Nobody is new for more than a year, nor with a nearer duty.
  expect(reasonsOf({ entry: inDays(-52 * 7 - 7) })[0]).toEqual({ code: 'never-given' });
  expect(reasonsOf({ entry: inDays(-21), duties: [had(14)] })[0]).toMatchObject({ code: 'given-ahead' });
  expect(reasonsOf({ entry: inDays(-21), duties: [had(-7)] })[0]).toMatchObject({ code: 'given-ago' });
});

it('X-FAIR-5 the load has duties, points and the even share; as duties it is a share of the same weights', () => {
  const load = reasonsOf({
    duties: [had(-30, false, 3), had(-60, false, 3), had(60, false, 2)],
    share: 41,
  })[1]!;
  expect(load).toEqual({ code: 'load', duties: 3, points: 8, share: 10.25 });
  const evenOf = (duties: number, points: number, share: number | null) =>
    evenDuties({ code: 'load', duties, points, share });
  expect(evenOf(3, 8, 10.25)).toBe(4);
  expect(evenOf(5, 12, 13.75)).toBe(6);
  expect(evenOf(0, 0, 5)).toBe(3);
  expect(evenOf(3, 8, null)).toBeNull();
  const unevenOf = (points: number, share: number | null) =>
    isUneven({ code: 'load', duties: 3, points, share });
  expect([unevenOf(8, 6), unevenOf(8, 6.25), unevenOf(4, 6), unevenOf(8, null)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

const rankOf = (one: RankedPerson) => rank([one])[0]!;

it('weeks are counted from Monday to Monday; the load covers 26 weeks before and 13 after, to the day', () => {
  const { reasons, load, lastGiven } = rankOf(
    person(1, {
      duties: [had(-3), had(91, false, 2), had(92, false), had(-182, false, 1), had(-183, false)],
      share: 21,
    }),
  );
  expect(reasons).toEqual([
    { code: 'given-ago', weeks: 1, date: '2026-11-22' },
    { code: 'load', duties: 3, points: 5, share: 5.25 },
  ]);
  expect([load, lastGiven]).toEqual([5, '2026-11-22']);
  expect(rankOf(person(1, { duties: [had(14)] }))).toMatchObject({
    lastGiven: null,
    reasons: [{ code: 'given-ahead', weeks: 2, date: '2026-12-09' }, { code: 'load' }],
  });
  expect(rankOf(person(1, { duties: [had(0)] }))).toMatchObject({
    lastGiven: day,
    reasons: [{ code: 'resting', duties: 1 }, { code: 'given-ago', weeks: 0 }, { code: 'load' }],
  });
});
