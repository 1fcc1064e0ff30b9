/** The parts of a congregation's settings, a row each. Domains read and write their own part through the public API. */
import type { SettingsPart } from '@sheaf/contract/settings-part';
import { namedFields } from '@sheaf/rules/congregations/settings-part';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export const settings = {
  /** What is stored, by the name of the part. */
  async all(tenant: Tenant): Promise<Map<string, unknown>> {
    const rows = await tenant.db.selectFrom('domain_settings').select(['part', 'settings']).execute();
    return new Map(rows.map((row) => [row.part, row.settings]));
  },

  async read<Values extends object>(
    tenant: Tenant,
    { name, complete }: Pick<SettingsPart, 'name'> & { complete: (stored: unknown) => Values },
  ): Promise<Values> {
    const row = await tenant.db
      .selectFrom('domain_settings')
      .select('settings')
      .where('part', '=', name)
      .executeTakeFirst();
    return complete(row?.settings);
  },

  /** Writes the fields that are named, whoever else writes to the same part at the same moment. */
  async change(tenant: Tenant, { name }: Pick<SettingsPart, 'name'>, change: object): Promise<void> {
    const named = namedFields(change);
    if (Object.keys(named).length === 0) return;
    await sql`
      insert into domain_settings as s (congregation_id, part, settings)
      values (${tenant.congregationId}, ${name}, ${JSON.stringify(named)}::jsonb)
      on conflict (congregation_id, part) do update set settings = s.settings || excluded.settings`.execute(
      tenant.db,
    );
  },
};
