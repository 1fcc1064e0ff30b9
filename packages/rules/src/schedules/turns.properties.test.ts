import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from './calendar-week.ts';
import { nextTurn, type TurnPlace, type TurnState, takeTurn } from './turns.ts';

const people = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 7 });

/** Meetings three or four days apart, some with several seats; periods of one, two or five meetings. */
const places = fc
  .record({
    meetings: fc.integer({ min: 1, max: 20 }),
    seats: fc.integer({ min: 1, max: 3 }),
    length: fc.constantFrom(1, 2, 5),
  })
  .map(({ meetings, seats, length }): TurnPlace[] =>
    Array.from({ length: meetings * seats }, (_, index) => {
      const meeting = Math.floor(index / seats);
      return {
        date: addDays('2026-11-25', Math.ceil(meeting * 3.5)),
        gathering: meeting,
        period: `${Math.floor(meeting / length)}`,
        seat: (index % seats) + 1,
      };
    }),
  );

/** Absences as pairs of person and place index. */
const passing = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 19 })), {
  maxLength: 40,
});
const freeOf =
  (passed: readonly [number, number][]) =>
  (id: number, { gathering }: TurnPlace): boolean =>
    !passed.some(([one, where]) => one === id && where === gathering);

/** Fills places sequentially like a rotation, each with the previous turns. */
function fillTurns(
  begun: TurnState,
  all: readonly TurnPlace[],
  isFree: (id: number, place: TurnPlace) => boolean,
) {
  let state = begun;
  const ids = all.map((place) => {
    const id = nextTurn(state, place, (one) => isFree(one, place));
    if (id !== null) state = takeTurn(state, { ...place, id });
    return id;
  });
  return { ids, state };
}

const begin = (order: readonly number[]): TurnState => ({ order, taken: [] });

it('ATTEND-O1 two consecutive runs with carried state produce the turns of one run', () => {
  fc.assert(
    fc.property(people, places, passing, fc.nat(), (order, all, passed, at) => {
      const cut = at % (all.length + 1);
      const isFree = freeOf(passed);
      const whole = fillTurns(begin(order), all, isFree);
      const first = fillTurns(begin(order), all.slice(0, cut), isFree);
      const second = fillTurns(first.state, all.slice(cut), isFree);
      expect([...first.ids, ...second.ids]).toEqual(whole.ids);
      expect(second.state).toEqual(whole.state);
    }),
    { numRuns: 300 },
  );
});

it('ATTEND-O1 nobody has a second turn while a person who was free all along waits for the first', () => {
  fc.assert(
    fc.property(people, places, passing, (order, all, passed) => {
      const isFree = freeOf(passed);
      const single = all.filter(({ seat }) => seat === 1).map((place, at) => ({ ...place, period: `${at}` }));
      const { ids } = fillTurns(begin(order), single, isFree);
      ids.forEach((id, at) => {
        const before = id === null ? -1 : ids.lastIndexOf(id, at - 1);
        if (at === 0 || before < 0) return;
        const between = ids.slice(before + 1, at);
        const waiting = order.filter(
          (other) => other !== id && !between.includes(other) && isFree(other, single[at]!),
        );
        expect(waiting).toEqual([]);
      });
    }),
    { numRuns: 300 },
  );
});

it('ATTEND-O2 a person who was passed over has the next place', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 7 }),
      fc.nat(),
      (order, at) => {
        const all = Array.from(
          { length: 20 },
          (_, meeting): TurnPlace => ({
            date: addDays('2026-11-25', 7 * meeting),
            gathering: meeting,
            period: `${meeting}`,
            seat: 1,
          }),
        );
        const skipped = at % order.length;
        const { ids } = fillTurns(begin(order), all, () => true);
        const passed = fillTurns(
          begin(order),
          all,
          (id, { gathering }) => gathering !== skipped || id !== order[skipped],
        );
        expect(ids[skipped]).toBe(order[skipped]);
        expect(passed.ids[skipped]).toBe(order[(skipped + 1) % order.length]);
        expect(passed.ids[skipped + 1]).toBe(order[skipped]);
      },
    ),
  );
});

it('ATTEND-O1 turns of people who are always free differ by at most one', () => {
  fc.assert(
    fc.property(people, places, (order, all) => {
      const single = all.filter(({ seat }) => seat === 1).map((place, at) => ({ ...place, period: `${at}` }));
      const { ids } = fillTurns(begin(order), single, () => true);
      const counts = order.map((id) => ids.filter((one) => one === id).length);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      expect(ids).toEqual(single.map((_, at) => order[at % order.length]));
    }),
  );
});

it('ATTEND-O1 a period has one person while they are free, and nobody has two seats at the same time', () => {
  fc.assert(
    fc.property(people, places, passing, (order, all, passed) => {
      const isFree = freeOf(passed);
      const { ids } = fillTurns(begin(order), all, isFree);
      all.forEach((place, at) => {
        const id = ids[at] ?? null;
        const together = all.flatMap((other, index) =>
          other.gathering === place.gathering ? ids[index]! : [],
        );
        if (id !== null) expect(together.filter((other) => other === id)).toEqual([id]);
        const first = all.findIndex(({ period, seat }) => period === place.period && seat === place.seat);
        const holder = ids[first];
        const earlier = all.flatMap((other, index) =>
          index < at && other.gathering === place.gathering ? ids[index]! : [],
        );
        if (holder != null && isFree(holder, place) && !earlier.includes(holder)) expect(id).toBe(holder);
      });
    }),
  );
});

it('ATTEND-O1 a place stays open only if all are passed over or already present', () => {
  fc.assert(
    fc.property(people, places, passing, (order, all, passed) => {
      const isFree = freeOf(passed);
      const { ids } = fillTurns(begin(order), all, isFree);
      all.forEach((place, at) => {
        if (ids[at] !== null) return;
        const there = all.flatMap((other, index) =>
          index < at && other.gathering === place.gathering ? ids[index]! : [],
        );
        expect(order.filter((id) => isFree(id, place) && !there.includes(id))).toEqual([]);
      });
    }),
  );
});

it('ATTEND-O1 a gap is not filled by the person with the directly following turn', () => {
  const turn = (week: number, id: number) => ({
    id,
    date: addDays('2026-11-25', 7 * week),
    gathering: week,
    period: `${week}`,
    seat: 1,
  });
  const state: TurnState = { order: [1, 2, 3], taken: [turn(0, 1), turn(2, 2), turn(3, 3), turn(4, 1)] };
  const { id: _, ...gap } = turn(1, 0);
  expect(fillTurns(state, [gap], () => true).ids).toEqual([3]);
});
