/** Operations on tasks that repeat and go round people or groups (X-TASKS). */
import { taskFrequencies } from '@sheaf/rules/tasks/repetition';
import { mostPlaces, mostTakers, taskKinds, taskTakers } from '@sheaf/rules/tasks/task-kind';
import { z } from 'zod';
import {
  count,
  date,
  filled,
  idOf,
  idOrZero,
  listQuery,
  noContent,
  optional,
  optionalLines,
  optionalText,
  pathIdOf,
  reference,
} from '../fields.ts';
import { operation } from '../operation.ts';
import { time, weekday } from '../settings-fields.ts';

export const checklistText = { description: 'checklist, one item a line; null without one' };
export const startText = { description: 'start, HH:MM, local time of the congregation' };
const clock = z.string().meta({ examples: ['09:00'] });
const takersText = {
  description: '`people` and `groups` of the list in turn, or `anyone` who takes a place',
};
const weekText = {
  description: 'week of the month, 0 is the first and 4 the last; ignored for weeks',
};

export const task = z.object({
  id: idOf('task, as in GET /tasks'),
  label: z.string().meta({ description: 'name of the task' }),
  place: z.string().nullable().meta({ description: 'place of the task; null at the hall' }),
  kind: z.enum(taskKinds),
  takers: z.enum(taskTakers).meta(takersText),
  frequency: z.enum(taskFrequencies),
  day_of_week: count.meta({ description: 'day of the week, 0 is Sunday' }),
  week_of_month: count.meta(weekText),
  anchor: z
    .string()
    .meta({ format: 'date', description: 'first possible day, from which weeks and months are counted' }),
  starts_at: clock.meta(startText),
  minutes: count,
  places: count.meta({ description: 'number of people who do it' }),
  checklist: z.string().nullable().meta(checklistText),
  active: z.boolean().meta({ description: 'the task makes slots' }),
  user_ids: z.array(idOrZero).meta({ description: 'ids of people, in the order of their turns' }),
  group_ids: z.array(idOrZero).meta({ description: 'ids of groups, in the order of their turns' }),
  version: count,
});

const takerIds = z
  .array(reference)
  .max(mostTakers)
  .refine((ids) => new Set(ids).size === ids.length, 'named-twice')
  .default([]);

const taskFields = {
  label: filled(60).meta({ description: 'name of the task' }),
  place: optionalText(120).meta({ description: 'place of the task; null at the hall' }),
  kind: z.enum(taskKinds).default('other'),
  takers: z.enum(taskTakers).meta(takersText),
  frequency: z.enum(taskFrequencies),
  day_of_week: weekday,
  week_of_month: z.number().int().min(0).max(4).default(0).meta(weekText),
  anchor: optional(date).meta({
    description: 'first possible day, from which weeks and months are counted; today if omitted',
  }),
  starts_at: time.meta(startText),
  minutes: z.number().int().min(5).max(720).default(60),
  places: z
    .number()
    .int()
    .min(1)
    .max(mostPlaces)
    .default(1)
    .meta({ description: 'number of people who do it' }),
  checklist: optionalLines(4000).meta(checklistText),
  active: z.boolean().default(true).meta({ description: 'the task makes slots; existing ones stay' }),
  user_ids: takerIds.meta({ description: 'ids of people in the order of their turns, for takers `people`' }),
  group_ids: takerIds.meta({ description: 'ids of groups in the order of their turns, for takers `groups`' }),
};

const params = z.strictObject({ id: pathIdOf('task, as in GET /tasks') });
const changes = ['tasks'] as const;

export const taskOperations = {
  listTasks: operation({
    name: 'tasks.listTasks',
    method: 'GET',
    path: '/tasks',
    summary: 'Repeated tasks by name (X-TASKS-1)',
    permission: 'settings.tasks',
    scope: 'congregation',
    query: listQuery('id', 'label', 'kind', 'takers', 'frequency'),
    reply: z.array(task),
    refusals: [],
    idempotent: 'read',
    reads: ['tasks'],
  }),
  addTask: operation({
    name: 'tasks.addTask',
    method: 'POST',
    path: '/tasks',
    summary: 'Add a repeated task (X-TASKS-1)',
    description: 'A job makes its slots for the next 13 weeks.',
    permission: 'settings.tasks',
    scope: 'congregation',
    body: z.strictObject(taskFields),
    reply: task,
    refusals: [],
    idempotent: 'key',
    changes,
  }),
  editTask: operation({
    name: 'tasks.editTask',
    method: 'PUT',
    path: '/tasks/{id}',
    summary: 'Change, pause or resume a repeated task (X-TASKS-4)',
    description:
      'A job makes slots again that no longer fit, except those that people or the keeper changed.',
    permission: 'settings.tasks',
    scope: 'congregation',
    params,
    body: z.strictObject({
      ...taskFields,
      version: count
        .optional()
        .meta({ description: 'version that was read; a stale one is refused with 409 and the current row' }),
    }),
    reply: task,
    refusals: ['stale'],
    idempotent: 'key',
    changes,
  }),
  deleteTask: operation({
    name: 'tasks.deleteTask',
    method: 'DELETE',
    path: '/tasks/{id}',
    summary: 'Delete a repeated task (X-TASKS-5)',
    description: 'A job removes its coming slots. Past slots and those that are done stay.',
    permission: 'settings.tasks',
    scope: 'congregation',
    params,
    reply: noContent,
    refusals: [],
    idempotent: 'key',
    changes,
  }),
};
