/** Reads the rows of one congregation as text from one snapshot, under its own row-level security. */

import type { Pool, PoolClient } from 'pg';
import type { RowCopies } from '#platform/congregation-file/export-rules';
import { type MovedTable, quote, root } from '#platform/congregation-file/moved-tables.store';
import { advisoryLocks } from '#platform/database/advisory-locks';
import { noticeMilliseconds, takeClient } from '#platform/database/pool';
import { allowAnswers } from '#platform/database/watched-client';

/** Output settings under which PostgreSQL reads its own text back without loss. */
export const textSettings = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local idle_in_transaction_session_timeout = 0`;

const mostRows = 500;
const batchBytes = 500_000;
const chunkBytes = 500_000;
const pauseMilliseconds = 200;
const statementMilliseconds = 60_000;

export interface Snapshot {
  client: PoolClient;
  congregationId: number;
  close(): Promise<void>;
}

/** Takes the migration lock before the snapshot: a snapshot from before a migration shows tables as empty. */
export async function openSnapshot(pool: Pool, congregationId: number): Promise<Snapshot> {
  const client = await takeClient(pool);
  allowAnswers(client, statementMilliseconds + noticeMilliseconds);
  try {
    for (;;) {
      await client.query(`begin isolation level repeatable read read only; ${textSettings};
        set local statement_timeout = ${statementMilliseconds}; select set_config('app.congregation', '${Math.trunc(congregationId)}', true)`);
      const { rows } = await client.query<{ free: boolean }>(
        `select pg_try_advisory_xact_lock_shared(${advisoryLocks.migration}) as free`,
      );
      if (rows[0]!.free) break;
      await client.query('rollback');
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
    }
  } catch (error) {
    client.release(error as Error);
    throw error;
  }
  return {
    client,
    congregationId,
    close: async () => {
      let broken: Error | undefined;
      await client.query('rollback').catch((error: Error) => {
        broken = error;
      });
      client.release(broken);
    },
  };
}

export async function readName({ client }: Snapshot): Promise<string> {
  const { rows } = await client.query<{ name: string }>(`select name from ${quote(root)}`);
  return rows[0]!.name;
}

const ownRows = ({ name, leftOut }: MovedTable, { congregationId }: Snapshot): string =>
  `${quote(name)} where congregation_id = ${Math.trunc(congregationId)} and (${leftOut ?? 'false'}) is not true`;

export async function countRows(snapshot: Snapshot, table: MovedTable): Promise<number> {
  const { rows } = await snapshot.client.query<{ count: number }>(
    `select count(*)::int as count from ${ownRows(table, snapshot)}`,
  );
  return rows[0]!.count;
}

export const isBytes = (table: MovedTable, index: number): boolean => table.types[index] === 'bytea';

/** File extension by magic bytes, so that people can open the file. */
const extension = (column: string): string => `case
  when substring(${column} from 1 for 4) = '\\x89504e47' then '.png'
  when substring(${column} from 1 for 3) = '\\xffd8ff' then '.jpg'
  when substring(${column} from 1 for 4) = '\\x52494646' then '.webp'
  when substring(${column} from 1 for 5) = '\\x255044462d' then '.pdf'
  when substring(${column} from 1 for 4) = '\\x504b0304' then '.docx' else '.bin' end`;

/** A table with one row per congregation has no further key. */
const fileName = (table: MovedTable, column: string): string =>
  `'files/${table.name}/' || concat_ws('-', ${["'row'", ...table.key.map(quote)].slice(table.key.length > 0 ? 1 : 0).join(', ')}) || ${extension(quote(column))}`;

const fileValue = (table: MovedTable, column: string, index: number): string =>
  isBytes(table, index)
    ? `case when ${quote(column)} is not null then ${fileName(table, column)} end`
    : `${quote(column)}::text`;

const orderOf = (table: MovedTable): string =>
  (table.key.length > 0 ? table.key : table.columns).map(quote).join(', ');

/** Each row as a JSON array of texts, with bytes replaced by their file name, in batches of bounded size. */
export async function* rowLines(snapshot: Snapshot, table: MovedTable): AsyncGenerator<string[]> {
  const { client } = snapshot;
  const values = table.columns.map((column, index) => fileValue(table, column, index)).join(', ');
  await client.query(`declare exported no scroll cursor for
    select json_build_array(${values})::text as line from ${ownRows(table, snapshot)} order by ${orderOf(table)}`);
  let size = 50;
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${size} from exported`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
    const bytes = rows.reduce((sum, { line }) => sum + line.length, 0);
    size = Math.max(1, Math.min(mostRows, Math.floor((batchBytes * rows.length) / bytes)));
  }
  await client.query('close exported');
}

export interface StoredFile {
  name: string;
  size: number;
  /** Physical row id (ctid), stable within the snapshot. */
  place: string;
}

export async function listFiles(
  snapshot: Snapshot,
  table: MovedTable,
  column: string,
): Promise<StoredFile[]> {
  const { rows } = await snapshot.client.query<StoredFile>(
    `select ${fileName(table, column)} as name, length(${quote(column)}) as size, ctid::text as place
     from ${ownRows(table, snapshot)} and ${quote(column)} is not null order by ${orderOf(table)}`,
  );
  return rows;
}

export async function* fileChunks(
  snapshot: Snapshot,
  table: MovedTable,
  column: string,
  file: StoredFile,
): AsyncGenerator<Buffer> {
  for (let at = 0; at < file.size; at += chunkBytes) {
    const { rows } = await snapshot.client.query<{ chunk: Buffer }>(
      `select substring(${quote(column)} from ${at + 1} for ${chunkBytes}) as chunk
       from ${ownRows(table, snapshot)} and ctid = $1::tid`,
      [file.place],
    );
    yield rows[0]!.chunk;
  }
}

/** The congregation's ids in order, including ids of deleted rows that only remain in copies. */
export async function listIds(
  { client, congregationId }: Snapshot,
  {
    table,
    column,
    too = [],
  }: { table: string; column: string; too?: readonly { table: string; column: string }[] },
  copies: readonly RowCopies[],
): Promise<string[]> {
  const own = `where congregation_id = ${Math.trunc(congregationId)}`;
  const left = copies.map(
    (copy) =>
      `union select ${quote(copy.id)}::bigint from ${quote(copy.table)} ${own} and ${quote(copy.of)} = $1`,
  );
  for (const other of too)
    left.push(
      `union select ${quote(other.column)}::bigint from ${quote(other.table)} ${own} and ${quote(other.column)} <> ${Math.trunc(congregationId)}`,
    );
  const { rows } = await client.query<{ id: string }>(
    `select id::text as id from (
       select ${quote(column)}::bigint as id from ${quote(table)} ${own} ${left.join(' ')}) known order by known.id`,
    copies.length > 0 ? [table] : [],
  );
  return rows.map(({ id }) => id);
}
