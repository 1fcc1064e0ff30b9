/** Operations on helper sheets: times of one event on which people help (X-TASKS-7). */
import { extents } from '@sheaf/rules/events/extent';
import { z } from 'zod';
import {
  count,
  date,
  filled,
  idOf,
  listQuery,
  noContent,
  optional,
  optionalLines,
  pathIdOf,
} from '../fields.ts';
import { operation } from '../operation.ts';

const noteText = { description: 'text for everybody who helps; null without one' };
const audienceText = { description: 'who may help' };
const signupText = { description: 'people take places themselves; otherwise the keeper assigns them' };

export const sheet = z.object({
  id: idOf('helper sheet, as in GET /helper-sheets'),
  label: z.string().meta({ description: 'name of the helper sheet' }),
  note: z.string().nullable().meta(noteText),
  audience: z.enum(extents).meta(audienceText),
  self_signup: z.boolean().meta(signupText),
  closes_on: z
    .string()
    .meta({ format: 'date' })
    .nullable()
    .meta({ description: 'last day on which people take and leave places; null until the slot' }),
  version: count,
});

const sheetFields = {
  label: filled(60).meta({ description: 'name of the helper sheet' }),
  note: optionalLines(500).meta(noteText),
  audience: z.enum(extents).default('everyone').meta(audienceText),
  self_signup: z.boolean().default(true).meta(signupText),
  closes_on: optional(date).meta({
    description: 'last day on which people take and leave places; null until the slot',
  }),
};

const params = z.strictObject({ id: pathIdOf('helper sheet, as in GET /helper-sheets') });
const changes = ['tasks'] as const;

export const sheetOperations = {
  listSheets: operation({
    name: 'tasks.listSheets',
    method: 'GET',
    path: '/helper-sheets',
    summary: 'Helper sheets, the newest first (X-TASKS-7)',
    permission: 'settings.tasks',
    scope: 'congregation',
    query: listQuery('id', 'label', 'audience', 'closes_on'),
    reply: z.array(sheet),
    refusals: [],
    idempotent: 'read',
    reads: ['tasks'],
  }),
  addSheet: operation({
    name: 'tasks.addSheet',
    method: 'POST',
    path: '/helper-sheets',
    summary: 'Add a helper sheet (X-TASKS-7)',
    permission: 'settings.tasks',
    scope: 'congregation',
    body: z.strictObject(sheetFields),
    reply: sheet,
    refusals: [],
    idempotent: 'key',
    changes,
  }),
  editSheet: operation({
    name: 'tasks.editSheet',
    method: 'PUT',
    path: '/helper-sheets/{id}',
    summary: 'Change a helper sheet (X-TASKS-7)',
    permission: 'settings.tasks',
    scope: 'congregation',
    params,
    body: z.strictObject({
      ...sheetFields,
      version: count
        .optional()
        .meta({ description: 'version that was read; a stale one is refused with 409 and the current row' }),
    }),
    reply: sheet,
    refusals: ['stale'],
    idempotent: 'key',
    changes,
  }),
  deleteSheet: operation({
    name: 'tasks.deleteSheet',
    method: 'DELETE',
    path: '/helper-sheets/{id}',
    summary: 'Delete a helper sheet with its slots (X-TASKS-7)',
    permission: 'settings.tasks',
    scope: 'congregation',
    params,
    reply: noContent,
    refusals: [],
    idempotent: 'key',
    changes,
  }),
};
