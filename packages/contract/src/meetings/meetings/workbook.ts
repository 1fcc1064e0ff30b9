/** Operations on workbook imports: import, reset a meeting, roll back (MEET-C1 to C3, X-WORKBOOK). */
import { headingKinds } from '@sheaf/rules/meetings/meetings/part-kinds';
import { meetingSections, partKeys } from '@sheaf/rules/meetings/meetings/part-place';
import { clashFields } from '@sheaf/rules/meetings/meetings/workbook-part';
import { longestTitles } from '@sheaf/rules/meetings/meetings/workbook-titles';
import { weekFaults } from '@sheaf/rules/meetings/meetings/workbook-week';
import { z } from 'zod';
import {
  count,
  date,
  filled,
  id,
  idOf,
  idOrZero,
  lines,
  listQuery,
  optionalText,
  reference,
  text,
} from '../../fields.ts';
import { jsonField } from '../../json-field.ts';
import { listedImportFields } from '../../listed-import.ts';
import { operation } from '../../operation.ts';
import { meeting, meetingPart } from './rows.ts';

const issue = z
  .string()
  .regex(/^20\d\d(0[1-9]|1[0-2])$/)
  .meta({
    description: 'year and first month of the issue, 202611; required if the file name does not contain it',
  });
const lang = text(12).meta({ description: 'language code of the workbook, as in its file name' });
const choices = z
  .array(
    z.strictObject({
      key: text(40),
      take: z
        .enum(['mine', 'theirs'])
        .meta({ description: 'mine keeps the stored part, theirs takes that of the workbook' }),
    }),
  )
  .max(500);
const titles = lines(longestTitles).meta({
  description: 'numbered lines, starting from 1 in each week, that replace the titles in the file',
});

