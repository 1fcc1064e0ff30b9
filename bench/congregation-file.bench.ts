/**
 * Exports a congregation of real size and imports it into another installation through the commands, and
 * counts lost rows.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import pg from 'pg';
import { ownerRole, socketOf } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { atMost, type Figure } from './figure.ts';
import { fillUpTo } from './many-maps.ts';
import { startServer } from './server.ts';

const command = join(import.meta.dirname, '../apps/server/src/congregation.ts');

/** Besides the demo: 300 maps with their history, 13,600 addresses, and the journal of two years. */
const filling = [
  'set session_replication_role = replica',
  `insert into streets (congregation_id, name, map_id) select congregation_id, 'Street ' || id, id from maps where number like 'N%'`,
  `insert into preloaded_addresses (congregation_id, map_id, street_id, house)
     select congregation_id, map_id, id, h::text from streets, generate_series(1, 54) h where name like 'Street %'`,
  `insert into journal_changes (congregation_id, at, person_id, operation)
     select 1, now() - make_interval(mins => n * 10), 1, 'maps.completeBlock' from generate_series(1, 40000) n`,
  `insert into journal (congregation_id, at, person_id, operation, table_name, row_id, before, after, change_id)
     select c.congregation_id, c.at, c.person_id, c.operation, 'preloaded_addresses', a.id::text,
       to_jsonb(a) - 'unit_numbers' - 'unit_names', to_jsonb(a) - 'unit_numbers' - 'unit_names', c.id
     from journal_changes c join lateral (
       select * from preloaded_addresses p where p.id >= c.id % 10000 order by p.congregation_id, p.id limit 2) a on true
     where c.operation = 'maps.completeBlock'`,
  'reset session_replication_role',
  'analyze',
];

async function fill(folder: string): Promise<void> {
  await fillUpTo(folder, 300);
  const client = new pg.Client({ ...socketOf(folder), user: ownerRole, database: 'postgres' });
  await client.connect();
  try {
    for (const text of filling) await client.query(text);
  } finally {
    await client.end();
  }
}

async function run(folder: string, words: string[]): Promise<{ seconds: number; said: string }> {
  const began = performance.now();
  const env = { ...process.env, SHEAF_DATA: folder, SHEAF_LOG: 'silent', DATABASE_URL: '' };
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...words], { env });
  return { seconds: (performance.now() - began) / 1000, said: stdout };
}

/** Rows, pictures and documents of one file that are missing or different in the other. */
function lost(one: string, other: string): { rows: number; lost: number } {
  const [before, after] = [one, other].map((path) => unzipSync(readFileSync(path))) as [
    Record<string, Uint8Array>,
    Record<string, Uint8Array>,
  ];
  let [rows, missing] = [0, 0];
  for (const [name, bytes] of Object.entries(before)) {
    if (name.startsWith('files/'))
      missing += Buffer.from(bytes).equals(after[name] ?? new Uint8Array()) ? 0 : 1;
    if (!name.startsWith('data/')) continue;
    const there = new Set(strFromU8(after[name] ?? new Uint8Array()).split('\n'));
    const lines = strFromU8(bytes).split('\n').slice(0, -1);
    rows += lines.length;
    missing += lines.filter((line) => !there.has(line)).length;
  }
  return { rows, lost: missing };
}

export async function measure(): Promise<Figure[]> {
  // The demo exists there too: an import never overwrites it.
  const [from, to] = [await startServer(3198), await startServer(3199)];
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-bench-file-'));
  const [first, second] = [join(folder, 'first.zip'), join(folder, 'second.zip')];
  await fill(from.folder);
  const out = await run(from.folder, ['export', '1', first]);
  const into = await run(to.folder, ['import', '--another', first]);
  const number = /congregation (\d+)/.exec(into.said)![1]!;
  await run(to.folder, ['export', number, second]);
  const { rows, lost: differences } = lost(first, second);
  await from.stop();
  await to.stop();
  rmSync(folder, { recursive: true });
  return [
    atMost(`a congregation of ${rows} rows exported to a file`, out.seconds, 20, ' s'),
    atMost('… imported into another installation', into.seconds, 20, ' s'),
    atMost('… and exported again: rows and pictures that are lost or changed', differences, 0, ''),
  ];
}
