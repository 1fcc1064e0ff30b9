import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../schedules/calendar-week.ts';
import { nextTogether, type SharedTurns, turnsTogether, waitingOf } from './shared-turns.ts';

const count = fc.constantFrom(2, 3);
const people = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 2, maxLength: 9 });
const dates = fc
  .integer({ min: 1, max: 24 })
  .map((many) => Array.from({ length: many }, (_, week) => addDays('2026-11-28', 7 * week)));

/** Absences as pairs of person and date index. */
const passing = fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 23 })), {
  maxLength: 60,
});
const freeOf =
  (passed: readonly [number, number][], all: readonly string[]) =>
  (id: number, date: string): boolean =>
    !passed.some(([one, at]) => one === id && all[at] === date);

const begin = (order: readonly number[]): SharedTurns => ({ order, taken: [] });
const always = () => true;

it('CARTS-O2 two consecutive runs with carried state produce the turns of one run', () => {
  fc.assert(
    fc.property(people, dates, passing, count, fc.nat(), (order, all, passed, many, at) => {
      const cut = at % (all.length + 1);
      const isFree = freeOf(passed, all);
      const whole = turnsTogether(begin(order), all, many, isFree);
      const first = turnsTogether(begin(order), all.slice(0, cut), many, isFree);
      const second = turnsTogether(first.state, all.slice(cut), many, isFree);
      expect([...first.people, ...second.people]).toEqual(whole.people);
      expect(second.state).toEqual(whole.state);
    }),
    { numRuns: 300 },
  );
});

it('CARTS-O2 assigns the requested number of different free people to each date, or nobody if too few are free', () => {
  fc.assert(
    fc.property(people, dates, passing, count, (order, all, passed, many) => {
      const isFree = freeOf(passed, all);
      turnsTogether(begin(order), all, many, isFree).people.forEach((shared, at) => {
        const free = order.filter((id) => isFree(id, all[at]!));
        expect(shared === null).toBe(free.length < many);
        if (!shared) return;
        expect(new Set(shared).size).toBe(many);
        expect(shared.filter((id) => !free.includes(id))).toEqual([]);
      });
    }),
  );
});

it('CARTS-O2 assigns no second turn in a round while a free person waits for the first', () => {
  fc.assert(
    fc.property(people, dates, passing, count, (order, all, passed, many) => {
      const isFree = freeOf(passed, all);
      let state = begin(order);
      for (const date of all) {
        const waiting = waitingOf(state);
        const { people: shared, state: next } = turnsTogether(state, [date], many, isFree);
        const again = (shared[0] ?? []).filter((id) => !waiting.has(id));
        if (again.length > 0)
          expect([...waiting].filter((id) => isFree(id, date) && !shared[0]!.includes(id))).toEqual([]);
        state = next;
      }
    }),
    { numRuns: 300 },
  );
});

it('CARTS-O2 without absences the turns of two people never differ by more than one', () => {
  fc.assert(
    fc.property(people, dates, count, (order, all, many) => {
      fc.pre(order.length >= many);
      const turns = turnsTogether(begin(order), all, many, always).people;
      for (let until = 1; until <= turns.length; until += 1) {
        const served = turns.slice(0, until).flatMap((shared) => shared ?? []);
        const counts = order.map((id) => served.filter((one) => one === id).length);
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      }
    }),
  );
});

it('CARTS-O2 assigns nobody twice in a row if enough others take turns', () => {
  fc.assert(
    fc.property(people, dates, count, (order, all, many) => {
      fc.pre(order.length >= 2 * many);
      const turns = turnsTogether(begin(order), all, many, always).people;
      turns.forEach((shared, at) => {
        expect((turns[at - 1] ?? []).filter((id) => shared!.includes(id))).toEqual([]);
      });
    }),
  );
});

it('CARTS-O2 the free person who waited longest has the next turn, so that a skipped person keeps theirs', () => {
  fc.assert(
    fc.property(people, dates, passing, count, (order, all, passed, many) => {
      const isFree = freeOf(passed, all);
      const turns = turnsTogether(begin(order), all, many, isFree).people;
      all.forEach((date, at) => {
        const lastOf = (id: number): number =>
          turns.slice(0, at).findLastIndex((shared) => shared?.includes(id));
        const never = order.filter((id) => isFree(id, date) && lastOf(id) === -1);
        const shared = turns[at];
        if (!shared || never.length === 0) return;
        expect(shared).toContain(never[0]);
      });
    }),
  );
});

it('CARTS-O2 among six people in pairs, each serves with every other one', () => {
  const order = [1, 2, 3, 4, 5, 6];
  const all = Array.from({ length: 45 }, (_, week) => addDays('2026-11-28', 7 * week));
  const pairs = turnsTogether(begin(order), all, 2, always).people.map((pair) => pair!.toSorted().join(' '));
  expect(new Set(pairs).size).toBe(15);
  expect(pairs.slice(0, 3)).toEqual(['1 2', '3 4', '5 6']);
});

it('CARTS-O2 a gap is not filled by people with the previous or next turn while others wait', () => {
  const taken = [
    { date: '2026-11-28', people: [1, 2] },
    { date: '2026-12-12', people: [3, 4] },
  ];
  expect(nextTogether({ order: [1, 2, 3, 4, 5, 6], taken }, '2026-12-05', 2, always)).toEqual([5, 6]);
});
