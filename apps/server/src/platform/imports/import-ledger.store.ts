/** Ledger of imports and of every row they created, in any domain; a rollback reads it. */
import type { Imports } from '@sheaf/database/tables';
import { type RawBuilder, sql } from 'kysely';
import { fullNameText } from '#platform/database/full-name';
import type { Tenant } from '#platform/database/tenant';

/** First half of the advisory lock key; the congregation is the second. */
export const importLocks = 5_193_046;

export type ImportKind = Imports['kind'];

export interface ImportRecord {
  kind: ImportKind;
  format: string;
  file_name: string;
  imported_by: number;
  imported_at: Date;
  /** Created rows by kind, in the shape of the domain. */
  counts: object;
  map_ids?: number[];
}

export interface LockedImport {
  id: number;
  counts: unknown;
  map_ids: number[];
  created_at: Date;
  taken_back_at: Date | null;
}

export interface NotedRow {
  table_name: string;
  row_id: number;
  row_version: number;
  /** Fields that were empty before the import; null for a created row. */
  filled: string[] | null;
}

const listed = (tenant: Tenant) =>
  tenant.db
    .selectFrom('imports as i')
    .innerJoin('person_names as p', (join) =>
      join.onRef('p.congregation_id', '=', 'i.congregation_id').onRef('p.id', '=', 'i.imported_by'),
    )
    .leftJoin('person_names as b', (join) =>
      join.onRef('b.congregation_id', '=', 'i.congregation_id').onRef('b.id', '=', 'i.taken_back_by'),
    )
    .select([
      'i.id',
      'i.format',
      'i.file_name',
      'i.counts',
      'i.imported_at',
      'i.imported_by',
      'i.taken_back_at',
      'i.taken_back_by',
    ])
    .select(sql<string>`${sql.raw(fullNameText('p'))}`.as('importer'))
    .select(sql<string | null>`${sql.raw(fullNameText('b'))}`.as('taker'));

/** Selects table, id and version of the rows of these tables that an import created or changed. */
export const notedRows = (...tables: readonly string[]): RawBuilder<unknown> =>
  sql`select table_name, row_id, row_version from import_rows
    where table_name = any(${[...tables]}::text[]) and removed is null`;

export type ListedImportRow = Awaited<ReturnType<typeof importLedger.read>>;

export const importLedger = {
  /** Serialises imports of a congregation. */
  async waitForTurn(tenant: Tenant): Promise<void> {
    await sql`select pg_advisory_xact_lock(${importLocks}::int, hashint8(${tenant.congregationId}::bigint))`.execute(
      tenant.db,
    );
  },

  list: (tenant: Tenant, kind: ImportKind) =>
    listed(tenant).where('i.kind', '=', kind).orderBy('i.id', 'desc').limit(100).execute(),

  read: (tenant: Tenant, id: number) => listed(tenant).where('i.id', '=', id).executeTakeFirstOrThrow(),

  async add(tenant: Tenant, { counts, ...rest }: ImportRecord): Promise<number> {
    const added = await tenant.db
      .insertInto('imports')
      .values({ congregation_id: tenant.congregationId, ...rest, counts: JSON.stringify(counts) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return added.id;
  },

  lock: (tenant: Tenant, kind: ImportKind, id: number): Promise<LockedImport | undefined> =>
    tenant.db
      .selectFrom('imports')
      .select(['id', 'counts', 'map_ids', 'created_at', 'taken_back_at'])
      .where('id', '=', id)
      .where('kind', '=', kind)
      .forUpdate()
      .executeTakeFirst(),

  async note(tenant: Tenant, importId: number, table: string, ids: readonly number[]): Promise<void> {
    await sql`insert into import_rows (congregation_id, import_id, table_name, row_id, row_version)
      select congregation_id, ${importId}::bigint, ${table}::text, id, version from ${sql.table(table)}
      where id = any(${[...ids]}::bigint[])`.execute(tenant.db);
  },

  /** Records changed rows with their current versions. */
  async noteFilled(
    tenant: Tenant,
    importId: number,
    table: string,
    rows: readonly { id: number; filled: string[] }[],
  ): Promise<void> {
    await sql`insert into import_rows (congregation_id, import_id, table_name, row_id, row_version, filled)
      select t.congregation_id, ${importId}::bigint, ${table}::text, t.id, t.version, r.filled
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id bigint, filled text[]) join ${sql.table(table)} t on t.id = r.id`.execute(
      tenant.db,
    );
  },

  /** Recorded rows, without removed rows and without changed rows that existed before. */
  notes: (tenant: Tenant, id: number): Promise<NotedRow[]> =>
    tenant.db
      .selectFrom('import_rows')
      .select(['table_name', 'row_id', 'row_version', 'filled'])
      .where('import_id', '=', id)
      .where('removed', 'is', null)
      .where('before', 'is', null)
      .execute(),

  /** The import stays listed; its recorded rows are no longer needed. */
  async close(tenant: Tenant, id: number, by: number, at: Date): Promise<void> {
    await tenant.db.deleteFrom('import_rows').where('import_id', '=', id).execute();
    await tenant.db
      .updateTable('imports')
      .set({ taken_back_by: by, taken_back_at: at })
      .where('id', '=', id)
      .execute();
  },
};
