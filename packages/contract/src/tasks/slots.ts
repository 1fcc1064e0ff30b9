/** Operations on slots: occurrences of tasks, and times of helper sheets (X-TASKS). */

import { mostItems } from '@sheaf/rules/tasks/checklist';
import { slotStates } from '@sheaf/rules/tasks/slot';
import { mostPlaces, taskKinds } from '@sheaf/rules/tasks/task-kind';
import { z } from 'zod';
import { clash } from '../duties/duties.ts';
import {
  count,
  date,
  filled,
  id,
  idOf,
  idOrZero,
  instant,
  listQuery,
  noContent,
  optional,
  optionalLines,
  pathIdOf,
  reference,
} from '../fields.ts';
import { operation } from '../operation.ts';
import { time } from '../settings-fields.ts';
import { startText } from './repeated-tasks.ts';

const clock = z.string().meta({ examples: ['09:00'] });
const noteText = { description: 'note of the people who did it; null without one' };
const doneText = { description: 'positions of the ticked items in the checklist, from 0' };

export const slot = z.object({
  id: idOf('slot, as in GET /task-slots'),
  task_id: idOrZero
    .nullable()
    .meta({ description: 'id of the task; null for a helper sheet and a deleted task' }),
  sheet_id: idOrZero.nullable().meta({ description: 'id of the helper sheet; null for a task' }),
  label: z.string().meta({ description: 'name of the task, or of this time of the helper sheet' }),
  sheet: z
    .object({ label: z.string(), note: z.string().nullable() })
    .nullable()
    .meta({ description: 'helper sheet of the slot; null for a task' }),
  kind: z.enum(taskKinds),
  place: z.string().nullable().meta({ description: 'place of the task; null at the hall' }),
  checklist: z.array(z.string()).meta({ description: 'items of the checklist' }),
  on_date: z.string().meta({ format: 'date', description: 'first day' }),
  until_on: z
    .string()
    .meta({ format: 'date' })
    .nullable()
    .meta({ description: 'last day, if it may be done on several days' }),
  starts_at: clock.meta(startText),
  ends_at: clock.meta({ description: 'end, HH:MM; hours continue from 24:00 after midnight' }),
  state: z.enum(slotStates),
  group: z
    .object({ id: idOf('group, as in GET /groups'), name: z.string() })
    .nullable()
    .meta({ description: 'group whose turn it is; null without one' }),
  places: z
    .array(
      z.object({
        duty_id: idOf('duty of the place'),
        user_id: idOrZero.nullable().meta({ description: 'id of the person; null for an open place' }),
        name: z.string().nullable().meta({ description: 'name of the person; null for an open place' }),
      }),
    )
    .meta({ description: 'places of the slot, in order' }),
  mine: z.boolean().meta({ description: 'the caller has a place, or it is the turn of their group' }),
  may: z
    .object({
      take: z.boolean().meta({ description: 'take an open place' }),
      leave: z.boolean().meta({ description: 'leave the own place' }),
      complete: z.boolean().meta({ description: 'tick items and mark the slot as done' }),
    })
    .meta({ description: 'actions that the caller may take' }),
  done_items: z.array(count).meta(doneText),
  done_by: z
    .string()
    .nullable()
    .meta({ description: 'name of the person who marked it as done; null before' }),
  done_at: instant.nullable().meta({ description: 'when it was marked as done; null before' }),
  note: z.string().nullable().meta(noteText),
  version: count,
});

const slotFields = {
  label: filled(60).meta({ description: 'name of this time' }),
  on_date: date.meta({ description: 'first day' }),
  until_on: optional(date).meta({ description: 'last day, if it may be done on several days' }),
  starts_at: time.meta(startText),
  minutes: z.number().int().min(5).max(720).default(60),
  places: z
    .number()
    .int()
    .min(1)
    .max(mostPlaces)
    .default(1)
    .meta({ description: 'number of people who help' }),
};

const params = z.strictObject({ id: pathIdOf('slot, as in GET /task-slots') });
const changes = ['tasks'] as const;

