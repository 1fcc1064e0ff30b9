import { expect, it } from 'vitest';
import { isHeldNow } from './reminders.model.ts';
import { assignedReminders, type HeldMap, overdueReminders } from './reminders.ts';

const day = 86_400_000;
const now = 400 * day;
const held = (change: Partial<HeldMap>): HeldMap => ({
  personId: 7,
  holderId: 31,
  number: '12',
  assignedAt: now,
  lastActivityAt: now,
  personal: false,
  ...change,
});

it('MSG-R12 reminds a person of a new map within a day, and skips holders without a person', () => {
  const told = (change: Partial<HeldMap>) => assignedReminders([held(change)], { now, settledUntil: now });
  expect(told({})).toEqual([{ personId: 7, effect: 'map-assigned:31', values: { number: '12' } }]);
  expect(told({ assignedAt: now - day + 1 })).toHaveLength(1);
  expect(told({ assignedAt: now - day })).toEqual([]);
  expect(told({ personId: null })).toEqual([]);
});

it('MSG-R23 reminds of a map assigned since the last run, however long ago that was', () => {
  const since = now - 9 * day;
  const state = { now, settledUntil: since + 3_600_000 };
  expect(assignedReminders([held({ assignedAt: since + 1 })], state)).toHaveLength(1);
  expect(assignedReminders([held({ assignedAt: since })], state)).toEqual([]);
});

it('MSG-R12 reminds the holder of an overdue map once a week, with the number of days', () => {
  const told = (change: Partial<HeldMap>, cutoffDays = 120) =>
    overdueReminders([held({ assignedAt: now - 121 * day, ...change })], {
      cutoffDays,
      stagnantDays: 0,
      week: '2026-11-16',
      now,
    });
  expect(told({})).toEqual([
    { personId: 7, effect: 'map-overdue:31:2026-11-16', values: { number: '12', days: 121 } },
  ]);
  expect(told({ assignedAt: now - 120 * day })).toEqual([]);
  expect([told({ personal: true }), told({ personId: null }), told({}, 0)]).toEqual([[], [], []]);
});

it('MAPS-O9 reminds the holder of a stagnant map once a week, unless it is also overdue', () => {
  const told = (change: Partial<HeldMap>, stagnantDays = 30) =>
    overdueReminders([held({ assignedAt: now - 40 * day, lastActivityAt: now - 31 * day, ...change })], {
      cutoffDays: 120,
      stagnantDays,
      week: '2026-11-16',
      now,
    });
  expect(told({})).toEqual([
    {
      personId: 7,
      effect: 'map-overdue:31:2026-11-16',
      values: { number: '12', days: 31 },
      phrase: 'map-stagnant',
    },
  ]);
  expect(told({ personal: true })).toHaveLength(1);
  expect(told({ assignedAt: now - 121 * day })[0]).toMatchObject({ values: { days: 121 } });
  expect(told({ assignedAt: now - 121 * day })[0]).not.toHaveProperty('phrase');
  const none = [{ lastActivityAt: now - 30 * day }, { personId: null }];
  expect([...none.flatMap((change) => told(change)), ...told({}, 0)]).toEqual([]);
});

it('MSG-R12 a map is held while neither its holder nor its assignment ended and it is not deleted', () => {
  const open = { returned: false, closed: false, deleted: false };
  expect(isHeldNow(open)).toBe(true);
  for (const change of [{ returned: true }, { closed: true }, { deleted: true }])
    expect(isHeldNow({ ...open, ...change })).toBe(false);
});
