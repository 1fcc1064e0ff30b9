/** Queries on language groups. */
import type { MeetingTimes } from '@sheaf/rules/meetings/meetings/week-meetings';
import { sql } from 'kysely';
import { columnsOf } from '#platform/database/columns-of';
import type { Tenant } from '#platform/database/tenant';

const columns = columnsOf('language_groups', 'congregation_id', 'created_at', 'updated_at');

export type LanguageGroupRow = Awaited<ReturnType<typeof list>>[number];
export type LanguageGroupValues = Omit<LanguageGroupRow, 'id' | 'version'>;

const list = (tenant: Tenant) =>
  tenant.db.selectFrom('language_groups').select(columns).orderBy('label').orderBy('id').execute();

export const languageGroups = {
  list,

  read: (tenant: Tenant, id: number) =>
    tenant.db.selectFrom('language_groups').select(columns).where('id', '=', id).executeTakeFirst(),

  lock: (tenant: Tenant, id: number) =>
    tenant.db
      .selectFrom('language_groups')
      .select(columns)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  /** Compares names without case. */
  async isTaken(tenant: Tenant, label: string, except: number | null): Promise<boolean> {
    const row = await tenant.db
      .selectFrom('language_groups')
      .select('id')
      .where(sql`lower(label)`, '=', sql`lower(${label})`)
      .$if(except !== null, (query) => query.where('id', '!=', except!))
      .executeTakeFirst();
    return row !== undefined;
  },

  add: (tenant: Tenant, values: LanguageGroupValues) =>
    tenant.db
      .insertInto('language_groups')
      .values({ congregation_id: tenant.congregationId, ...values })
      .returning(columns)
      .executeTakeFirstOrThrow(),

  edit: (tenant: Tenant, id: number, values: LanguageGroupValues) =>
    tenant.db
      .updateTable('language_groups')
      .set(values)
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow(),

  async setTimes(tenant: Tenant, id: number, times: MeetingTimes): Promise<void> {
    await tenant.db.updateTable('language_groups').set(times).where('id', '=', id).execute();
  },

  async remove(tenant: Tenant, id: number): Promise<void> {
    await tenant.db.deleteFrom('language_groups').where('id', '=', id).execute();
  },
};
