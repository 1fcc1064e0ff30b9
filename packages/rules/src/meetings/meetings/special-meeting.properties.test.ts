import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../testing/ring.ts';
import { minutesOf } from '../../time/clock-time.ts';
import {
  endedDays,
  endOfSpecial,
  hasProgramme,
  overlapsSpecial,
  type ProgrammeEvent,
  type SpecialRow,
  specialChanges,
  specialHours,
  specialProgramme,
} from './special-meeting.ts';

const today = '2027-01-11';

const days = ['2026-10-05', '2027-01-10', '2027-01-11', '2027-03-22', '2027-03-28', '2027-12-31'];

const eventOf = (id: number): fc.Arbitrary<ProgrammeEvent> =>
  fc.record({
    id: fc.constant(id),
    type: fc.constantFrom('memorial', 'custom', 'co', 'special'),
    extent: fc.constantFrom('everyone', 'everyone', 'elders'),
    own_programme: fc.boolean(),
    start_date: fc.constantFrom(...days).chain((day) => fc.constantFrom(`${day}T19:15`, `${day}T23:50`)),
  });

/** Each event, or null while it is deleted. */
const events = fc.tuple(...[1, 2, 3].map((id) => fc.option(eventOf(id))));
const present = (all: readonly (ProgrammeEvent | null)[]): ProgrammeEvent[] =>
  all.flatMap((one) => one ?? []);

/** Rows after the job has followed these events, with parts and people as the id of the row. */
function follow(rows: readonly SpecialRow[], all: readonly ProgrammeEvent[]): SpecialRow[] {
  const { add, edit, remove } = specialChanges(all, rows, today);
  const edited = new Map(edit.map(({ row, time, ended_on }) => [row.id, { ...row, ...time, ended_on }]));
  const last = rows.reduce((most, { id }) => Math.max(most, id), 0);
  return [
    ...rows.filter((row) => !remove.includes(row)).map((row) => edited.get(row.id) ?? row),
    ...add.map(({ event, time }, index) => ({
      id: last + 1 + index,
      event_id: event.id,
      ended_on: null,
      ...time,
    })),
  ];
}

const heldOf = (rows: readonly SpecialRow[]): SpecialRow[] =>
  rows.filter(({ ended_on }) => ended_on === null);

it('X-MEMORIAL-2 applying and undoing a change of the events leaves the held meetings as before', () => {
  fc.assert(
    fc.property(events, events, (before, changed) => {
      const rows = follow([], present(before));
      const after = follow(follow(rows, present(changed)), present(before));
      expect(heldOf(after)).toEqual(heldOf(rows));
    }),
    runs(300, 10_000),
  );
});

it('X-MEMORIAL-2 follows each change of the events once', () => {
  fc.assert(
    fc.property(fc.array(events, { minLength: 1, maxLength: 5 }), (steps) => {
      const rows = steps.reduce<SpecialRow[]>((now, step) => follow(now, present(step)), []);
      const again = specialChanges(present(steps.at(-1)!), rows, today);
      expect(again.add.length + again.edit.length + again.remove.length).toBe(0);
    }),
    runs(200, 3000),
  );
});

it('X-MEMORIAL-1 makes a meeting at the start of exactly the events with a programme', () => {
  fc.assert(
    fc.property(fc.array(events, { minLength: 1, maxLength: 4 }), (steps) => {
      const all = present(steps.at(-1)!);
      const held = heldOf(steps.reduce<SpecialRow[]>((now, step) => follow(now, present(step)), []));
      for (const event of all) {
        const own = held.filter(({ event_id }) => event_id === event.id);
        expect(own.map(({ held_on, starts_at }) => `${held_on}T${starts_at}`)).toEqual(
          hasProgramme(event) ? [event.start_date] : [],
        );
      }
      expect(held.every(({ event_id }) => all.some(({ id }) => id === event_id))).toBe(true);
    }),
    runs(200, 3000),
  );
});

it('X-MEMORIAL-1 has bread and wine at the Memorial alone, and ends after 70 minutes', () => {
  expect(specialProgramme('memorial').map(({ key, minutes }) => `${key} ${minutes}`)).toEqual([
    ...['opening 5', 'talk 45', 'bread 7', 'wine 8', 'closing 5'],
  ]);
  expect(specialProgramme('custom').map(({ key }) => key)).toEqual(['opening', 'talk', 'closing']);
  expect(endOfSpecial(specialProgramme('memorial'), '19:15')).toBe('20:25');
});

it('X-MEMORIAL-8 begins each part when the part before it ends', () => {
  const parts = fc.array(fc.record({ minutes: fc.integer({ min: 0, max: 120 }) }), { maxLength: 12 });
  fc.assert(
    fc.property(parts, fc.constantFrom('00:00', '19:15', '23:55'), (all, startsAt) => {
      const hours = specialHours(all, startsAt);
      const bounds = [startsAt, ...hours.map(({ to }) => to)];
      expect(hours.map(({ from }) => from)).toEqual(bounds.slice(0, -1));
      expect(hours.map(({ from, to }) => minutesOf(to) - minutesOf(from))).toEqual(
        all.map(({ minutes }) => minutes),
      );
      expect(endOfSpecial(all, startsAt)).toBe(bounds.at(-1));
    }),
    runs(100),
  );
});

it('X-MEMORIAL-3 meetings of a day overlap if one begins before the other ends', () => {
  const span = (held_on: string, starts_at: string, ends_at: string) => ({ held_on, starts_at, ends_at });
  const evening = span('2027-03-22', '19:15', '20:25');
  expect(overlapsSpecial(evening, [span('2027-03-22', '20:25', '21:00')])).toBe(false);
  expect(overlapsSpecial(evening, [span('2027-03-22', '20:24', '21:00')])).toBe(true);
  expect(overlapsSpecial(evening, [span('2027-03-23', '19:15', '20:25')])).toBe(false);
});

it(`X-MEMORIAL-2 deletes an ended meeting after ${endedDays} days`, () => {
  const row = { id: 1, event_id: 9, week: '2026-11-09', held_on: '2026-11-11', starts_at: '19:15' };
  const removed = (ended_on: string) => specialChanges([], [{ ...row, ended_on }], today).remove.length;
  expect([removed('2026-11-11'), removed('2026-11-12')]).toEqual([1, 0]);
});
