/** Operations on notices: texts with files, in folders, for an audience and a time (X-BOARD). */
import { audiences } from '@sheaf/rules/noticeboard/audience';
import { mostFilesOfNotice, mostFolders, mostNoticeBytes } from '@sheaf/rules/noticeboard/notice-file';
import { z } from 'zod';
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
import { noticeFile, noticeFileTypes } from './notice-files.ts';

const audience = z.enum(audiences);

const titleText = { description: 'title of the notice' };
const bodyText = {
  description:
    'text of the notice; lines that begin with `- ` or `1. ` are a list, `**` begins and ends bold words',
};

export const notice = z.object({
  id: idOf('notice, as in GET /notices'),
  title: z.string().meta(titleText),
  body: z.string().nullable().meta(bodyText),
  folder_id: idOrZero.nullable().meta({ description: 'id of the folder; null without one' }),
  audience: audience.meta({ description: 'who reads it; `groups` are those of `group_ids`' }),
  group_ids: z.array(idOrZero).meta({ description: 'ids of the groups of the audience `groups`' }),
  from_on: z.string().meta({ format: 'date', description: 'first day on the board' }),
  until_on: z
    .string()
    .meta({ format: 'date' })
    .nullable()
    .meta({ description: 'last day on the board; null without an end' }),
  pinned: z.boolean().meta({ description: 'listed above the others' }),
  ask_read: z.boolean().meta({ description: 'readers confirm that they read it' }),
  tells: z.boolean().meta({ description: 'readers are notified at 8:00 of the first day' }),
  told_at: instant.nullable().meta({ description: 'when readers were notified; null before' }),
  author: z
    .string()
    .nullable()
    .meta({ description: 'name of the person who wrote it; null if unknown', examples: ['Daniel Kerr'] }),
  files: z
    .array(noticeFile)
    .meta({ description: 'files of the notice, in the order in which they were added' }),
  read_at: instant.nullable().meta({ description: 'when the caller opened it first; null before' }),
  confirmed: z.boolean().meta({ description: 'the caller confirmed that they read it' }),
  created_at: instant,
  version: count,
});

const noticeFields = {
  title: filled(120).meta(titleText),
  body: optionalLines(10_000).meta(bodyText),
  folder_id: optional(reference).meta({ description: 'id of a folder; null without one' }),
  audience: audience.default('everyone').meta({ description: 'who reads it; writers read every notice' }),
  group_ids: z
    .array(reference)
    .max(100)
    .default([])
    .meta({ description: 'ids of groups, required for the audience `groups`' }),
  from_on: optional(date).meta({ description: 'first day on the board; today if omitted' }),
  until_on: optional(date).meta({ description: 'last day on the board; null without an end' }),
  pinned: z.boolean().default(false).meta({ description: 'listed above the others' }),
  ask_read: z.boolean().default(false).meta({ description: 'readers confirm that they read it' }),
  tells: z.boolean().default(false).meta({ description: 'notifies readers at 8:00 of the first day' }),
};

const folder = z.object({
  id: idOf('folder, as in GET /notice-folders'),
  label: z.string().meta({ description: 'name of the folder' }),
});

const params = z.strictObject({ id: pathIdOf('notice, as in GET /notices') });
const reads = ['noticeboard', 'noticeGroups', 'noticeReads', 'users', 'clock'] as const;

