/**
 * Inserts the rows of a congregation file in one transaction of the owner role and verifies them afterwards.
 */

import type { PoolClient } from 'pg';
import type { Value } from '#platform/congregation-file/check-congregation-file';
import { textSettings } from '#platform/congregation-file/exported-rows.store';
import { RefusedFile } from '#platform/congregation-file/manifest';
import { type MovedTable, quote, root } from '#platform/congregation-file/moved-tables.store';
import { advisoryLocks } from '#platform/database/advisory-locks';

/**
 * One import at a time. Triggers and foreign keys are disabled: rows arrive in any order, and nothing is
 * journalled; keys are verified at the end.
 */
export async function beginImport(client: PoolClient): Promise<void> {
  await client.query(`begin; ${textSettings}; set local statement_timeout = '300s'`);
  await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.congregationImport]);
  await client.query('set local session_replication_role = replica');
}

const typedValue = (type: string, index: number): string => `(line ->> ${index})::${type}`;

/** @returns the id of the new congregation. */
export async function insertCongregation(
  client: PoolClient,
  table: MovedTable,
  row: Value[],
): Promise<number> {
  const { rows } = await client.query<{ congregation_id: number }>(
    `insert into ${quote(root)} (${table.columns.map(quote).join(', ')})
     select ${table.types.map(typedValue).join(', ')} from (select $1::json as line) as given returning congregation_id`,
    [JSON.stringify(row)],
  );
  return rows[0]!.congregation_id;
}

/** One array per column: rows as JSON would be parsed once for each column. */
export async function insertRows(
  client: PoolClient,
  table: MovedTable,
  congregationId: number,
  rows: Value[][],
): Promise<void> {
  const given = table.columns.map((_, index) => `c${index}`);
  const arrays = given.map((_, index) => `$${index + 2}::text[]`);
  const values = given.map((name, index) => `${name}::${table.types[index]}`);
  await client.query(
    `insert into ${quote(table.name)} (congregation_id, ${table.columns.map(quote).join(', ')}) overriding system value
     select $1, ${values.join(', ')} from (
       select * from unnest(${arrays.join(', ')}) with ordinality as given (${given.join(', ')}, place) order by place offset 0) as lines`,
    [congregationId, ...table.columns.map((_, index) => rows.map((row) => row[index]))],
  );
}

/** Inserts a row with pictures or documents, by column index. */
export async function insertRowWithBytes(
  client: PoolClient,
  table: MovedTable,
  congregationId: number,
  { row, bytes }: { row: Value[]; bytes: ReadonlyMap<number, Buffer> },
): Promise<void> {
  const places = [...bytes.keys()];
  const values = table.types.map((type, index) =>
    bytes.has(index) ? `$${places.indexOf(index) + 3}::bytea` : typedValue(type, index),
  );
  await client.query(
    `insert into ${quote(table.name)} (congregation_id, ${table.columns.map(quote).join(', ')}) overriding system value
     select $1, ${values.join(', ')} from (select $2::json as line) as given`,
    [
      congregationId,
      JSON.stringify(row.map((value, at) => (bytes.has(at) ? null : value))),
      ...bytes.values(),
    ],
  );
}

/** Draws new ids that are unique in the whole installation. */
export async function drawNumbers(client: PoolClient, count: number): Promise<string[]> {
  const { rows } = await client.query<{ number: string }>(
    `select nextval(pg_get_serial_sequence('${root}', 'congregation_id'))::text as number from generate_series(1, $1)`,
    [count],
  );
  return rows.map(({ number }) => number);
}

const names = (tables: readonly MovedTable[]): string[] => tables.map(({ name }) => name);

/** Verifies every foreign key of the new rows: the target exists in the same congregation. */
export async function proveReferences(
  client: PoolClient,
  tables: readonly MovedTable[],
  congregationId: number,
): Promise<void> {
  const { rows: keys } = await client.query<{
    from: string;
    to: string;
    columns: string[];
    targets: string[];
  }>(
    `select f.conrelid::regclass::text as "from", f.confrelid::regclass::text as "to",
       array(select a.attname::text from unnest(f.conkey) with ordinality k (n, place)
         join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.n order by place) as columns,
       array(select a.attname::text from unnest(f.confkey) with ordinality k (n, place)
         join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.n order by place) as targets
     from pg_constraint f where f.contype = 'f' and f.conparentid = 0 and f.conrelid = any ($1::regclass[])`,
    [names(tables).map(quote)],
  );
  // Rows of this transaction have no statistics, so the planner would choose a nested loop.
  await client.query('set local enable_nestloop = off');
  for (const { from, to, columns, targets } of keys) {
    const set = columns.map((column) => `r.${quote(column)} is not null`).join(' and ');
    const same = columns.map((column, at) => `t.${quote(targets[at]!)} = r.${quote(column)}`).join(' and ');
    const { rowCount } = await client.query(
      `select 1 from ${from} r where r.congregation_id = $1 and ${set} and not exists (select from ${to} t where ${same}) limit 1`,
      [congregationId],
    );
    if (rowCount! > 0)
      throw new RefusedFile(
        `This file is damaged or was changed: a row of ${from} names one of ${to} that is not in it.`,
      );
  }
  await client.query('set local enable_nestloop = on');
}

