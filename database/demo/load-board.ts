/** The demo's noticeboard: invented notices like those of a congregation, with papers and one picture. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { bulkInsert } from './bulk-insert.ts';
import { pictureSize } from './draw-map.ts';
import { groupNames } from './people.ts';
import { plainPdf } from './plain-pdf.ts';

interface Paper {
  filename: string;
  bytes: Buffer;
  size?: { width: number; height: number };
}

interface Notice {
  title: string;
  folder: (typeof folders)[number];
  daysAgo: number;
  body?: string;
  /** Days from today. */
  until?: number;
  audience?: 'elders';
  pinned?: true;
  askRead?: true;
  paper?: Paper;
}

const folders = ['Letters', 'Schedules', 'Directions'] as const;

const notices = (): Notice[] => [
  {
    title: 'Hall closed on Saturday morning',
    folder: 'Letters',
    daysAgo: 1,
    until: 12,
    askRead: true,
    body: [
      'The floor is being sealed on Saturday from **7 am to 1 pm**. Nobody can go in before it is dry.',
      '',
      'In the meantime:',
      '- The group meets at the steps of the Town Hall, at the same time.',
      '- Cleaning is on Friday at 5 pm.',
      '',
      'How to get there: https://example.org/town-hall',
    ].join('\n'),
  },
  {
    title: 'Shepherding visits before the visit',
    folder: 'Letters',
    daysAgo: 3,
    audience: 'elders',
    body: 'Please enter by Sunday whom you would like to visit together.',
  },
  {
    title: 'Cleaning of the hall',
    folder: 'Schedules',
    daysAgo: 2,
    paper: {
      filename: 'Cleaning of the hall.pdf',
      bytes: plainPdf([
        'Cleaning of the hall',
        'Each group cleans in its week, after the midweek meeting and on Saturday morning.',
        '',
        ...groupNames.map((name, week) => `Week ${week + 1}: ${name}`),
        '',
        'The key hangs in the small room. Tell the group overseer if something is used up.',
      ]),
    },
  },
  {
    title: 'Where we meet on Saturday',
    folder: 'Directions',
    daysAgo: 5,
    paper: {
      filename: 'Where we meet on Saturday.webp',
      bytes: readFileSync(join(import.meta.dirname, 'pictures/1.webp')),
      size: pictureSize,
    },
  },
  {
    title: 'Visit of the circuit overseer',
    folder: 'Schedules',
    daysAgo: 11,
    paper: {
      filename: 'Visit of the circuit overseer.pdf',
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
  },
  {
    title: 'If there is an emergency',
    folder: 'Directions',
    daysAgo: 48,
    pinned: true,
    paper: {
      filename: 'If there is an emergency.pdf',
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
  },
];

const dayFrom = (asOf: Date, days: number): string =>
  new Date(asOf.getTime() + days * 86_400_000).toISOString().slice(0, 10);

async function addPapers(
  client: ClientBase,
  congregation: number,
  papers: readonly (Paper & { notice_id: number; created_at: string })[],
): Promise<void> {
  const ids = await bulkInsert(
    client,
    'noticeboard_files',
    papers.map(({ filename, bytes, size, notice_id, created_at }) => ({
      congregation_id: congregation,
      notice_id,
      kind: size ? 'picture' : 'pdf',
      filename,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      size: bytes.length,
      width: size?.width ?? null,
      height: size?.height ?? null,
      created_at,
    })),
  );
  for (const [index, { bytes }] of papers.entries())
    await client.query(
      'insert into noticeboard_contents (congregation_id, file_id, bytes) values ($1, $2, $3)',
      [congregation, ids[index], bytes],
    );
}

export async function loadBoard(client: ClientBase, congregation: number, asOf: Date): Promise<void> {
  const own = { congregation_id: congregation };
  const folderIds = await bulkInsert(
    client,
    'notice_folders',
    folders.map((label, index) => ({ ...own, label, order: index + 1 })),
  );
  const hanging = notices().map((notice) => ({
    ...notice,
    created_at: new Date(asOf.getTime() - notice.daysAgo * 86_400_000).toISOString(),
  }));
  const ids = await bulkInsert(
    client,
    'notices',
    hanging.map(({ title, body, folder, daysAgo, until, audience, pinned, askRead, created_at }) => ({
      ...own,
      title,
      body: body ?? null,
      folder_id: folderIds[folders.indexOf(folder)],
      audience: audience ?? 'everyone',
      from_on: dayFrom(asOf, -daysAgo),
      until_on: until === undefined ? null : dayFrom(asOf, until),
      pinned: pinned ?? false,
      ask_read: askRead ?? false,
      created_at,
    })),
  );
  const papers = hanging.flatMap(({ paper, created_at }, index) =>
    paper ? [{ ...paper, notice_id: ids[index]!, created_at }] : [],
  );
  await addPapers(client, congregation, papers);
}
