/**
 * Parts of a congregation's settings, one row each. Domains read and write their own part through the API.
 */
import type { SettingsPart } from '@sheaf/contract/settings-part';
import { namedFields } from '@sheaf/rules/people/congregations/settings-part';
import { sql } from 'kysely';
import type { Statement } from '#platform/database/prepared-statement';
import type { Tenant } from '#platform/database/tenant';

const partAndZone: Statement = {
  name: 'settings-and-zone',
  text: `
  select c.timezone_id as zone, s.settings
  from congregations c left join domain_settings s on s.congregation_id = c.congregation_id and s.part = $1`,
};

type Part<Values> = Pick<SettingsPart, 'name'> & { complete: (stored: unknown) => Values };

export const settings = {
  /** Stored values by name of the part. */
  async all(tenant: Tenant): Promise<Map<string, unknown>> {
    const rows = await tenant.db.selectFrom('domain_settings').select(['part', 'settings']).execute();
    return new Map(rows.map((row) => [row.part, row.settings]));
  },

  async read<Values extends object>(tenant: Tenant, { name, complete }: Part<Values>): Promise<Values> {
    const row = await tenant.db
      .selectFrom('domain_settings')
      .select('settings')
      .where('part', '=', name)
      .executeTakeFirst();
    return complete(row?.settings);
  },

  /** Also reads the congregation's time zone, in one statement. */
  async readWithZone<Values extends object>(tenant: Tenant, { name, complete }: Part<Values>) {
    const [row] = await tenant.prepared<{ zone: string; settings: unknown }>(partAndZone, [name]);
    return { zone: row!.zone, settings: complete(row!.settings) };
  },

  /** Writes the given fields, safe against concurrent writes to the same part. */
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
