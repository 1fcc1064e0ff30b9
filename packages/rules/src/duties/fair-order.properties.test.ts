import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../schedules/calendar-week.ts';
import { dutyKinds } from './duty-kind.ts';
import { kindKeyOf } from './kind-key.ts';
import { loadSpan } from './rank.ts';
import { expectedOrder } from './testing/order-oracle.ts';
import { day, offered, type RandomLedger, randomLedger, sharesOf } from './testing/random-ledger.ts';
import { sinceOf } from './turn.ts';

const orderOf = (ledger: RandomLedger): number[] => offered(ledger).map(({ person }) => person.id);
const placeOf = (ledger: RandomLedger, id: number): number => orderOf(ledger).indexOf(id);

it('X-FAIR-4 the order is the one of the words, on random ledgers', () => {
  fc.assert(
    fc.property(randomLedger, (ledger) => {
      expect(orderOf(ledger)).toEqual(expectedOrder(ledger));
    }),
    { numRuns: 300 },
  );
});

it('X-FAIR-4 the order is total: neither the order of the people nor of the duties changes it', () => {
  fc.assert(
    fc.property(randomLedger, (ledger) => {
      const turned = {
        ...ledger,
        people: ledger.people.toReversed(),
        duties: ledger.duties.toReversed(),
        takers: ledger.takers.toReversed(),
      };
      expect(orderOf(turned)).toEqual(orderOf(ledger));
    }),
  );
});

const hasEntry = ({ people, asked }: RandomLedger, id: number): boolean => {
  const { since, counts_from } = people.find((person) => person.id === id)!;
  return counts_from !== null || sinceOf(since, asked) !== null;
};
const hadKind = ({ duties, asked }: RandomLedger, id: number): boolean =>
  duties.some((one) => one.id !== asked.id && one.personId === id && kindKeyOf(one) === kindKeyOf(asked));

/** Whether the known weeks stay the same with a place: it has the kind asked for, or there are duties before and after it. */
function isWithinWeeks({ date, ...kind }: RandomLedger['duties'][number], ledger: RandomLedger): boolean {
  const { people, duties, asked } = ledger;
  if (kindKeyOf(kind) === kindKeyOf(asked)) return true;
  const { from, to } = loadSpan(day);
  const known = duties
    .filter(({ personId, id }) => id === asked.id || people.some((person) => person.id === personId))
    .map((one) => one.date)
    .filter((other) => other >= from && other <= to);
  return known.some((other) => other <= date) && known.some((other) => other >= date);
}

it('X-FAIR-4 an open place that a person gets never improves their rank, if they had the kind or have an entry', () => {
  fc.assert(
    fc.property(randomLedger, fc.nat(), fc.nat(), (ledger, who, which) => {
      const order = orderOf(ledger);
      fc.pre(order.length > 0);
      const id = order[who % order.length]!;
      const open = ledger.duties.filter(
        (one) => one.personId === null && one.id !== ledger.asked.id && isWithinWeeks(one, ledger),
      );
      fc.pre(open.length > 0 && (hadKind(ledger, id) || hasEntry(ledger, id)));
      const got = open[which % open.length]!.id;
      const duties = ledger.duties.map((one) => (one.id === got ? { ...one, personId: id } : one));
      expect(placeOf({ ...ledger, duties }, id)).toBeGreaterThanOrEqual(order.indexOf(id));
    }),
    { numRuns: 300 },
  );
});

it('X-FAIR-4 a later qualification or day set by hand never improves a rank', () => {
  fc.assert(
    fc.property(randomLedger, fc.nat(), fc.integer({ min: 1, max: 300 }), (ledger, who, days) => {
      const order = orderOf(ledger);
      fc.pre(order.length > 0);
      const id = order[who % order.length]!;
      const later = (change: (person: RandomLedger['people'][number]) => object) => ({
        ...ledger,
        people: ledger.people.map((person) => (person.id === id ? { ...person, ...change(person) } : person)),
      });
      const after = (of: ReadonlyMap<number, string>) =>
        new Map([...of].map(([key, first]) => [key, addDays(first, days)]));
      const qualified = later(({ since }) => ({
        since: {
          qualifications: after(since.qualifications),
          responsibilities: after(since.responsibilities),
        },
      }));
      const counted = later(({ counts_from }) => ({
        counts_from: counts_from && addDays(counts_from, days),
      }));
      for (const entered of [qualified, counted])
        expect(placeOf(entered, id)).toBeGreaterThanOrEqual(order.indexOf(id));
    }),
    { numRuns: 300 },
  );
});

it('X-FAIR-4 other ids change nothing but the order of people who are equal', () => {
  fc.assert(
    fc.property(randomLedger, (ledger) => {
      const named = (id: number): number => 200 - id;
      const renamed: RandomLedger = {
        ...ledger,
        people: ledger.people.map((one) => ({ ...one, id: named(one.id), last_name: `Name ${one.id}` })),
        duties: ledger.duties.map((one) => ({ ...one, personId: one.personId && named(one.personId) })),
        takers: ledger.takers.map((one) => ({ ...one, personId: named(one.personId) })),
      };
      const told = {
        ...ledger,
        people: ledger.people.map((one) => ({ ...one, last_name: `Name ${one.id}` })),
      };
      expect(orderOf(renamed)).toEqual(orderOf(told).map(named));
    }),
  );
});

it('X-FAIR-1 the shares of all add up to their load, to a quarter point for each person', () => {
  fc.assert(
    fc.property(randomLedger, (ledger) => {
      const near = ledger.duties.filter(
        ({ id, date }) => id !== ledger.asked.id && date >= addDays(day, -182) && date <= addDays(day, 91),
      );
      const { shareOf } = sharesOf(ledger);
      const of = (id: number) => near.filter(({ personId }) => personId === id);
      const load = ledger.people.flatMap(({ id }) => of(id)).map(({ kind }) => dutyKinds[kind].weight);
      const shares = ledger.people.map(({ id }) => shareOf(id, of(id)));
      const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
      expect(Math.abs(sum(shares) - 4 * sum(load))).toBeLessThanOrEqual(ledger.people.length);
    }),
  );
});
