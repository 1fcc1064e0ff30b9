/**
 * Makes the slots of tasks for 13 weeks, and removes slots ahead that no longer fit (X-TASKS-2 to X-TASKS-5). Runs
 * after every change of a task and every night, and changes nothing when repeated.
 */
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { slotsUntil, taskDates } from '@sheaf/rules/tasks/repetition';
import { fitsTask } from '@sheaf/rules/tasks/slot-fit';
import { type TakenTurn, takersOn } from '@sheaf/rules/tasks/turns';
import { laterClock } from '@sheaf/rules/time/clock-time';
import {
  addHelpDuties,
  assignHelpDuty,
  conflictsOfPeople,
  dutiesOfIds,
  helpDutiesOfSlots,
} from '#contexts/duties/duties.api';
import { holdQualifiedPeople, readToday } from '#contexts/people/people.api';
import { type SlotRow, taskSlots } from '#contexts/tasks/task-slots.store';
import { type TaskRow, tasks } from '#contexts/tasks/tasks.store';
import type { Tenant } from '#platform/database/tenant';

/** Days of past turns that count for the next ones. */
const rememberedDays = 371;

type HelpPlace = Awaited<ReturnType<typeof helpDutiesOfSlots>>[number];
type PlacesOf = (slot: SlotRow) => readonly HelpPlace[];

interface MadeSlots {
  today: string;
  slots: SlotRow[];
  placesOf: PlacesOf;
}

function isFitting(task: TaskRow | undefined, slot: SlotRow, { today, placesOf }: MadeSlots): boolean {
  if (!task) return false;
  // A paused task makes no slots, and those that it made stay.
  if (!task.active) return true;
  const places = placesOf(slot);
  return fitsTask(
    {
      ...slot,
      planned_on: slot.planned_on!,
      touched: slot.done_items.length > 0 || places.some(({ locked }) => locked),
      people: places.flatMap(({ person_id }) => person_id ?? []),
    },
    {
      dates: new Set(taskDates(task, today, slotsUntil(today))),
      starts_at: task.starts_at,
      ends_at: laterClock(task.starts_at, task.minutes),
      places: task.places,
      takers: task.takers,
      order: task.takers === 'groups' ? task.group_ids : task.user_ids,
    },
  );
}

/** Slots of today and before, and those that are not open, stay. */
const isAhead = ({ state, on_date }: SlotRow, today: string): boolean => state === 'open' && on_date > today;

async function removeMisfits(
  tenant: Tenant,
  all: ReadonlyMap<number, TaskRow>,
  made: MadeSlots,
): Promise<SlotRow[]> {
  const gone = made.slots.filter(
    (slot) => isAhead(slot, made.today) && !isFitting(all.get(slot.task_id!), slot, made),
  );
  await taskSlots.remove(
    tenant,
    gone.map(({ id }) => id),
  );
  return made.slots.filter((slot) => !gone.includes(slot));
}

/** Slots ahead have the label and checklist of their task. */
async function renameSlots(
  tenant: Tenant,
  all: ReadonlyMap<number, TaskRow>,
  slots: readonly SlotRow[],
  today: string,
): Promise<void> {
  for (const slot of slots) {
    const task = all.get(slot.task_id!);
    if (!task || slot.by_hand || slot.state !== 'open' || slot.on_date < today) continue;
    const { label } = task;
    // A ticked item is known by its position.
    const checklist = slot.done_items.length > 0 ? slot.checklist : task.checklist;
    if (slot.label !== label || slot.checklist !== checklist)
      await taskSlots.edit(tenant, slot.id, { label, checklist });
  }
}

