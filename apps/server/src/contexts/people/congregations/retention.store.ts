import {
  type RetentionMonths,
  retained,
  retentionDefaults,
} from '@sheaf/rules/people/congregations/retention';
import type { Tenant } from '#platform/database/tenant';
import type { RetentionSource } from '#platform/retention-source';

/**
 * SQL of congregations with rows beyond their retention, chosen or default, like `keptSince`; 0 months mean
 * for ever. The nightly job skips the others.
 */
export function retentionOfNight(sources: readonly RetentionSource[]): string {
  const months = retained.map((what) => `coalesce(r.${what}, ${retentionDefaults[what]}) as ${what}`);
  const due = sources.map(
    ({ what, oldRow }) =>
      `kept.${what} > 0 and exists (select 1 ${oldRow(`c.now - make_interval(months => kept.${what})`)})`,
  );
  return `from (select ${months.join(', ')} from (select c.id as id) own left join retention r on r.congregation_id = own.id) kept
    where ${due.join(' or ')}`;
}

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

  /** False for a stale version. */
  async save(tenant: Tenant, months: RetentionMonths, version: number | undefined): Promise<boolean> {
    if (version === 0 || (version === undefined && (await retention.read(tenant)).version === 0)) {
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
      .$if(version !== undefined, (query) => query.where('version', '=', version!))
      .executeTakeFirst();
    return Number(edited.numUpdatedRows) === 1;
  },
};
