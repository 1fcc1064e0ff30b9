/** The demo's noticeboard: invented papers like those of a congregation, and one picture. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { bulkInsert } from './bulk-insert.ts';
import { pictureSize } from './draw-map.ts';
import { groupNames } from './people.ts';
import { plainPdf } from './plain-pdf.ts';

interface Notice {
  filename: string;
  daysAgo: number;
  bytes: Buffer;
  size?: { width: number; height: number };
}

const notices = (): Notice[] => [
  {
    filename: 'Cleaning of the hall.pdf',
    daysAgo: 2,
    bytes: plainPdf([
      'Cleaning of the hall',
      'Each group cleans in its week, after the midweek meeting and on Saturday morning.',
      '',
      ...groupNames.map((name, week) => `Week ${week + 1}: ${name}`),
      '',
      'The key hangs in the small room. Tell the group overseer if something is used up.',
    ]),
  },
  {
    filename: 'Where we meet on Saturday.webp',
    daysAgo: 5,
    bytes: readFileSync(join(import.meta.dirname, 'pictures/1.webp')),
    size: pictureSize,
  },
  {
    filename: 'Visit of the circuit overseer.pdf',
    daysAgo: 11,
    bytes: plainPdf([
      'Visit of the circuit overseer',
      'Tuesday 7.00 pm: midweek meeting with the service talk',
      'Wednesday to Saturday 9.30 am: meeting for field service at the hall',
      'Friday 6.30 pm: meeting with the pioneers',
      'Sunday 10.00 am: public talk, study and closing talk',
      '',
      'Who would like to invite our guests for a meal, speak to Daniel Kerr.',
    ]),
  },
  {
    filename: 'If there is an emergency.pdf',
    daysAgo: 48,
    bytes: plainPdf([
      'If there is an emergency',
      '1. Leave by the nearest door and help those who need it.',
      '2. Meet on the grass across the road.',
      '3. Your group overseer counts the group.',
      '4. Nobody goes back for their things.',
      '',
      'The first-aid box and the extinguisher stand beside the literature counter.',
    ]),
  },
];

export async function loadBoard(client: ClientBase, congregation: number, asOf: Date): Promise<void> {
  const hanging = notices();
  const ids = await bulkInsert(
    client,
    'noticeboard_files',
    hanging.map(({ filename, daysAgo, bytes, size }) => {
      const hungAt = new Date(asOf.getTime() - daysAgo * 86_400_000).toISOString();
      return {
        congregation_id: congregation,
        kind: size ? 'picture' : 'pdf',
        filename,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        size: bytes.length,
        width: size?.width ?? null,
        height: size?.height ?? null,
        created_at: hungAt,
      };
    }),
  );
  for (const [index, { bytes }] of hanging.entries())
    await client.query(
      'insert into noticeboard_contents (congregation_id, file_id, bytes) values ($1, $2, $3)',
      [congregation, ids[index], bytes],
    );
}
