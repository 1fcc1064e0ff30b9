/**
 * Dumps and restores the whole database as lines of text: one snapshot, one transaction, memory bounded by
 * one batch.
 */

import type { Pool, PoolClient } from 'pg';
import { advisoryLocks } from '#platform/database/advisory-locks';
import { makeMonths } from '#platform/database/months.store';
import { sendMessageTask } from '#platform/outbox/outbox.store';

/** The usual retention of a journal, so that restored rows get monthly partitions again. */
const monthsOfAJournal = 36;

export const backupFormat = 'sheaf-backup-1';

/** First line of a backup: format and matching database version. */
export interface BackupHeader {
  format: string;
  version: string;
  /** Checksum by migration name. */
  migrations: Record<string, string>;
}

interface Table {
  name: string;
  columns: string[];
  types: string[];
  key: string[];
}

const mostRows = 500;
const batchBytes = 1_000_000;

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Generated columns are omitted: the database computes them again. */
async function readTables(client: PoolClient): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name,
      array_agg(a.attname::text order by a.attnum) as columns,
      array_agg(format_type(a.atttypid, a.atttypmod) order by a.attnum) as types,
      (select coalesce(array_agg(k.attname::text order by array_position(i.indkey::int2[], k.attnum)), '{}')
       from pg_index i join pg_attribute k on k.attrelid = c.oid and k.attnum = any (i.indkey)
       where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> 'schema_migrations' and a.attgenerated = ''
    group by c.oid, c.relname order by c.relname collate "C"`);
  return rows;
}

async function readMigrations(client: PoolClient): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  );
  return Object.fromEntries(rows.map((row) => [row.name, row.checksum]));
}

/** Every value in PostgreSQL's text format, which it reads back without loss. */
async function* tableLines(client: PoolClient, table: Table): AsyncGenerator<string> {
  const values = table.columns.map((name) => `${quote(name)}::text`).join(', ');
  const order = (table.key.length > 0 ? table.key : table.columns).map(quote).join(', ');
  await client.query(
    `declare backup no scroll cursor for
     select json_build_array(${values})::text as line from ${quote(table.name)} order by ${order}`,
  );
  let size = 1;
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${size} from backup`);
    if (rows.length === 0) break;
    let bytes = 0;
    for (const { line } of rows) {
      bytes += line.length;
      yield line;
    }
    // The first batch has one row, the next ones as many rows as fit: a table of pictures is read row by row.
    size = Math.max(1, Math.min(mostRows, Math.floor((batchBytes * rows.length) / bytes)));
  }
  await client.query('close backup');
}

const readSequences = async (client: PoolClient): Promise<Record<string, string>> => {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select sequencename::text as name, last_value::text as last from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  return Object.fromEntries(rows.map((row) => [row.name, row.last]));
};

const textSettings = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;

/** The lines of a backup, all from one snapshot. */
export async function* backupLines(owner: Pool, version: string): AsyncGenerator<string> {
  const client = await owner.connect();
  try {
    // Excludes migrations while the backup runs.
    await client.query('select pg_advisory_lock_shared($1)', [advisoryLocks.migration]);
    await client.query(`begin isolation level repeatable read read only; ${textSettings}`);
    const migrations = await readMigrations(client);
    const header: BackupHeader = { format: backupFormat, version, migrations };
    yield JSON.stringify(header);
    let rows = 0;
    for (const table of await readTables(client)) {
      yield JSON.stringify({ table: table.name, columns: table.columns });
      for await (const line of tableLines(client, table)) {
        rows += 1;
        yield line;
      }
    }
    // Read last: sequences are outside the snapshot and only grow, so none is behind its rows.
    yield JSON.stringify({ end: true, rows, sequences: await readSequences(client) });
  } finally {
    await client.query('rollback; select pg_advisory_unlock_all()').finally(() => client.release());
  }
}

