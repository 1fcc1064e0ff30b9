/** Queries of the nightly job for addresses. */

import { sql } from 'kysely';
import { underDoNotCall } from '#contexts/territory/addresses/do-not-calls.store';
import { lockMaps } from '#contexts/territory/maps/maps.api';
import type { Tenant } from '#platform/database/tenant';

export interface ExpiredAddress {
  id: number;
  map_id: number;
  map_number: string;
  suburb: string | null;
  street: string;
  house: string;
  suffix: string | null;
  unit: string | null;
  /** No letter is sent to a do-not-call either (ADDR-R20). */
  do_not_call: boolean;
}

/** Without such a row the nightly job skips the congregation (`NightlyJob.onlyWith`). */
export const addressesOfNight =
  'from available_addresses a where a.congregation_id = c.id and (a.assigned_to is not null or a.attempt > 0 or a.expired)';

export const tidying = {
  /** Locks maps first, as everywhere, so that concurrent work on an address is serialised. */
  async lockMaps(tenant: Tenant, due: { keptBefore: Date | null; attempts: number | null }): Promise<void> {
    const { rows } = await sql<{ map_id: number }>`
      select distinct map_id from available_addresses
      where (assigned_to is not null and assigned_at <= ${due.keptBefore}) or attempt >= ${due.attempts} or expired`.execute(
      tenant.db,
    );
    await lockMaps(
      tenant,
      rows.map(({ map_id }) => map_id),
    );
  },

  /** ADDR-O3: frees overdue reservations; attempts are unchanged. */
  async freeKept(tenant: Tenant, keptBefore: Date): Promise<number> {
    const result = await tenant.db
      .updateTable('available_addresses')
      .set({ assigned_to: null, assigned_at: null, lent_by: null, contact: null })
      .where('assigned_to', 'is not', null)
      .where('assigned_at', '<=', keptBefore)
      .executeTakeFirst();
    return Number(result.numUpdatedRows);
  },

  async expired(tenant: Tenant, attempts: number | null): Promise<ExpiredAddress[]> {
    const { rows } = await sql<ExpiredAddress>`
      select v.id, v.map_id, m.number as map_number, b.suburb, s.name as street, v.house, v.suffix, v.unit,
        ${underDoNotCall('v')} as do_not_call
      from available_addresses v
      join map_labels m on m.congregation_id = v.congregation_id and m.id = v.map_id
      join street_names s on s.congregation_id = v.congregation_id and s.id = v.street_id
      left join suburb_names b on b.congregation_id = m.congregation_id and b.id = m.suburb_id
      where v.attempt >= ${attempts} or v.expired
      order by m."order", m.id, s.name, nullif(substring(v.house from '\\d+'), '')::bigint, v.id
      for update of v`.execute(tenant.db);
    return rows;
  },

  async remove(tenant: Tenant, ids: number[]): Promise<void> {
    await tenant.db.deleteFrom('available_addresses').where('id', 'in', ids).execute();
  },
};