/** Turns are for people without a conflict; places without a person stay open. */
async function assignPeople(
  tenant: Tenant,
  task: TaskRow,
  dutyIds: readonly number[],
  { taken, there }: { taken: readonly TakenTurn[]; there: readonly number[] },
): Promise<number[]> {
  const rows = await dutiesOfIds(tenant, dutyIds);
  const conflicts = await conflictsOfPeople(tenant, rows, task.user_ids);
  const active = new Set(
    (await holdQualifiedPeople(tenant, task.user_ids)).filter((person) => person.active).map(({ id }) => id),
  );
  const ids = takersOn(
    { order: task.user_ids, taken, date: rows[0]!.on_date, places: rows.length },
    (id) => active.has(id) && !there.includes(id) && conflicts.of(rows[0]!, id).length === 0,
  );
  for (const [index, id] of ids.entries()) await assignHelpDuty(tenant, rows[index]!.id, id);
  return ids;
}

async function makeSlot(tenant: Tenant, task: TaskRow, date: string, taken: TakenTurn[]): Promise<void> {
  const { id: task_id, label, checklist, starts_at, places } = task;
  const [group] =
    task.takers === 'groups' ? takersOn({ order: task.group_ids, taken, date, places: 1 }, () => true) : [];
  const times = { on_date: date, starts_at, ends_at: laterClock(starts_at, task.minutes) };
  const id = await taskSlots.add(tenant, {
    task_id,
    planned_on: date,
    label,
    checklist,
    places,
    group_id: group ?? null,
    ...times,
  });
  const dutyIds = await addHelpDuties(tenant, { id, ...times }, 1, places);
  const people =
    task.takers === 'people' ? await assignPeople(tenant, task, dutyIds, { taken, there: [] }) : [];
  for (const one of group === undefined ? people : [group]) taken.push({ id: one, date });
}

/** Fills places that nobody emptied by hand: their people were busy, or have left. */
async function refillSlots(
  tenant: Tenant,
  task: TaskRow,
  made: MadeSlots,
  taken: TakenTurn[],
): Promise<void> {
  if (task.takers !== 'people') return;
  for (const slot of made.slots) {
    if (slot.task_id !== task.id || slot.by_hand || !isAhead(slot, made.today)) continue;
    const places = made.placesOf(slot);
    const open = places.filter(({ person_id, locked }) => person_id === null && !locked);
    if (open.length === 0) continue;
    const there = places.flatMap(({ person_id }) => person_id ?? []);
    const ids = open.map(({ id }) => id);
    for (const id of await assignPeople(tenant, task, ids, { taken, there }))
      taken.push({ id, date: slot.on_date });
  }
}

async function makeSlots(tenant: Tenant, task: TaskRow, given: MadeSlots): Promise<number> {
  const { today, slots, placesOf } = given;
  const own = slots.filter(({ task_id }) => task_id === task.id);
  const made = new Set(own.map(({ planned_on }) => planned_on));
  const dates = taskDates(task, today, slotsUntil(today)).filter((date) => !made.has(date));
  const taken: TakenTurn[] = own.flatMap((slot) =>
    task.takers === 'groups'
      ? slot.group_id === null
        ? []
        : [{ id: slot.group_id, date: slot.on_date }]
      : placesOf(slot).flatMap(({ person_id: id }) => (id === null ? [] : [{ id, date: slot.on_date }])),
  );
  await refillSlots(tenant, task, given, taken);
  for (const date of dates) await makeSlot(tenant, task, date, taken);
  return dates.length;
}

/** @returns the number of new slots. */
export async function followTasks(tenant: Tenant, now: Date): Promise<number> {
  const rows = await tasks.lockAll(tenant);
  const all = new Map(rows.map((row) => [row.id, row]));
  const today = await readToday(tenant, now);
  const before = await taskSlots.lockOfTasks(tenant, addDays(today, -rememberedDays));
  const places = Map.groupBy(
    await helpDutiesOfSlots(
      tenant,
      before.map(({ id }) => id),
    ),
    ({ slot_id }) => slot_id,
  );
  const placesOf: PlacesOf = ({ id }) => places.get(id) ?? [];
  const slots = await removeMisfits(tenant, all, { today, slots: before, placesOf });
  await renameSlots(tenant, all, slots, today);
  let count = 0;
  for (const task of rows.filter(({ active }) => active))
    count += await makeSlots(tenant, task, { today, slots, placesOf });
  return count;
}