export const noticeOperations = {
  listNotices: operation({
    name: 'noticeboard.listNotices',
    method: 'GET',
    path: '/notices',
    summary: 'Notices that the caller may read: pinned, then new, then the newest (X-BOARD-1)',
    description: 'Writers also get notices that are not shown yet, and those that have ended.',
    permission: 'schedules.noticeboard',
    scope: 'congregation',
    query: listQuery('id', 'title', 'audience', 'from_on', 'until_on'),
    reply: z.array(notice),
    refusals: [],
    idempotent: 'read',
    reads,
  }),
  readNotice: operation({
    name: 'noticeboard.readNotice',
    method: 'GET',
    path: '/notices/{id}',
    summary: 'Notice with its files (X-BOARD-1)',
    permission: 'schedules.noticeboard',
    scope: 'congregation',
    params,
    reply: notice,
    refusals: [],
    idempotent: 'read',
    reads,
  }),
  addNotice: operation({
    name: 'noticeboard.addNotice',
    method: 'POST',
    path: '/notices',
    summary: 'Add a notice (X-BOARD-2)',
    permission: 'schedules.noticeboard.edit',
    scope: 'congregation',
    body: z.strictObject(noticeFields),
    reply: notice,
    refusals: ['noticeboard-full'],
    idempotent: 'key',
    changes: ['noticeboard', 'noticeGroups'],
  }),
  editNotice: operation({
    name: 'noticeboard.editNotice',
    method: 'PUT',
    path: '/notices/{id}',
    summary: 'Change a notice (X-BOARD-2)',
    permission: 'schedules.noticeboard.edit',
    scope: 'congregation',
    params,
    body: z.strictObject({
      ...noticeFields,
      version: count
        .optional()
        .meta({ description: 'version that was read; a stale one is refused with 409 and the current row' }),
    }),
    reply: notice,
    refusals: ['stale'],
    idempotent: 'key',
    changes: ['noticeboard', 'noticeGroups'],
  }),
  deleteNotice: operation({
    name: 'noticeboard.deleteNotice',
    method: 'DELETE',
    path: '/notices/{id}',
    summary: 'Delete a notice with its files (X-BOARD-2)',
    permission: 'schedules.noticeboard.edit',
    scope: 'congregation',
    params,
    reply: noContent,
    refusals: [],
    idempotent: 'key',
    changes: ['noticeboard', 'noticeGroups', 'noticeReads'],
  }),
  attachFiles: operation({
    name: 'noticeboard.attachFiles',
    method: 'POST',
    path: '/notices/{id}/files',
    summary: 'Add Word documents, PDFs and pictures to a notice (X-BOARD-3)',
    description: 'Adds all files or none. The type is detected from the content. Pictures are re-encoded.',
    permission: 'schedules.noticeboard.edit',
    scope: 'congregation',
    params,
    upload: { field: 'file', files: mostFilesOfNotice, bytes: mostNoticeBytes, types: noticeFileTypes },
    reply: notice,
    refusals: ['noticeboard-full', 'notice-full'],
    idempotent: 'key',
    changes: ['noticeboard'],
    heavy: true,
  }),
  markRead: operation({
    name: 'noticeboard.markRead',
    method: 'PUT',
    path: '/notices/{id}/read',
    summary: 'Mark a notice as read by the caller, and confirm it (X-BOARD-5)',
    description: 'A confirmation is not withdrawn.',
    permission: 'schedules.noticeboard',
    scope: 'congregation',
    params,
    body: z.strictObject({
      confirmed: z.boolean().default(false).meta({ description: 'the caller confirms that they read it' }),
    }),
    reply: noContent,
    refusals: [],
    idempotent: 'key',
    changes: ['noticeReads'],
  }),
  listReads: operation({
    name: 'noticeboard.listReads',
    method: 'GET',
    path: '/notices/{id}/reads',
    summary: 'How many people of the audience read a notice, and who confirmed it (X-BOARD-6)',
    description: 'Names only for a notice that requires a confirmation.',
    permission: 'schedules.noticeboard.edit',
    scope: 'congregation',
    params,
    reply: z.object({
      audience: count.meta({ description: 'number of people who may read it' }),
      read: count.meta({ description: 'number of them who opened it' }),
      confirmed: count.meta({ description: 'number of them who confirmed it' }),
      missing: z
        .array(z.object({ id: idOrZero.meta({ description: 'id of the person' }), full_name: z.string() }))
        .meta({ description: 'people who have not confirmed it; empty if it requires no confirmation' }),
    }),
    refusals: [],
    idempotent: 'read',
    reads,
  }),
  tellNotice: operation({
    name: 'noticeboard.tellNotice',
    method: 'POST',
    path: '/notices/{id}/tell',
    summary: 'Remind people who have not confirmed a notice (X-BOARD-6)',
    description: 'By push or e-mail, never by SMS, and each person once a day.',
    permission: 'schedules.noticeboard.edit',
    scope: 'congregation',
    params,
    reply: z.object({ told: count.meta({ description: 'number of people who are reminded' }) }),
    refusals: ['notice-asks-nothing', 'notice-not-shown'],
    idempotent: 'key',
    changes: ['notifications', 'messages'],
  }),
  printNotice: operation({
    name: 'noticeboard.printNotice',
    method: 'GET',
    path: '/reports/notice/{id}',
    summary: 'Notice as PDF (X-BOARD-8)',
    permission: 'schedules.noticeboard',
    scope: 'congregation',
    params,
    reply: 'file',
    fileTypes: ['application/pdf'],
    ticket: true,
    refusals: [],
    idempotent: 'read',
    heavy: true,
  }),
  listFolders: operation({
    name: 'noticeboard.listFolders',
    method: 'GET',
    path: '/notice-folders',
    summary: 'Folders of the noticeboard, in their order (X-BOARD-4)',
    permission: 'schedules.noticeboard',
    scope: 'congregation',
    query: listQuery('id', 'label'),
    reply: z.array(folder),
    refusals: [],
    idempotent: 'read',
    reads: ['noticeboard'],
  }),
  saveFolders: operation({
    name: 'noticeboard.saveFolders',
    method: 'PUT',
    path: '/notice-folders',
    summary: 'Set the folders of the noticeboard and their order (X-BOARD-4)',
    description: 'Folders that are left out are removed; their notices stay, without a folder.',
    permission: 'schedules.noticeboard.edit',
    scope: 'congregation',
    body: z.strictObject({
      folders: z
        .array(
          z.strictObject({
            id: id.nullish().meta({ description: 'id of an existing folder; null for a new one' }),
            label: filled(60).meta({ description: 'name of the folder' }),
          }),
        )
        .max(mostFolders)
        .meta({ description: 'all folders, in their order' }),
    }),
    reply: z.array(folder),
    refusals: [],
    idempotent: 'key',
    changes: ['noticeboard'],
  }),
};
