/** Files that the congregation is to read (NOTICE). */
import { mostNoticeBytes, noticeKinds, noticeMediaTypes } from '@sheaf/rules/noticeboard/notice-file';
import { z } from 'zod';
import { count, id, idOrZero, instant, listQuery, noContent } from '../fields.ts';
import { operation } from '../operation.ts';

export const noticeFile = z.object({
  id: idOrZero,
  kind: z.enum(noticeKinds),
  asset: z.object({
    location: z.string().meta({ description: 'path under /api' }),
    filename: z.string(),
    media_type: z.string(),
    width: count.nullable(),
    height: count.nullable(),
  }),
  size: count.meta({ description: 'bytes' }),
  created_at: instant,
});

export const noticeboard = {
  listFiles: operation({
    name: 'noticeboard.listFiles',
    method: 'GET',
    path: '/noticeboard-files',
    summary: 'The files on the noticeboard, newest first (NOTICE-C2, NOTICE-O1).',
    permission: 'schedules.noticeboard',
    scope: 'congregation',
    query: listQuery('id', 'kind', 'size', 'created_at'),
    reply: z.array(noticeFile),
    refusals: [],
    idempotent: 'read',
    reads: ['noticeboard'],
  }),
  addFile: operation({
    name: 'noticeboard.addFile',
    method: 'POST',
    path: '/noticeboard-file',
    summary:
      'Puts up Word documents, PDFs and pictures, all or none, judged by content; a picture is re-encoded, which leaves neither script nor location in it. Answers with the list (NOTICE-C1).',
    permission: 'schedules.noticeboard.edit',
    scope: 'congregation',
    upload: {
      field: 'file',
      legacyField: 'files',
      files: 10,
      bytes: mostNoticeBytes,
      types: [
        noticeMediaTypes.pdf,
        noticeMediaTypes.docx,
        'image/jpeg',
        'image/png',
        'image/gif',
        'image/webp',
      ],
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
    summary: 'The bytes of a file. Its path changes with its content.',
    permission: 'schedules.noticeboard',
    scope: 'congregation',
    params: z.strictObject({ id, sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
    reply: 'file',
    fileTypes: Object.values(noticeMediaTypes),
    refusals: [],
    idempotent: 'read',
  }),
  deleteFile: operation({
    name: 'noticeboard.deleteFile',
    method: 'DELETE',
    path: '/noticeboard-file/{id}',
    summary: 'Takes a file down for good (NOTICE-C3).',
    permission: 'schedules.noticeboard.edit',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: noContent,
    refusals: [],
    idempotent: 'key',
    changes: ['noticeboard'],
  }),
};
