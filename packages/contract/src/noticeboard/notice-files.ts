/** File of a notice, and the types of files that are accepted (NOTICE-D1, NOTICE-R1). */
import { noticeKinds, noticeMediaTypes } from '@sheaf/rules/noticeboard/notice-file';
import { z } from 'zod';
import { count, idOf, instant } from '../fields.ts';

export const noticeFile = z.object({
  id: idOf('file, as in GET /noticeboard-files'),
  kind: z.enum(noticeKinds).meta({ description: 'kind of the file' }),
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

export const noticeFileTypes = [
  noticeMediaTypes.pdf,
  noticeMediaTypes.docx,
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
];