async function assertFits(client: PoolClient, line: string): Promise<void> {
  let header: Partial<BackupHeader>;
  try {
    header = JSON.parse(line);
  } catch {
    throw new Error('This file is not a backup of Sheaf.');
  }
  if (header.format !== backupFormat) throw new Error('This file is not a backup of Sheaf.');
  if (JSON.stringify(header.migrations) !== JSON.stringify(await readMigrations(client))) {
    throw new Error(
      `This backup was made by Sheaf ${header.version}, whose database has other migrations than this one. ` +
        'Restore it with that version, then bring the database up to date by starting the newer one.',
    );
  }
  const { rowCount } = await client.query('select 1 from congregation_clocks limit 1');
  if (rowCount !== 0) {
    throw new Error(
      'This database already holds congregations. A backup is restored into an empty one only.',
    );
  }
}

async function insertLines(client: PoolClient, table: Table, lines: string[]): Promise<void> {
  if (lines.length === 0) return;
  const values = table.types.map((type, index) => `(line ->> ${index})::${type}`).join(', ');
  await client.query(
    `insert into ${quote(table.name)} (${table.columns.map(quote).join(', ')}) overriding system value
     select ${values} from (select value::json as line from unnest($1::text[]) with ordinality as given (value, place)
     order by place offset 0) as lines`,
    [lines],
  );
}

interface Ending {
  rows: number;
  sequences: Record<string, string>;
}

async function insertTables(client: PoolClient, tables: Map<string, Table>, lines: AsyncIterable<string>) {
  let table: Table | undefined;
  let batch: string[] = [];
  let bytes = 0;
  let rows = 0;
  let ending: Ending | undefined;
  const flush = async (): Promise<void> => {
    if (table) await insertLines(client, table, batch);
    batch = [];
    bytes = 0;
  };
  // To the end of the file, whose check sums come last.
  for await (const line of lines) {
    if (ending) throw new Error('The backup continues after its end.');
    if (line.startsWith('{')) {
      await flush();
      const mark = JSON.parse(line) as { table?: string; columns?: string[] } & Ending;
      if (mark.table === undefined) {
        ending = mark as Ending;
        continue;
      }
      table = tables.get(mark.table);
      if (table?.columns.join() !== mark.columns?.join())
        throw new Error(`The backup's table ${mark.table} is not this one's.`);
      continue;
    }
    batch.push(line);
    bytes += line.length;
    rows += 1;
    if (batch.length >= mostRows || bytes >= batchBytes) await flush();
  }
  if (!ending) throw new Error('The backup ends too early: the file is not whole.');
  return { inserted: rows, ending };
}

/** The job queue is not part of a backup: unsent messages are queued again. */
const enqueueMessages = `select sheaf.enqueue($1, json_build_object('congregationId', congregation_id, 'id', id), job_key)
  from outgoing_messages where state = 'queued' order by congregation_id, id`;

async function restoreInside(client: PoolClient, lines: AsyncIterator<string>): Promise<number> {
  const first = await lines.next();
  await assertFits(client, first.done ? '' : first.value);
  const tables = await readTables(client);
  await client.query(`truncate ${tables.map((table) => quote(table.name)).join(', ')}`);
  await makeMonths(client, monthsOfAJournal);
  await client.query('set local session_replication_role = replica');
  const rest = { [Symbol.asyncIterator]: () => lines };
  const { inserted, ending } = await insertTables(
    client,
    new Map(tables.map((table) => [table.name, table])),
    rest,
  );
  if (inserted !== ending.rows) throw new Error('The backup lacks rows: the file is not whole.');
  for (const [name, last] of Object.entries(ending.sequences)) {
    await client.query('select setval($1::regclass, $2::bigint)', [`public.${quote(name)}`, last]);
  }
  await client.query('set local session_replication_role = origin');
  await client.query(enqueueMessages, [sendMessageTask]);
  return inserted;
}

/**
 * Restores a backup's lines into an empty database in one transaction, and returns the number of rows.
 * @throws if the database is not empty, or the backup has other migrations or is incomplete; the message
 * names the reason.
 */
export async function restoreLines(owner: Pool, lines: AsyncIterable<string>): Promise<number> {
  const client = await owner.connect();
  try {
    await client.query(`begin; ${textSettings}; lock table congregations in exclusive mode`);
    const rows = await restoreInside(client, lines[Symbol.asyncIterator]());
    await client.query('commit');
    await client.query('analyze');
    return rows;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