export const slotOperations = {
  listSlots: operation({
    name: 'tasks.listSlots',
    method: 'GET',
    path: '/task-slots',
    summary: 'Slots of tasks and helper sheets by day (X-TASKS-6)',
    description:
      'Own slots, those of the own group and those with a place that the caller may take; all with settings.tasks.',
    permission: 'signed-in',
    scope: 'congregation',
    query: listQuery('id', 'label', 'on_date', 'state').extend({
      from: date.optional().meta({ description: 'first day; two weeks ago if omitted' }),
      to: date.optional().meta({ description: 'last day; 13 weeks ahead if omitted' }),
    }),
    reply: z.array(slot),
    refusals: [],
    idempotent: 'read',
    reads: ['tasks', 'users', 'groups', 'clock'],
  }),
  takePlace: operation({
    name: 'tasks.takePlace',
    method: 'POST',
    path: '/task-slots/{id}/places/mine',
    summary: 'Take an open place of a slot (X-TASKS-6)',
    description: 'Conflicts with other duties and days away do not prevent it.',
    permission: 'signed-in',
    scope: 'congregation',
    params,
    reply: z.object({
      slot: slot.meta({ description: 'the slot with the new place of the caller' }),
      clashes: z
        .array(clash)
        .meta({ description: 'conflicts of the caller; they do not prevent the assignment' }),
    }),
    refusals: ['place-taken', 'sheet-closed', 'not-yours', 'slot-over'],
    idempotent: 'key',
    changes: ['tasks', 'swaps'],
  }),
  leavePlace: operation({
    name: 'tasks.leavePlace',
    method: 'DELETE',
    path: '/task-slots/{id}/places/mine',
    summary: 'Leave the own place of a slot; the keepers are notified (X-TASKS-6)',
    permission: 'signed-in',
    scope: 'congregation',
    params,
    reply: slot,
    refusals: ['sheet-closed', 'not-yours', 'slot-over'],
    idempotent: 'key',
    changes: ['tasks', 'notifications', 'swaps'],
  }),
  markDone: operation({
    name: 'tasks.markDone',
    method: 'PUT',
    path: '/task-slots/{id}/done',
    summary: 'Tick items of the checklist, and mark a slot as done (X-TASKS-7)',
    description: 'For people with a place, leaders of the group whose turn it is, and settings.tasks.',
    permission: 'signed-in',
    scope: 'congregation',
    params,
    body: z.strictObject({
      done: z.boolean().meta({ description: 'false while items are still open' }),
      items: z.array(z.number().int().min(0).max(mostItems)).max(mostItems).default([]).meta(doneText),
      note: optionalLines(500).meta(noteText),
    }),
    reply: slot,
    refusals: ['not-yours', 'slot-over'],
    idempotent: 'key',
    changes,
  }),
  addSlot: operation({
    name: 'tasks.addSlot',
    method: 'POST',
    path: '/task-slots',
    summary: 'Add a time to a helper sheet (X-TASKS-7)',
    permission: 'settings.tasks',
    scope: 'congregation',
    body: z.strictObject({
      sheet_id: reference.meta({ description: 'id of the helper sheet' }),
      ...slotFields,
    }),
    reply: slot,
    refusals: ['sheet-full'],
    idempotent: 'key',
    changes,
  }),
  editSlot: operation({
    name: 'tasks.editSlot',
    method: 'PUT',
    path: '/task-slots/{id}',
    summary: 'Change a slot by hand; its task leaves it unchanged from then on (X-TASKS-4)',
    permission: 'settings.tasks',
    scope: 'congregation',
    params,
    body: z.strictObject({
      ...slotFields,
      group_id: optional(reference).meta({
        description: 'id of the group whose turn it is; null without one',
      }),
      skipped: z.boolean().default(false).meta({ description: 'it is not done this time' }),
      version: count
        .optional()
        .meta({ description: 'version that was read; a stale one is refused with 409 and the current row' }),
    }),
    reply: slot,
    refusals: ['stale', 'places-filled'],
    idempotent: 'key',
    changes: ['tasks', 'swaps'],
  }),
  printTasks: operation({
    name: 'tasks.printTasks',
    method: 'GET',
    path: '/reports/tasks',
    summary: 'Slots of a month, or a helper sheet with lines for open places, as PDF (X-TASKS-11)',
    permission: 'settings.tasks',
    scope: 'congregation',
    query: z.strictObject({
      month: date.optional().meta({ description: 'a day of the month; this month if omitted' }),
      sheet: id.optional().meta({ description: 'id of a helper sheet, printed in place of the month' }),
    }),
    reply: 'file',
    fileTypes: ['application/pdf'],
    ticket: true,
    refusals: [],
    idempotent: 'read',
    heavy: true,
  }),
  deleteSlot: operation({
    name: 'tasks.deleteSlot',
    method: 'DELETE',
    path: '/task-slots/{id}',
    summary: 'Delete a time of a helper sheet (X-TASKS-7)',
    description: 'A slot of a task is skipped instead.',
    permission: 'settings.tasks',
    scope: 'congregation',
    params,
    reply: noContent,
    refusals: [],
    idempotent: 'key',
    changes: ['tasks', 'swaps'],
  }),
};
