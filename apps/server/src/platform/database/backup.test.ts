import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBackup, writeBackup } from '#platform/database/backup-file';
import { revisions } from '#platform/revisions/revisions.store';
import { type FreshDatabase, freshDatabase } from '#platform/testing/fresh-database';
import { seedCongregation } from '#platform/testing/seeds';
import { testNow } from '#platform/testing/test-clock';

const folder = mkdtempSync(join(tmpdir(), 'sheaf-backup-'));
const first = join(folder, 'first.gz');
let source: FreshDatabase;
const opened: FreshDatabase[] = [];

const open = async (): Promise<FreshDatabase> => {
  const database = await freshDatabase();
  opened.push(database);
  return database;
};

const textOf = (file: string): string => gunzipSync(readFileSync(file)).toString('utf8');

async function tablesOf({ owner }: FreshDatabase): Promise<Record<string, unknown[]>> {
  const { rows } = await owner.query(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
     and relname <> 'schema_migrations' order by 1`,
  );
  const tables: Record<string, unknown[]> = {};
  for (const { relname } of rows) {
    tables[relname] = (await owner.query(`select t::text as row from "${relname}" t order by 1`)).rows;
  }
  return tables;
}

beforeAll(async () => {
  source = await open();
  for (const name of ['Burnie', 'Größe \\ "日本"\n']) {
    const congregation = await seedCongregation(source.owner, name);
    await congregation.addPerson({
      firstName: `tab\t'${name}'`,
      permissions: ['congregation.view' as never],
    });
    const map = await congregation.addMap();
    await map.addDoor({ house: '1' });
    await source.owner.query(
      `insert into available_addresses (congregation_id, map_id, street_id, house)
       select congregation_id, map_id, street_id, n::text from available_addresses, generate_series(2, 600) n where congregation_id = $1`,
      [congregation.id],
    );
    await source.owner.query(
      `insert into outgoing_messages (congregation_id, channel, recipient, body) values ($1, 'email', 'a@b.c', 'x')`,
      [congregation.id],
    );
  }
  await writeBackup(source.owner, first, { version: 'test' });
});

afterAll(async () => {
  for (const database of opened) await database.close();
  rmSync(folder, { recursive: true, force: true });
});

test('restores a database that equals the original and produces the same backup', async () => {
  const target = await open();
  await readBackup(target.owner, first);
  expect(await tablesOf(target)).toEqual(await tablesOf(source));
  const second = join(folder, 'second.gz');
  await writeBackup(target.owner, second, { version: 'test' });
  expect(textOf(second) === textOf(first)).toBe(true);
});

test('SYNC-X3 never repeats a revision after a restore', async () => {
  const revisionsOf = async ({ owner }: FreshDatabase): Promise<number[]> => {
    const { rows } = await owner.query<{ revision: number; rows_since: number }>(
      `select revision, rows_since from revisions union all select revision, revision from world_revisions`,
    );
    return rows.flatMap((row) => [row.revision, row.rows_since]);
  };
  const target = await open();
  await readBackup(target.owner, first);
  const told = Math.max(...(await revisionsOf(target)));
  await revisions.leaveLostDays(target.owner, testNow());
  expect(Math.min(...(await revisionsOf(target)))).toBeGreaterThan(told + 1_000_000_000);
  await revisions.leaveLostDays(target.owner, new Date(0));
  const again = await revisionsOf(target);
  expect(again.every((revision) => revision > told + 1_000_000_000)).toBe(true);
});

test('assigns new ids after a restore, and sends messages that were queued', async () => {
  const target = await open();
  await readBackup(target.owner, first);
  const congregation = await seedCongregation(target.owner, 'Third');
  await congregation.addPerson();
  const { rows } = await target.owner.query('select count(*)::int as jobs from graphile_worker.jobs');
  expect(rows[0].jobs).toBe(2);
});

test('refuses to restore over existing congregations', async () => {
  await expect(readBackup(source.owner, first)).rejects.toThrow('already holds congregations');
});

test('refuses a backup of other migrations, a damaged one and a foreign file, and restores no row', async () => {
  const target = await open();
  const before = await tablesOf(target);
  const bad = join(folder, 'bad.gz');
  const refusal = async (bytes: Buffer, message: string): Promise<void> => {
    writeFileSync(bad, bytes);
    await expect(readBackup(target.owner, bad)).rejects.toThrow(message);
  };
  const text = textOf(first);
  await refusal(gzipSync(text.replace('0001-foundation', '0001-other')), 'other migrations');
  await refusal(gzipSync(text.slice(0, text.length / 2)), '');
  await refusal(readFileSync(first).subarray(0, 3000), 'not whole');
  await refusal(Buffer.from('hello'), 'not a backup');
  await refusal(gzipSync('hello\n'), 'not a backup');
  await expect(readBackup(target.owner, join(folder, 'none.gz'))).rejects.toThrow('There is no file');
  expect(await tablesOf(target)).toEqual(before);
});
