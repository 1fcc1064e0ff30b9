import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { overseerTurns } from './overseer-turns.ts';

const weeks = (count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    Temporal.PlainDate.from('2026-11-28').add({ weeks: index }).toString(),
  );
const lists = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 6 });
const counts = fc.integer({ min: 1, max: 20 });
const aways = fc.array(fc.tuple(fc.nat(5), fc.nat(19)), { maxLength: 30 });

const awayOf = (overseers: readonly number[], absent: readonly (readonly [number, number])[]) => {
  const dates = weeks(20);
  const set = new Set(absent.map(([who, when]) => `${overseers[who % overseers.length]} ${dates[when]}`));
  return (personId: number, date: string) => set.has(`${personId} ${date}`);
};
const none = { led: new Map<number, string>(), held: new Map<string, number>(), isAway: () => false };

it('SERVICE-O3 without absences overseers lead in list order', () => {
  fc.assert(
    fc.property(lists, counts, (overseers, count) => {
      const turns = [...overseerTurns(weeks(count), { ...none, overseers }).values()];
      expect(turns).toEqual(Array.from({ length: count }, (_, index) => overseers[index % overseers.length]));
    }),
  );
});

it('SERVICE-O3 nobody leads while away, and a date is open only if all are away', () => {
  fc.assert(
    fc.property(lists, counts, aways, (overseers, count, absent) => {
      const isAway = awayOf(overseers, absent);
      for (const [date, leads] of overseerTurns(weeks(count), { ...none, overseers, isAway }))
        if (leads === null) expect(overseers.every((person) => isAway(person, date))).toBe(true);
        else expect(isAway(leads, date)).toBe(false);
    }),
  );
});

it('SERVICE-O3 nobody leads twice while an available person waits, and a person who was passed over keeps their turn', () => {
  fc.assert(
    fc.property(lists, counts, aways, (overseers, count, absent) => {
      const isAway = awayOf(overseers, absent);
      const last = new Map(overseers.map((person, order) => [person, order - overseers.length]));
      [...overseerTurns(weeks(count), { ...none, overseers, isAway })].forEach(([date, leads], index) => {
        if (leads === null) return;
        for (const other of overseers)
          if (!isAway(other, date)) expect(last.get(other)! >= last.get(leads)!).toBe(true);
        last.set(leads, index);
      });
    }),
  );
});

it('SERVICE-O3 two consecutive spans have the turns of the whole span', () => {
  fc.assert(
    fc.property(lists, counts, aways, fc.nat(20), (overseers, count, absent, cut) => {
      const isAway = awayOf(overseers, absent);
      const dates = weeks(count);
      const whole = overseerTurns(dates, { ...none, overseers, isAway });
      const first = overseerTurns(dates.slice(0, cut), { ...none, overseers, isAway });
      const led = new Map([...first].flatMap(([date, leads]) => (leads === null ? [] : [[leads, date]])));
      const second = overseerTurns(dates.slice(cut), { ...none, overseers, led, isAway });
      expect([...first, ...second]).toEqual([...whole]);
    }),
  );
});

it('SERVICE-O3 a manually chosen leader stays, and has used their turn', () => {
  const [first, second, third, fourth] = weeks(4) as [string, string, string, string];
  const turns = (held: [string, number][]) => [
    ...overseerTurns([first, second, third, fourth], {
      ...none,
      overseers: [1, 2, 3],
      held: new Map(held),
    }).values(),
  ];
  expect(turns([[second, 9]])).toEqual([1, 9, 2, 3]);
  expect(turns([[first, 3]])).toEqual([3, 1, 2, 3]);
});
