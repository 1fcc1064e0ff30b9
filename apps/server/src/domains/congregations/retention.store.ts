/** How long the congregation keeps what it once needed. */
import { type RetentionMonths, retentionDefaults } from '@sheaf/rules/congregations/retention';
import type { Tenant } from '#platform/database/tenant';

export const retention = {
  async read(tenant: Tenant): Promise<{ months: RetentionMonths; version: number }> {
    const row = await tenant.db
      .selectFrom('retention')
      .select(['not_at_homes', 'notes', 'messages', 'journal', 'version'])
      .executeTakeFirst();
    if (!row) return { months: retentionDefaults, version: 0 };
    const { version, ...months } = row;
    return { months, version };
  },

  /** False when somebody else saved it first. */
  async save(tenant: Tenant, months: RetentionMonths, seen: number | undefined): Promise<boolean> {
    if (seen === 0 || (seen === undefined && (await retention.read(tenant)).version === 0)) {
      const made = await tenant.db
        .insertInto('retention')
        .values({ congregation_id: tenant.congregationId, ...months })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return Number(made.numInsertedOrUpdatedRows) === 1;
    }
    const edited = await tenant.db
      .updateTable('retention')
      .set(months)
      .$if(seen !== undefined, (query) => query.where('version', '=', seen!))
      .executeTakeFirst();
    return Number(edited.numUpdatedRows) === 1;
  },
};
