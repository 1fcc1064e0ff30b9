/** Queries on the file of all records, and the queue of its job. */
import type { RecordsFile } from '@sheaf/rules/reports/records-file';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';
import type { ExpiredRows } from '#platform/retention-source';
import { revisions } from '#platform/revisions/revisions.store';

export const makeRecordsTask = 'make-records';

export interface MakeRecordsPayload {
  congregationId: number;
  /** Number of the request that the job serves. */
  request: number;
}

const columns = [
  'state',
  'asked_by',
  'request',
  'total',
  'completed',
  'moved_at',
  'made_at',
  'expires_at',
  'revisions',
] as const;

type Row = NonNullable<Awaited<ReturnType<typeof recordFiles.read>>>;

export const fileOf = (row: Row | undefined): RecordsFile | undefined =>
  row && {
    state: row.state,
    movedAt: row.moved_at.getTime(),
    madeAt: row.made_at?.getTime() ?? null,
    expiresAt: row.expires_at?.getTime() ?? null,
    revisions: row.revisions === null ? null : Number(row.revisions),
  };

/**
 * Collections whose revisions rise when the records change: reports, people, groups, and name and language of
 * the congregation.
 */
const readFrom = ['serviceReports', 'users', 'groups', 'congregations'];

export const recordFiles = {
  read: (tenant: Tenant) => tenant.db.selectFrom('record_files').select(columns).executeTakeFirst(),

  lock: (tenant: Tenant) =>
    tenant.db.selectFrom('record_files').select(columns).forUpdate().executeTakeFirst(),

  async revisions(tenant: Tenant): Promise<number> {
    const known = await revisions.read(tenant);
    return readFrom.reduce((sum, collection) => sum + (known.get(collection) ?? 0), 0);
  },

  /**
   * A simultaneous request waits on the unique key and then finds the file in preparation. Undefined if
   * another request was first.
   */
  async add(tenant: Tenant, now: Date): Promise<number | undefined> {
    const row = await tenant.db
      .insertInto('record_files')
      .values({
        congregation_id: tenant.congregationId,
        state: 'preparing',
        asked_by: tenant.personId,
        asked_at: now,
        moved_at: now,
      })
      .onConflict((conflict) => conflict.column('congregation_id').doNothing())
      .returning('request')
      .executeTakeFirst();
    return row && Number(row.request);
  },

  async remove(tenant: Tenant): Promise<void> {
    await tenant.db.deleteFrom('record_files').execute();
  },

  async enqueue(tenant: Tenant, request: number): Promise<void> {
    const payload = JSON.stringify({ congregationId: tenant.congregationId, request });
    const key = `${makeRecordsTask}-${tenant.congregationId}-${request}`;
    await sql`select sheaf.enqueue(${makeRecordsTask}, ${payload}::json, ${key})`.execute(tenant.db);
  },

  /** False if a new request replaced this one, or it is finished: the job then stops. */
  async move(
    tenant: Tenant,
    request: number,
    at: Date,
    far: { total: number; completed: number },
  ): Promise<boolean> {
    const moved = await tenant.db
      .updateTable('record_files')
      .set({ ...far, moved_at: at })
      .where('request', '=', request)
      .where('state', '=', 'preparing')
      .executeTakeFirst();
    return moved.numUpdatedRows > 0n;
  },

  async keep(
    tenant: Tenant,
    request: number,
    file: { pdf: Buffer; revisions: number; made_at: Date; expires_at: Date },
  ): Promise<boolean> {
    const kept = await tenant.db
      .updateTable('record_files')
      .set({ ...file, state: 'made', moved_at: file.made_at, completed: sql`total` })
      .where('request', '=', request)
      .where('state', '=', 'preparing')
      .executeTakeFirst();
    return kept.numUpdatedRows > 0n;
  },

  async fail(tenant: Tenant, request: number, at: Date): Promise<boolean> {
    const failed = await tenant.db
      .updateTable('record_files')
      .set({ state: 'failed', moved_at: at })
      .where('request', '=', request)
      .where('state', '=', 'preparing')
      .executeTakeFirst();
    return failed.numUpdatedRows > 0n;
  },

  async pdf(tenant: Tenant, now: Date): Promise<Buffer | undefined> {
    const row = await tenant.db
      .selectFrom('record_files')
      .select('pdf')
      .where('state', '=', 'made')
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row?.pdf ?? undefined;
  },
};

/** Removes expired files of congregations that request no new one. */
export const removeExpiredFiles: ExpiredRows = async (owner, now) => {
  await owner.query('delete from record_files where expires_at < $1', [now]);
};
