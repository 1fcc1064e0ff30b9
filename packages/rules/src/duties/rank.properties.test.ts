import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import type { Clash } from './clash.ts';
import { type RankedPerson, rankCandidates } from './rank.ts';

const day = '2026-11-25';
const inDays = (days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();
const duty = fc.record({
  date: fc.integer({ min: -300, max: 120 }).map(inDays),
  same: fc.boolean(),
  weight: fc.integer({ min: 1, max: 3 }),
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
  }),
  { selector: ({ id }) => id, maxLength: 8 },
);
const ids = (ranked: readonly { person: RankedPerson }[]) => ranked.map(({ person }) => person.id);

it('the order is independent of the input order, and nobody is lost', () => {
  fc.assert(
    fc.property(people, (all) => {
      const ranked = ids(rankCandidates(all, day));
      expect(ids(rankCandidates(all.toReversed(), day))).toEqual(ranked);
      expect(ranked.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    }),
  );
});

it("an additional duty never improves a person's rank", () => {
  fc.assert(
    fc.property(people, fc.nat(), duty, (all, nth, more) => {
      fc.pre(all.length > 0);
      const { id } = all[nth % all.length]!;
      const busier = all.map((one) => (one.id === id ? { ...one, duties: [...one.duties, more] } : one));
      const place = (some: RankedPerson[]) => ids(rankCandidates(some, day)).indexOf(id);
      expect(place(busier)).toBeGreaterThanOrEqual(place(all));
    }),
  );
});

it('MEET-R17 people who are away or busy come after all others', () => {
  fc.assert(
    fc.property(people, (all) => {
      const warned = rankCandidates(all, day).map(({ person }) => person.clashes.length > 0);
      expect(warned).toEqual(warned.toSorted((one, other) => Number(one) - Number(other)));
    }),
  );
});

it('every person has reasons, and their numbers match the history', () => {
  fc.assert(
    fc.property(people, (all) => {
      for (const { person, lastGiven, reasons } of rankCandidates(all, day)) {
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
  ...change,
});
const had = (days: number, same = true, weight = 3) => ({ date: inDays(days), same, weight });

it('MEET-R22 sorts by longest wait (never is longest), then by least load, then by name', () => {
  const ranked = rankCandidates(
    [
      person(1, { duties: [had(-14)] }),
      person(2, { duties: [had(-70)] }),
      person(3, {}),
      person(4, { last_name: 'Abel' }),
      person(5, { duties: [had(-70), had(-7, false)] }),
      person(6, { duties: [had(-140), had(7)] }),
    ],
    day,
  );
  expect(ids(ranked)).toEqual([4, 3, 2, 5, 1, 6]);
});

const rankOf = (one: RankedPerson) => rankCandidates([one], day)[0]!;

it('weeks are counted from Monday to Monday; the load covers 13 weeks before and after, to the day', () => {
  const { reasons, load, lastGiven } = rankOf(
    person(1, { duties: [had(-3), had(91, false, 2), had(92, false), had(-91, false, 1), had(-92, false)] }),
  );
  expect(reasons).toEqual([
    { code: 'given-ago', weeks: 1, date: '2026-11-22' },
    { code: 'load', duties: 3 },
  ]);
  expect([load, lastGiven]).toEqual([6, '2026-11-22']);
  expect(rankOf(person(1, { duties: [had(14)] }))).toMatchObject({
    lastGiven: null,
    reasons: [{ code: 'given-ahead', weeks: 2, date: '2026-12-09' }, { code: 'load' }],
  });
  expect(rankOf(person(1, { duties: [had(0)] }))).toMatchObject({
    lastGiven: day,
    reasons: [{ code: 'given-ago', weeks: 0 }, { code: 'load' }],
  });
});
