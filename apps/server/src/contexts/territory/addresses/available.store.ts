/** Queries on addresses to work. Lock order: map, then addresses. */

import { mostTries, type Try } from '@sheaf/rules/territory/addresses/hours';
import type { NotHomeEffect } from '@sheaf/rules/territory/addresses/work-address';
import { sql } from 'kysely';
import { underDoNotCall } from '#contexts/territory/addresses/do-not-calls.store';
import { timedOut } from '#contexts/territory/addresses/holding.store';
import type { Door } from '#contexts/territory/addresses/places.store';
import { addressCounts } from '#contexts/territory/maps/maps.api';
import { type CommitmentSource, standing } from '#platform/commitment-source';
import { fullNameText } from '#platform/database/full-name';
import type { Tenant } from '#platform/database/tenant';

/** Columns of an address `v` with its street `s`. */
export const doorColumns = [
  'v.id',
  'v.map_id',
  'v.street_id',
  's.name as street',
  'v.house',
  'v.suffix',
  'v.unit',
  'v.lang',
  'v.name',
  'v.attempt',
  'v.tried',
  'v.expired',
  'v.adjusted_at',
  'v.phone',
  'v.assigned_to',
  'v.assigned_at',
  'v.lent_by',
  'v.contact',
  'v.lat',
  'v.lng',
] as const;

/** Name of the person who assigned the address to its holder, joined as `lender`. */
export const lenderName = sql<string | null>`${sql.raw(fullNameText('lender'))}`.as('lender_name');

const availableColumns = (tenant: Tenant) =>
  tenant.db
    .selectFrom('available_addresses as v')
    .innerJoin('street_names as s', (join) =>
      join.onRef('s.congregation_id', '=', 'v.congregation_id').onRef('s.id', '=', 'v.street_id'),
    )
    .leftJoin('person_names as lender', (join) =>
      join.onRef('lender.congregation_id', '=', 'v.congregation_id').onRef('lender.id', '=', 'v.lent_by'),
    )
    .select(doorColumns)
    .select(underDoNotCall('v').as('do_not_call'))
    .select(lenderName);

/** Instant of an attempt, and its hour of the week. */
export interface DoorAttempt {
  at: Date;
  hour: Try;
}

export type AvailableRow = Awaited<ReturnType<typeof available.byIds>>[number];

export const available = {
  byIds: (tenant: Tenant, ids: number[]) =>
    availableColumns(tenant).where('v.id', 'in', ids).orderBy('v.id').execute(),

  /** Locked after its map, so that a hand-in and work on one address are serialised. */
  lock: (tenant: Tenant, id: number) =>
    availableColumns(tenant).where('v.id', '=', id).forUpdate('v').executeTakeFirst(),

  mapOf: (tenant: Tenant, id: number) =>
    tenant.db.selectFrom('available_addresses').select('map_id').where('id', '=', id).executeTakeFirst(),

  /** Skips doors already listed, under any business; returns the ids of the new ones. */
  async add(
    tenant: Tenant,
    place: { mapId: number; streetId: number },
    doors: Door[],
    tried: DoorAttempt,
  ): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      insert into available_addresses (congregation_id, map_id, street_id, house, suffix, unit, attempt, adjusted_at, tried)
      select ${tenant.congregationId}::bigint, ${place.mapId}::bigint, ${place.streetId}::bigint, r.house, r.suffix, r.unit, 1,
        ${tried.at}::timestamptz, ${JSON.stringify([tried.hour])}::jsonb
      from jsonb_to_recordset(${JSON.stringify(doors.map((door, place) => ({ ...door, place })))}::jsonb)
        as r (house text, suffix text, unit text, place int)
      where not exists (select from available_addresses v where v.map_id = ${place.mapId} and v.street_id = ${place.streetId}
        and v.house = r.house and sheaf.suffix_key(v.suffix) = sheaf.suffix_key(r.suffix)
        and coalesce(upper(v.unit), '') = coalesce(upper(r.unit), ''))
      order by r.place
      on conflict do nothing
      returning id`.execute(tenant.db);
    return rows.map((row) => row.id);
  },

  /** Stores the latest attempts only. */
  async saveNotHome(tenant: Tenant, id: number, effect: NotHomeEffect, tried: DoorAttempt): Promise<void> {
    if (effect.removed) return available.remove(tenant, id);
    if (effect.freed) await available.free(tenant, id);
    await sql`
      update available_addresses set attempt = ${effect.attempt}, adjusted_at = ${tried.at}, expired = ${effect.expired},
        tried = (select jsonb_agg(one order by place) from (
          select one, place from jsonb_array_elements(tried || ${JSON.stringify([tried.hour])}::jsonb) with ordinality as t (one, place)
          order by place desc limit ${mostTries}) latest)
      where id = ${id}`.execute(tenant.db);
  },

  /** Ends the reservation. */
  async free(tenant: Tenant, id: number): Promise<void> {
    await tenant.db
      .updateTable('available_addresses')
      .set({ assigned_to: null, assigned_at: null, lent_by: null, contact: null })
      .where('id', '=', id)
      .execute();
  },

  async remove(tenant: Tenant, id: number): Promise<void> {
    await tenant.db.deleteFrom('available_addresses').where('id', '=', id).execute();
  },

  /**
   * Removes the doors covered by do-not-calls from the lists of every map with this street (ADDR-R40),
   * without counting them as completed.
   */
  async removeForbidden(tenant: Tenant, streetId: number): Promise<void> {
    const { rows: gone } = await sql<{ map_id: number }>`
      delete from available_addresses v
      where v.street_id in (select s.id from street_names s join street_names o on o.congregation_id = s.congregation_id
        and o.name_key = s.name_key where o.id = ${streetId}) and ${underDoNotCall('v')} returning v.map_id`.execute(
      tenant.db,
    );
    await addressCounts.leave(tenant, gone);
  },

  /**
   * Removes addresses copied into the list since the assignment began; both rows carry the database's clock.
   */
  async clearPopulated(tenant: Tenant, mapId: number, assignmentId: number): Promise<void> {
    await sql`
      delete from available_addresses v using held_maps a
      where v.map_id = ${mapId} and v.source_type <> 'manual'
        and a.congregation_id = v.congregation_id and a.id = ${assignmentId} and v.created_at >= a.created_at`.execute(
      tenant.db,
    );
  },

  /** Removes copied addresses without attempts, except those that a person has reserved. */
  async clearUntried(tenant: Tenant, mapId: number, now: Date): Promise<void> {
    await sql`
      delete from available_addresses v where v.map_id = ${mapId} and v.source_type <> 'manual' and v.attempt = 0
        and (v.assigned_to is null or ${timedOut(now)})`.execute(tenant.db);
  },

  /** Ends all reservations of the map. */
  async freeMap(tenant: Tenant, mapId: number): Promise<void> {
    await tenant.db
      .updateTable('available_addresses')
      .set({ assigned_to: null, assigned_at: null, lent_by: null, contact: null })
      .where('map_id', '=', mapId)
      .where('assigned_to', 'is not', null)
      .execute();
  },

  async clear(tenant: Tenant, mapId: number): Promise<void> {
    await tenant.db.deleteFrom('available_addresses').where('map_id', '=', mapId).execute();
  },
};

/** Number of addresses reserved by a person (USERS-X18). */
export const addressCommitments: CommitmentSource = async (tenant, personId) => {
  const { total } = await tenant.db
    .selectFrom('available_addresses')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('assigned_to', '=', personId)
    .executeTakeFirstOrThrow();
  return total === 0 ? [] : [standing('addresses', String(total))];
};
