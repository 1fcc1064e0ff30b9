/**
 * Queries on reserved and reservable addresses, compared with their rules by a test. Never includes a
 * do-not-call (ADDR-R20).
 */
import type { AddressKind } from '@sheaf/rules/territory/addresses/address-request';
import { codesOfTypes, isOpenType } from '@sheaf/rules/territory/maps/map-type';
import { type RawBuilder, sql } from 'kysely';
import { doorColumns, lenderName } from '#contexts/territory/addresses/available.store';
import { underDoNotCall } from '#contexts/territory/addresses/do-not-calls.store';
import { timedOut } from '#contexts/territory/addresses/holding.store';
import { fullNameText } from '#platform/database/full-name';
import type { Tenant } from '#platform/database/tenant';

/** For the addresses as `v`. */
const noDoNotCall = sql<boolean>`not ${underDoNotCall('v')}`;

/** ADDR-O3, `standing`: an overdue reservation counts as none, even before the nightly job removes it. */
const freeAt = (now: Date): RawBuilder<boolean> => sql<boolean>`(v.assigned_to is null or ${timedOut(now)})`;

const holderName = sql<string>`${sql.raw(fullNameText('holder'))}`.as('holder_name');

/** Addresses that a person reserved, borrowed or lent. */
const mineColumns = (tenant: Tenant, personId: number, now: Date) =>
  tenant.db
    .selectFrom('available_addresses as v')
    .innerJoin('street_names as s', (join) =>
      join.onRef('s.congregation_id', '=', 'v.congregation_id').onRef('s.id', '=', 'v.street_id'),
    )
    .innerJoin('map_labels as m', (join) =>
      join.onRef('m.congregation_id', '=', 'v.congregation_id').onRef('m.id', '=', 'v.map_id'),
    )
    .leftJoin('suburb_names as b', (join) =>
      join.onRef('b.congregation_id', '=', 'm.congregation_id').onRef('b.id', '=', 'm.suburb_id'),
    )
    .leftJoin('person_names as lender', (join) =>
      join.onRef('lender.congregation_id', '=', 'v.congregation_id').onRef('lender.id', '=', 'v.lent_by'),
    )
    .innerJoin('person_names as holder', (join) =>
      join.onRef('holder.congregation_id', '=', 'v.congregation_id').onRef('holder.id', '=', 'v.assigned_to'),
    )
    .select([...doorColumns, 'm.number as map_number', 'b.suburb'])
    .select(underDoNotCall('v').as('do_not_call'))
    .select([lenderName, holderName])
    .where('m.deleted_at', 'is', null)
    .where('v.expired', '=', false)
    .where(sql<boolean>`not ${timedOut(now)}`)
    .where((row) => row.or([row('v.assigned_to', '=', personId), row('v.lent_by', '=', personId)]))
    .orderBy('m.order')
    .orderBy('m.number')
    .orderBy('s.name')
    .orderBy(sql`nullif(substring(v.house from '\\d+'), '')::bigint`)
    .orderBy('v.id');

export type MyAddressRow = Awaited<ReturnType<typeof reservations.mine>>[number];

export const reservations = {
  mine: (tenant: Tenant, personId: number, now: Date) => mineColumns(tenant, personId, now).execute(),

  mineOf: (tenant: Tenant, personId: number, ids: number[], now: Date) =>
    mineColumns(tenant, personId, now).where('v.id', 'in', ids).where(noDoNotCall).execute(),

  /** Only addresses that the person works; lent ones are with their borrowers. */
  heldOf: (tenant: Tenant, personId: number, ids: number[], now: Date) =>
    mineColumns(tenant, personId, now)
      .where('v.assigned_to', '=', personId)
      .where('v.id', 'in', ids)
      .where(noDoNotCall)
      .execute(),

  /** Maps that are not personal, locked or empty; those open to everybody first (ADDR-O5). */
  async options(tenant: Tenant, now: Date) {
    const { rows } = await sql<{
      id: number;
      number: string;
      name: string | null;
      suburb: string | null;
      unassigned_address_count: number;
      address_with_phone_count: number;
    }>`
      select m.id, m.number, m.name, b.suburb, free.n as unassigned_address_count, free.phones as address_with_phone_count
      from map_labels m
      left join suburb_names b on b.congregation_id = m.congregation_id and b.id = m.suburb_id
      left join held_maps a on a.congregation_id = m.congregation_id and a.map_id = m.id
      cross join lateral (select count(*)::int as n, count(v.phone)::int as phones from available_addresses v
        where v.congregation_id = m.congregation_id and v.map_id = m.id and not v.expired and ${freeAt(now)} and ${noDoNotCall}) free
      where m.deleted_at is null and not m.locked and not coalesce(a.personal, false) and free.n > 0
      order by (m.type_id = any(${codesOfTypes(isOpenType)}::int[]) and a.id is not null) desc, free.n desc, m."order", m.id
      limit (select address_option_limit from address_rules)`.execute(tenant.db);
    return rows;
  },

  /** The caller has locked the map. Fewest attempts first, then oldest attempt (ADDR-O6). */
  async keep(
    tenant: Tenant,
    wanted: { mapId: number; personId: number; count: number; type: AddressKind; now: Date },
  ): Promise<number[]> {
    const phone =
      wanted.type === 'any'
        ? sql`true`
        : wanted.type === 'phone'
          ? sql`v.phone is not null`
          : sql`v.phone is null`;
    const { rows } = await sql<{ id: number }>`
      update available_addresses u set assigned_to = ${wanted.personId}, assigned_at = ${wanted.now}, lent_by = null, contact = null
      from (select v.congregation_id, v.id from available_addresses v
          join street_names s on s.congregation_id = v.congregation_id and s.id = v.street_id
          where v.map_id = ${wanted.mapId} and not v.expired and ${freeAt(wanted.now)} and ${noDoNotCall} and ${phone}
          order by v.attempt, v.adjusted_at, s.name, nullif(substring(v.house from '\\d+'), '')::bigint, v.id
          limit ${wanted.count}) chosen
      where u.congregation_id = chosen.congregation_id and u.id = chosen.id
      returning u.id`.execute(tenant.db);
    return rows.map(({ id }) => id);
  },

  async setContact(tenant: Tenant, ids: number[], contact: string | null): Promise<void> {
    await tenant.db.updateTable('available_addresses').set({ contact }).where('id', 'in', ids).execute();
  },
};
