/**
 * Write statements of an import: thousands of rows each, with every created, changed or removed row recorded
 * in the ledger.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

/** A statement must finish within the limit of five seconds, on a slow and busy machine too. */
export const mostAtOnce = 1000;

export const pieces = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / mostAtOnce) }, (_, index) =>
    rows.slice(index * mostAtOnce, (index + 1) * mostAtOnce),
  );

export interface ImportNote {
  importId: number;
  table: string;
}

/**
 * Runs a statement that returns `congregation_id`, `id` and `version` of the created rows, records them, and
 * returns the result.
 */
export async function noted<Row extends object>(
  tenant: Tenant,
  { importId, table }: ImportNote,
  insert: RawBuilder<unknown>,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with made as (${insert}), noted as (
      insert into import_rows (congregation_id, import_id, table_name, row_id, row_version)
      select congregation_id, ${importId}::bigint, ${table}::text, id, version from made)
    select * from made`.execute(tenant.db);
  return rows;
}

/** Runs a `delete … returning *` and records the whole rows, so that a rollback can restore them. */
export async function removedNoted<Row extends object>(
  tenant: Tenant,
  { importId, table }: ImportNote,
  removal: RawBuilder<unknown>,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with gone as (${removal}), noted as (
      insert into import_rows (congregation_id, import_id, table_name, row_id, row_version, removed)
      select congregation_id, ${importId}::bigint, ${table}::text, id, version, to_jsonb(gone) from gone)
    select * from gone`.execute(tenant.db);
  return rows;
}

export interface NotedChange extends ImportNote {
  columns: readonly string[];
  /** `with given as (…)`: the ids of the rows. */
  given: RawBuilder<unknown>;
  /** Selects the whole rows before the change. */
  before: RawBuilder<unknown>;
  /** An update that returns `congregation_id`, `id` and `version`. */
  update: RawBuilder<unknown>;
}

/** Changes existing rows and records their previous values. */
export async function changeNoted(
  tenant: Tenant,
  { importId, table, columns, given, before, update }: NotedChange,
): Promise<void> {
  const kept = columns.map((column) => sql`${sql.lit(column)}, o.${sql.ref(column)}`);
  await sql`
    with given as (${given}), old as (${before}), changed as (${update})
    insert into import_rows (congregation_id, import_id, table_name, row_id, row_version, before)
    select n.congregation_id, ${importId}::bigint, ${table}::text, n.id, n.version,
      jsonb_build_object('version', o.version, ${sql.join(kept)})
    from changed n join old o on o.id = n.id`.execute(tenant.db);
}

/**
 * Updates the recorded versions of rows whose version rose without a person's edit, so that a rollback does
 * not treat them as changed.
 */
export async function followVersions(
  tenant: Tenant,
  table: string,
  rows: readonly { id: number; version: number }[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`update import_rows r set row_version = given.version
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id bigint, version int)
    where r.table_name = ${table} and r.row_id = given.id and r.row_version = given.version - 1`.execute(
    tenant.db,
  );
}