const difference = z.object({
  key: z
    .string()
    .nullable()
    .meta({ description: 'key of the clash for `choices`; null if there is no clash' }),
  part: z.string().meta({ description: 'title of the part, as stored or as imported' }),
  field: z.enum([...clashFields, 'reading', 'added', 'removed']),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

const imported = z.object({
  dry_run: z.boolean(),
  id: idOrZero
    .nullable()
    .meta({ description: 'id of the import; null after a dry run or if nothing was new' }),
  issue,
  lang,
  weeks: z
    .array(
      z.object({
        week: date,
        parts: count,
        minutes: count,
        differences: z.array(difference),
      }),
    )
    .meta({ description: 'weeks that are written' }),
  unread: z
    .array(
      z.object({
        heading: z.string(),
        week: date.nullable(),
        problems: z.array(z.enum(weekFaults)).meta({ description: 'reasons why the week is not written' }),
        parts: count,
        songs: count,
        minutes: count,
      }),
    )
    .meta({ description: 'weeks that are not written, with the reasons and the parts that were recognised' }),
  missing: z.array(date).meta({ description: 'weeks of the issue that the file does not contain' }),
  unknown: z
    .array(z.string())
    .meta({ description: 'headings without a known kind, to be named with POST /workbook-headings' }),
  clashes: count.meta({
    description: 'number of differences without a choice; nothing is written unless it is 0',
  }),
});

const listedWorkbook = z.object({
  ...listedImportFields,
  counts: z.object({ weeks: count, added: count, changed: count, removed: count }),
});

const fileFaults = [
  'workbook-unreadable',
  'workbook-too-large',
  'workbook-jwpub',
  'workbook-no-week',
  'workbook-issue-unknown',
  'workbook-clash',
  'import-too-demanding',
] as const;
const changes = ['meetings', 'meetingParts', 'meetingAssignments', 'imports'] as const;
const group = { description: 'language group whose schedule is imported; the whole congregation if omitted' };
const asked = { issue: issue.optional(), lang: lang.optional() };

export const workbookOperations = {
  importWorkbook: operation({
    name: 'meetings.importWorkbook',
    method: 'POST',
    path: '/meeting-schedule',
    summary: 'Import a workbook from a URL (MEET-C1, MEET-R11)',
    description:
      'Merges its weeks into the schedule. Parts changed both here and in the workbook are clashes, which need a choice.',
    permission: 'schedules.meetings.import',
    scope: 'congregation',
    body: z.strictObject({
      url: filled(2000),
      dry_run: z.boolean().default(false),
      ...asked,
      language_group_id: reference.optional().meta(group),
      choices: choices.default([]),
      own_titles: z.boolean().default(false).meta({
        description:
          'true imports order, kinds and minutes of the parts with titles of the app instead of those in the file',
      }),
      titles: titles.optional(),
    }),
    reply: imported,
    refusals: [...fileFaults, 'workbook-address', 'workbook-unreachable'],
    idempotent: 'key',
    changes: [...changes],
    heavy: true,
  }),
  uploadWorkbook: operation({
    name: 'meetings.uploadWorkbook',
    method: 'POST',
    path: '/meeting-schedule/file',
    summary: 'Import a workbook from an EPUB file (MEET-S8, MEET-O3)',
    description: 'Merges its weeks into the schedule like an import from a URL.',
    permission: 'schedules.meetings.import',
    scope: 'congregation',
    upload: { field: 'file', bytes: 20_971_520, types: ['application/epub+zip'] },
    body: z.strictObject({
      dry_run: z.stringbool().default(true),
      ...asked,
      language_group_id: id.optional().meta(group),
      choices: jsonField(choices)
        .optional()
        .meta({ description: 'JSON list of clashes with the side to take' }),
      own_titles: z.stringbool().default(false),
      titles: titles.optional(),
    }),
    reply: imported,
    refusals: [...fileFaults],
    idempotent: 'key',
    changes: [...changes],
    heavy: true,
  }),
  nameHeading: operation({
    name: 'meetings.nameHeading',
    method: 'POST',
    path: '/workbook-headings',
    summary: 'Name the kind of an unknown heading, once per language (MEET-O4)',
    permission: 'schedules.meetings.import',
    scope: 'congregation',
    body: z.strictObject({
      lang,
      heading: filled(300),
      kind: z.enum(headingKinds).meta({ description: 'kind of part that the heading means' }),
    }),
    reply: z.object({
      id: idOf('heading'),
      lang,
      heading: z.string(),
      kind: z.enum(headingKinds).meta({ description: 'kind of part that the heading means' }),
    }),
    refusals: [],
    idempotent: 'key',
    changes: ['workbookHeadings'],
  }),
  resetMeeting: operation({
    name: 'meetings.resetMeeting',
    method: 'POST',
    path: '/meeting-schedule/{meeting_id}/reset',
    summary: 'Reset a meeting to its imported state (MEET-C2, MEET-O2)',
    description: 'Assignments of parts that still exist stay.',
    permission: 'schedules.meetings.import',
    scope: 'congregation',
    params: z.strictObject({ meeting_id: id }),
    reply: meeting,
    refusals: ['not-imported'],
    idempotent: 'key',
    changes: ['meetings', 'meetingParts', 'meetingAssignments'],
    legacy: [{ method: 'GET', path: '/meeting-schedule/{meeting_id}/reset' }],
  }),
  editPartByKey: operation({
    name: 'meetings.editPartByKey',
    method: 'POST',
    path: '/meeting-schedule/{meeting}',
    summary: 'Change a meeting part found by its key (MEET-C3)',
    description: 'Changes the first part with this key in the meeting.',
    permission: 'schedules.meetings.edit',
    scope: 'congregation',
    params: z.strictObject({ meeting: id }),
    body: z.strictObject({
      part: z.enum(partKeys).meta({ description: 'position in the section' }),
      section: z.enum(meetingSections).optional(),
      title: filled(300),
      time: z.int().min(0).max(600).meta({ description: 'length in minutes' }),
      ref: optionalText(300).meta({ description: 'references printed with the part' }),
    }),
    reply: meetingPart,
    refusals: ['part-of-visit'],
    idempotent: 'key',
    changes: ['meetings', 'meetingParts', 'meetingAssignments'],
  }),
  listWorkbookImports: operation({
    name: 'meetings.listWorkbookImports',
    method: 'GET',
    path: '/meeting-schedule/imports',
    summary: 'Latest hundred workbook imports, with their rollbacks',
    permission: 'schedules.meetings.import',
    scope: 'congregation',
    query: listQuery('id', 'file_name', 'imported_at', 'taken_back_at'),
    reply: z.array(listedWorkbook),
    refusals: [],
    idempotent: 'read',
    reads: ['imports', 'users'],
  }),
  rollbackWorkbook: operation({
    name: 'meetings.rollbackWorkbook',
    method: 'POST',
    path: '/meeting-schedule/imports/{id}/take-back',
    summary: 'Roll back a workbook import (X-WORKBOOK)',
    description: 'Refused once a part was changed or somebody is assigned to a new part.',
    permission: 'schedules.meetings.import',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: listedWorkbook,
    refusals: ['import-taken-back', 'workbook-changed', 'workbook-assigned'],
    idempotent: 'key',
    changes: [...changes],
    heavy: true,
  }),
};
