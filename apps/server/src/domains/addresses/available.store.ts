/** Queries on the doors to work. Lock order: map, then addresses. */
import { mostTries, type Try } from '@sheaf/rules/addresses/hours';
import { sql } from 'kysely';
import { underDoNotCall } from '#domains/addresses/do-not-calls.store';
import type { Door } from '#domains/addresses/places.store';
import type { Tenant } from '#platform/database/tenant';

/** What is told of a door: it as `v`, its street as `s`. */
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
  'v.contact',
  'v.lat',
  'v.lng',
] as const;

const availableColumns = (tenant: Tenant) =>
  tenant.db
    .selectFrom('available_addresses as v')
    .innerJoin('streets as s', (join) =>
      join.onRef('s.congregation_id', '=', 'v.congregation_id').onRef('s.id', '=', 'v.street_id'),
    )
    .select(doorColumns);

/** When somebody was at a door, and the hour of the week that was. */
export interface Tried {
  at: Date;
  hour: Try;
}

export type AvailableRow = Awaited<ReturnType<typeof available.byIds>>[number];

export const available = {
  byIds: (tenant: Tenant, ids: number[]) =>
    availableColumns(tenant).where('v.id', 'in', ids).orderBy('v.id').execute(),

  /** Locked after its map, so a hand-in and a thumb on one door come one after the other. */
  lock: (tenant: Tenant, id: number) =>
    availableColumns(tenant).where('v.id', '=', id).forUpdate('v').executeTakeFirst(),

  mapOf: (tenant: Tenant, id: number) =>
    tenant.db.selectFrom('available_addresses').select('map_id').where('id', '=', id).executeTakeFirst(),

  /** Doors already listed are passed over; the ids of the new ones come back. */
  async add(
    tenant: Tenant,
    place: { mapId: number; streetId: number },
    doors: Door[],
    tried: Tried,
  ): Promise<number[]> {
    const rows = await tenant.db
      .insertInto('available_addresses')
      .values(
        doors.map((door) => ({
          congregation_id: tenant.congregationId,
          map_id: place.mapId,
          street_id: place.streetId,
          ...door,
          attempt: 1,
          adjusted_at: tried.at,
          tried: JSON.stringify([tried.hour]),
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    return rows.map((row) => row.id);
  },

  /** The latest tries are kept; `expired` takes it off every list until the night (ADDR-O2). */
  async countNotHome(tenant: Tenant, id: number, tried: Tried, expired: boolean): Promise<void> {
    await sql`
      update available_addresses set attempt = attempt + 1, adjusted_at = ${tried.at}, expired = ${expired},
        assigned_to = case when ${expired} then null else assigned_to end,
        tried = (select jsonb_agg(one order by place) from (
          select one, place from jsonb_array_elements(tried || ${JSON.stringify([tried.hour])}::jsonb) with ordinality as t (one, place)
          order by place desc limit ${mostTries}) latest)
      where id = ${id}`.execute(tenant.db);
  },

  async remove(tenant: Tenant, id: number): Promise<void> {
    await tenant.db.deleteFrom('available_addresses').where('id', '=', id).execute();
  },

  /** The operation that took a door off the list, as the journal has it. */
  async takenOffBy(tenant: Tenant, id: number): Promise<string | undefined> {
    const entry = await tenant.db
      .selectFrom('journal')
      .select('operation')
      .where('table_name', '=', 'available_addresses')
      .where('row_id', '=', String(id))
      .where('after', 'is', null)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return entry?.operation;
  },

  /** What a do-not-call of the street covers leaves the list. */
  async removeForbidden(tenant: Tenant, streetId: number): Promise<void> {
    await sql`delete from available_addresses v where v.street_id = ${streetId} and ${underDoNotCall('v')}`.execute(
      tenant.db,
    );
  },

  async clear(tenant: Tenant, mapId: number): Promise<void> {
    await tenant.db.deleteFrom('available_addresses').where('map_id', '=', mapId).execute();
  },
};
