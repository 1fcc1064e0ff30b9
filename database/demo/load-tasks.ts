/** Two tasks of the demo congregation with their slots, and a helper sheet; everybody may still take a place. */
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { slotsUntil, taskDates } from '@sheaf/rules/tasks/repetition';
import { laterClock } from '@sheaf/rules/time/clock-time';
import { mondayOf, nextWeekday } from '@sheaf/rules/time/wall-time';
import type { ClientBase } from 'pg';
import { bulkInsert } from './bulk-insert.ts';

const cleaning = {
  label: 'Hall, weekly',
  kind: 'cleaning',
  takers: 'groups',
  frequency: 'week',
  day_of_week: 6,
  starts_at: '09:00',
  minutes: 90,
  places: 4,
  checklist: 'Floors, hall and foyer\nWindows at the entrance\nToilets and towels\nKitchen and bins',
} as const;

const garden = {
  label: 'Garden and lawn',
  kind: 'garden',
  takers: 'anyone',
  frequency: 'fortnight',
  day_of_week: 6,
  starts_at: '14:00',
  minutes: 120,
  places: 2,
  checklist: null,
} as const;

interface NewSlot {
  label: string;
  on_date: string;
  starts_at: string;
  ends_at: string;
  places: number;
}

async function addSlots(client: ClientBase, own: { congregation_id: number }, slots: readonly NewSlot[]) {
  const ids = await bulkInsert(
    client,
    'task_slots',
    slots.map((slot) => ({ state: 'open', by_hand: false, done_items: [], ...own, ...slot })),
  );
  await bulkInsert(
    client,
    'duties',
    slots.flatMap(({ places, on_date, starts_at, ends_at }, index) =>
      Array.from({ length: places }, (_, place) => ({
        ...own,
        kind: 'help',
        slot_id: ids[index],
        place: place + 1,
        hall: 1,
        week: mondayOf(on_date),
        on_date,
        starts_at,
        ends_at,
        locked: false,
        suspended: false,
      })),
    ),
  );
}

export async function loadTasks(client: ClientBase, congregation: number, asOf: string): Promise<void> {
  const own = { congregation_id: congregation };
  const shared = { ...own, week_of_month: 0, anchor: asOf, active: true };
  const tasks = [cleaning, garden];
  const ids = await bulkInsert(
    client,
    'tasks',
    tasks.map((task) => ({ ...shared, ...task })),
  );
  const { rows: groups } = await client.query<{ id: number }>(
    'select id from groups where congregation_id = $1 order by id',
    [congregation],
  );
  await bulkInsert(
    client,
    'task_takers',
    groups.map(({ id }, index) => ({ ...own, task_id: ids[0], group_id: id, order: index + 1 })),
  );
  for (const [at, task] of tasks.entries()) {
    const { label, checklist, starts_at, minutes, places, takers } = task;
    const dates = taskDates({ ...shared, ...task }, asOf, slotsUntil(asOf));
    await addSlots(
      client,
      own,
      dates.map((on_date, index) => ({
        ...{ task_id: ids[at], sheet_id: null, planned_on: on_date, label, checklist, on_date, starts_at },
        ...{ ends_at: laterClock(starts_at, minutes), places },
        group_id: takers === 'groups' ? groups[index % groups.length]!.id : null,
      })),
    );
  }
  const on_date = nextWeekday(addDays(asOf, 14), 6);
  const [sheet_id] = await bulkInsert(client, 'helper_sheets', [
    {
      ...own,
      label: 'Assembly cleaning',
      audience: 'everyone',
      self_signup: true,
      closes_on: addDays(on_date, -2),
    },
  ]);
  await addSlots(
    client,
    own,
    ['07:00', '16:00'].map((starts_at) => ({
      ...{ task_id: null, sheet_id, planned_on: null, checklist: null, group_id: null, on_date, starts_at },
      label: starts_at < '12:00' ? 'Before the programme' : 'After the programme',
      ends_at: laterClock(starts_at, 120),
      places: 6,
    })),
  );
}
