/** Queries on exports of the congregation and the parts of their files. */

import type { ExportState } from '@sheaf/rules/people/congregations/export';
import { sql } from 'kysely';
import { fullNameText } from '#platform/database/full-name';
import type { Tenant } from '#platform/database/tenant';
import type { ExpiredRows } from '#platform/retention-source';

export interface ExportRow {
  id: number;
  state: ExportState;
  rows_done: number;
  rows_total: number;
  size: number;
  requested_by: string;
  created_at: Date;
  ready_at: Date | null;
  expires_at: Date | null;
}

export interface ExportAttempt {
  id: number;
  attempt: number;
}

interface Part {
  part: number;
  bytes: Uint8Array;
}

/** Rows done, and total rows. */
export type Progress = readonly [number, number];

interface FinishedFile {
  size: number;
  ready_at: Date;
  expires_at: Date;
}

const isUnderWay = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'congregation_exports_under_way';

/** Serialised, so that exports never take the slots of messages. */
const queue = 'congregation-exports';
export const exportTask = 'export-congregation';

export const exports = {
  /** Exports that have not expired, or one by id. */
  async list(tenant: Tenant, now: Date, id?: number): Promise<ExportRow[]> {
    const { rows } = await sql<ExportRow>`
      select e.id, e.state, e.rows_done, e.rows_total, e.size, ${sql.raw(fullNameText('n'))} as requested_by,
        e.created_at, e.ready_at, e.expires_at
      from congregation_exports e
      join person_names n on n.congregation_id = e.congregation_id and n.id = e.requested_by
      where (e.expires_at is null or e.expires_at > ${now}) and (${id ?? null}::bigint is null or e.id = ${id ?? null})
      order by e.id desc`.execute(tenant.db);
    return rows;
  },

  /** Null if one is in progress. Removes earlier exports. */
  add(tenant: Tenant, personId: number): Promise<number | null> {
    return tenant.attempt<number | null>(
      async () => {
        await tenant.db
          .deleteFrom('congregation_exports')
          .where('state', 'in', ['ready', 'failed'])
          .execute();
        const { id } = await tenant.db
          .insertInto('congregation_exports')
          .values({ congregation_id: tenant.congregationId, requested_by: personId, created_at: tenant.now })
          .returning('id')
          .executeTakeFirstOrThrow();
        const payload = JSON.stringify({ congregationId: tenant.congregationId, id });
        const key = `${exportTask}-${tenant.congregationId}-${id}`;
        await sql`select sheaf.enqueue_in(${exportTask}, ${payload}::json, ${key}, ${queue})`.execute(
          tenant.db,
        );
        return id;
      },
      (error) => (isUnderWay(error) ? null : undefined),
    );
  },

  async remove(tenant: Tenant, id: number): Promise<boolean> {
    const gone = await tenant.db.deleteFrom('congregation_exports').where('id', '=', id).executeTakeFirst();
    return Number(gone.numDeletedRows) === 1;
  },

  /** A file made before an erasure still contains the erased person. */
  async removeAll(tenant: Tenant): Promise<void> {
    await tenant.db.deleteFrom('congregation_exports').execute();
  },

  /** Starts or restarts an export, and returns the attempt number; undefined if it is deleted or done. */
  async begin(tenant: Tenant, id: number): Promise<number | undefined> {
    const begun = await tenant.db
      .updateTable('congregation_exports')
      .set((row) => ({ state: 'running', attempts: row('attempts', '+', 1), rows_done: 0, rows_total: 0 }))
      .where('id', '=', id)
      .where('state', 'in', ['waiting', 'running'])
      .returning('attempts')
      .executeTakeFirst();
    if (!begun) return undefined;
    await tenant.db.deleteFrom('congregation_export_parts').where('export_id', '=', id).execute();
    return begun.attempts;
  },

  /** False if the export was deleted or restarted by another process. */
  async addPart(tenant: Tenant, { id, attempt }: ExportAttempt, { part, bytes }: Part): Promise<boolean> {
    const { rows } = await sql`
      insert into congregation_export_parts (congregation_id, export_id, part, bytes)
      select congregation_id, id, ${part}, ${bytes} from congregation_exports
      where id = ${id} and attempts = ${attempt} and state = 'running' for key share
      returning part`.execute(tenant.db);
    return rows.length === 1;
  },

  async noteProgress(tenant: Tenant, { id, attempt }: ExportAttempt, [done, total]: Progress): Promise<void> {
    await tenant.db
      .updateTable('congregation_exports')
      .set({ rows_done: done, rows_total: total })
      .where('id', '=', id)
      .where('attempts', '=', attempt)
      .execute();
  },

  async finish(tenant: Tenant, { id, attempt }: ExportAttempt, file: FinishedFile): Promise<void> {
    await tenant.db
      .updateTable('congregation_exports')
      .set({ state: 'ready', ...file })
      .where('id', '=', id)
      .where('attempts', '=', attempt)
      .execute();
  },

  async fail(tenant: Tenant, id: number): Promise<void> {
    await tenant.db.deleteFrom('congregation_export_parts').where('export_id', '=', id).execute();
    await tenant.db
      .updateTable('congregation_exports')
      .set({ state: 'failed' })
      .where('id', '=', id)
      .execute();
  },

  async readPart(tenant: Tenant, id: number, part: number): Promise<Buffer | undefined> {
    const row = await tenant.db
      .selectFrom('congregation_export_parts')
      .select('bytes')
      .where('export_id', '=', id)
      .where('part', '=', part)
      .executeTakeFirst();
    return row?.bytes;
  },
};

/**
 * EXPORT-R5: a file is unreachable after it expires; the nightly job deletes it, and failed exports a day
 * later.
 */
export const removeExpiredExports: ExpiredRows = async (owner, now) => {
  await owner.query(
    `delete from congregation_exports where expires_at <= $1 or (state = 'failed' and created_at < $1 - interval '1 day')`,
    [now],
  );
};
