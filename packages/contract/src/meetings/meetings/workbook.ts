/** Workbooks: imported by address or as a file, merged, reset and taken back (MEET-C1 to C3, X-WORKBOOK). */
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
  .meta({ description: 'year and first month, 202611; needed where the name of the file does not tell it' });
const lang = text(12).meta({ description: 'of the workbook, as in the name of its file' });
const choices = z.array(z.strictObject({ key: text(40), take: z.enum(['mine', 'theirs']) })).max(500);
const titles = lines(longestTitles).meta({
  description: 'numbered lines, each week from 1 on, in place of the titles of the file',
});

const difference = z.object({
  key: z.string().nullable().meta({ description: 'of a clash, for `choices`' }),
  part: z.string().meta({ description: 'title of the part as it stands here, or as it comes' }),
  field: z.enum([...clashFields, 'reading', 'added', 'removed']),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

const imported = z.object({
  dry_run: z.boolean(),
  id: idOrZero
    .nullable()
    .meta({ description: 'of the finished import; null after a dry run, and where nothing is new' }),
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
    .meta({ description: 'those that are written' }),
  unread: z
    .array(
      z.object({
        heading: z.string(),
        week: date.nullable(),
        problems: z.array(z.enum(weekFaults)),
        parts: count,
        songs: count,
        minutes: count,
      }),
    )
    .meta({ description: 'weeks that are not written, why, and what was found of them' }),
  missing: z.array(date).meta({ description: 'weeks of the issue of which the file says nothing' }),
  unknown: z.array(z.string()).meta({ description: 'headings to be named once, by `nameHeading`' }),
  clashes: count.meta({
    description: 'differences that nobody chose yet; with any of them nothing is written',
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
const group = { description: 'whose schedule it is for; that of the whole congregation without it' };
const asked = { issue: issue.optional(), lang: lang.optional() };

export const workbookOperations = {
  importWorkbook: operation({
    name: 'meetings.importWorkbook',
    method: 'POST',
    path: '/meeting-schedule',
    summary:
      'Fetches a workbook from its address and merges its weeks into the schedule; what both sides changed is asked (MEET-C1, MEET-R11).',
    permission: 'schedules.meetings.import',
    scope: 'congregation',
    body: z.strictObject({
      url: filled(2000),
      dry_run: z.boolean().default(false),
      ...asked,
      language_group_id: reference.optional().meta(group),
      choices: choices.default([]),
      own_titles: z
        .boolean()
        .default(false)
        .meta({ description: 'takes order, kinds and minutes, and titles in our own words' }),
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
    summary: 'The same of a file, an EPUB (MEET-S8, MEET-O3).',
    permission: 'schedules.meetings.import',
    scope: 'congregation',
    upload: { field: 'file', bytes: 20_971_520, types: ['application/epub+zip'] },
    body: z.strictObject({
      dry_run: z.stringbool().default(true),
      ...asked,
      language_group_id: id.optional().meta(group),
      choices: jsonField(choices).optional().meta({ description: 'JSON: which side of a clash is taken' }),
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
    summary: 'Says once what a heading of the ministry is; asked of each language by itself (MEET-O4).',
    permission: 'schedules.meetings.import',
    scope: 'congregation',
    body: z.strictObject({ lang, heading: filled(300), kind: z.enum(headingKinds) }),
    reply: z.object({ id: idOrZero, lang, heading: z.string(), kind: z.enum(headingKinds) }),
    refusals: [],
    idempotent: 'key',
    changes: ['workbookHeadings'],
  }),
  resetMeeting: operation({
    name: 'meetings.resetMeeting',
    method: 'POST',
    path: '/meeting-schedule/{meeting_id}/reset',
    summary:
      'Puts a meeting back to what was imported; whoever has a part that stays keeps it (MEET-C2, MEET-O2).',
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
    summary: 'Changes a part that is told by its key, the first of the meeting that has it (MEET-C3).',
    permission: 'schedules.meetings.edit',
    scope: 'congregation',
    params: z.strictObject({ meeting: id }),
    body: z.strictObject({
      part: z.enum(partKeys),
      section: z.enum(meetingSections).optional(),
      title: filled(300),
      time: z.int().min(0).max(600),
      ref: optionalText(300),
    }),
    reply: meetingPart,
    refusals: [],
    idempotent: 'key',
    changes: ['meetings', 'meetingParts', 'meetingAssignments'],
  }),
  listWorkbookImports: operation({
    name: 'meetings.listWorkbookImports',
    method: 'GET',
    path: '/meeting-schedule/imports',
    summary: 'The last hundred imports of workbooks, and whether they were taken back.',
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
    summary:
      'Takes an import back as a whole, while nobody changed its parts or is assigned to one that it made (X-WORKBOOK).',
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