interface Exclusion {
  name: string;
  table: string;
  expressions: string[];
  operators: string[];
  condition: string | null;
}

/** Verifies the deferrable unique and exclusion constraints, which were disabled like the foreign keys. */
export async function proveExclusions(
  client: PoolClient,
  tables: readonly MovedTable[],
  congregationId: number,
): Promise<void> {
  const { rows: exclusions } = await client.query<Exclusion>(
    `select c.conname::text as name, c.conrelid::regclass::text as "table",
       array(select pg_get_indexdef(c.conindid, n, true) from generate_series(1, x.indnkeyatts) n order by n) as expressions,
       array(select coalesce((select oprname::text from pg_operator where oid = c.conexclop[n]), '=')
         from generate_series(1, x.indnkeyatts) n order by n) as operators,
       pg_get_expr(x.indpred, x.indrelid) as condition
     from pg_constraint c join pg_index x on x.indexrelid = c.conindid
     where c.contype in ('x', 'u', 'p') and c.condeferrable and c.conrelid = any ($1::regclass[])`,
    [names(tables).map(quote)],
  );
  for (const { name, table, expressions, operators, condition } of exclusions) {
    const values = expressions.map((expression, at) => `(${expression}) as e${at}`).join(', ');
    const clash = operators.map((operator, at) => `a.e${at} ${operator} b.e${at}`).join(' and ');
    const { rowCount } = await client.query(
      `with own as materialized (select ctid as place, ${values} from ${table}
         where congregation_id = $1 and ${condition ?? 'true'})
       select 1 from own a join own b on a.place < b.place and ${clash} limit 1`,
      [congregationId],
    );
    if (rowCount! > 0)
      throw new RefusedFile(
        `This file is damaged or was changed: two rows of ${table} exclude each other (${name}).`,
      );
  }
}

/** Ids are preserved, so sequences are raised above them; an id near the end of a sequence is refused. */
const mostId = (type: string): number => (type === 'bigint' ? 2 ** 50 : 2 ** 30);

interface IdSource {
  sequence: string;
  most: string;
}

/** @param renumbered columns with ids drawn in this import. @returns the lower bounds for the sequences. */
export async function proveIds(
  client: PoolClient,
  tables: readonly MovedTable[],
  { congregationId, renumbered }: { congregationId: number; renumbered: readonly string[] },
): Promise<IdSource[]> {
  const { rows } = await client.query<{ table: string; column: string; type: string; sequence: string }>(
    `select a.attrelid::regclass::text as "table", a.attname::text as "column", format_type(a.atttypid, a.atttypmod) as type,
       coalesce(substring(pg_get_expr(d.adbin, d.adrelid) from '^nextval\\((.*)\\)$'),
         quote_literal(pg_get_serial_sequence(a.attrelid::regclass::text, a.attname))) as sequence
     from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
     where a.attrelid = any ($1::regclass[]) and a.attname <> 'congregation_id' and not a.attisdropped
       and (a.attidentity <> '' or pg_get_expr(d.adbin, d.adrelid) like 'nextval(%')`,
    [names(tables).map(quote)],
  );
  const drawn: IdSource[] = [];
  for (const { table, column, type, sequence } of rows) {
    if (renumbered.includes(`${table}.${column}`)) continue;
    const id = quote(column);
    const { rows: found } = await client.query<{ least: string | null; most: string | null }>(
      `select min(${id})::text as least, max(${id})::text as most from ${table} where congregation_id = $1`,
      [congregationId],
    );
    const { least, most } = found[0]!;
    if (least === null || most === null) continue;
    if (Number(least) < 1 || Number(most) > mostId(type))
      throw new RefusedFile(
        `This file is damaged or was changed: ${table} has a number that Sheaf never gives.`,
      );
    drawn.push({ sequence, most });
  }
  return drawn;
}

/** Runs last: a rollback does not reset sequences. */
export async function raiseSequences(client: PoolClient, drawn: readonly IdSource[]): Promise<void> {
  for (const { sequence, most } of drawn)
    await client.query(
      `select setval(${sequence}::regclass, $1) where exists (
         select from pg_sequences where format('%I.%I', schemaname, sequencename)::regclass = ${sequence}::regclass
           and coalesce(last_value, start_value - 1) < $1)`,
      [most],
    );
}

export async function wakeTriggers(client: PoolClient): Promise<void> {
  await client.query('set local session_replication_role = origin');
}
