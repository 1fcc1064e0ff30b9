/** Operations on files of the noticeboard (NOTICE). */
import { mostNoticeBytes, noticeMediaTypes } from '@sheaf/rules/noticeboard/notice-file';
import { z } from 'zod';
import { listQuery, noContent, pathIdOf } from '../fields.ts';
import { operation } from '../operation.ts';
import { noticeFile, noticeFileTypes } from './notice-files.ts';
import { noticeOperations } from './notices.ts';

export const noticeboard = {
  ...noticeOperations,
  listFiles: operation({
    name: 'noticeboard.listFiles',
    method: 'GET',
    path: '/noticeboard-files',
    summary: 'Files of the notices that the caller may read, newest first (NOTICE-C2, NOTICE-O1)',
    permission: 'schedules.noticeboard',
    scope: 'congregation',
    query: listQuery('id', 'kind', 'size', 'created_at'),
    reply: z.array(noticeFile),
    refusals: [],
    idempotent: 'read',
    reads: ['noticeboard', 'noticeGroups', 'users', 'clock'],
  }),
  addFile: operation({
    name: 'noticeboard.addFile',
    method: 'POST',
    path: '/noticeboard-file',
    summary: 'Add Word documents, PDFs and pictures to the noticeboard (NOTICE-C1)',
    description:
      'Adds all files or none, each as a notice for everyone. The type is detected from the content. Pictures are re-encoded, which removes scripts and location data. Returns the list.',
    permission: 'schedules.noticeboard.edit',
    scope: 'congregation',
    upload: {
      field: 'file',
      legacyField: 'files',
      files: 10,
      bytes: mostNoticeBytes,
      types: noticeFileTypes,
    },
    reply: z.array(noticeFile),
    refusals: ['noticeboard-full'],
    idempotent: 'key',
    changes: ['noticeboard'],
    heavy: true,
  }),
  readFile: operation({
    name: 'noticeboard.readFile',
    method: 'GET',
    path: '/noticeboard-file/{id}/asset/{sha256}',
    summary: 'Content of a file on the noticeboard',
    description: 'The path changes with the content.',
    permission: 'schedules.noticeboard',
    scope: 'congregation',
    params: z.strictObject({
      id: pathIdOf('file, as in GET /noticeboard-files'),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
    reply: 'file',
    fileTypes: Object.values(noticeMediaTypes),
    refusals: [],
    idempotent: 'read',
  }),
  deleteFile: operation({
    name: 'noticeboard.deleteFile',
    method: 'DELETE',
    path: '/noticeboard-file/{id}',
    summary: 'Delete a file from the noticeboard (NOTICE-C3)',
    description: 'A notice without a text and without other files is deleted with it.',
    permission: 'schedules.noticeboard.edit',
    scope: 'congregation',
    params: z.strictObject({ id: pathIdOf('file, as in GET /noticeboard-files') }),
    reply: noContent,
    refusals: [],
    idempotent: 'key',
    changes: ['noticeboard', 'noticeGroups', 'noticeReads'],
  }),
};
