/** Every query on the four kinds of addresses. Lock order: map, then addresses. */
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

/** One door as people name it. */
export interface Door {
  house: string;
  suffix: string | null;
  unit: string | null;
}

export const places = {
  /** The map with its holder; locked where addresses of it are decided about. */
  async lockMap(tenant: Tenant, mapId: number) {
    const map = await tenant.db
      .selectFrom('maps')
      .select(['id', 'type_id', 'number', 'suburb_id'])
      .where('id', '=', mapId)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!map) return undefined;
    const assignment = await tenant.db
      .selectFrom('map_assignments as a')
      .leftJoin('map_assignment_holders as h', (join) =>
        join
          .onRef('h.congregation_id', '=', 'a.congregation_id')
          .onRef('h.assignment_id', '=', 'a.id')
          .on('h.returned_at', 'is', null),
      )
      .select(['a.id', 'a.personal', 'h.person_id as holderId'])
      .where('a.map_id', '=', mapId)
      .where('a.returned_at', 'is', null)
      .executeTakeFirst();
    return { ...map, assignment: assignment ?? null };
  },

  street: (tenant: Tenant, mapId: number, streetId: number) =>
    tenant.db
      .selectFrom('streets')
      .select(['id', 'name'])
      .where('id', '=', streetId)
      .where('map_id', '=', mapId)
      .executeTakeFirst(),

  settings: (tenant: Tenant) =>
    tenant.db
      .selectFrom('congregations')
      .select(['address_attempts', 'expired_addresses', 'show_address_date', 'timezone_id'])
      .executeTakeFirstOrThrow(),

  async noteWork(tenant: Tenant, assignmentId: number, now: Date): Promise<void> {
    await tenant.db
      .updateTable('map_assignments')
      .set({ started: true, last_activity_at: now })
      .where('id', '=', assignmentId)
      .execute();
  },
};

const availableColumns = (tenant: Tenant) =>
  tenant.db
    .selectFrom('available_addresses as v')
    .innerJoin('streets as s', (join) =>
      join.onRef('s.congregation_id', '=', 'v.congregation_id').onRef('s.id', '=', 'v.street_id'),
    )
    .select([
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
      'v.adjusted_at',
      'v.phone',
      'v.assigned_to',
      'v.contact',
      'v.lat',
      'v.lng',
    ]);

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
    now: Date,
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
          adjusted_at: now,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    return rows.map((row) => row.id);
  },

  async countNotHome(tenant: Tenant, id: number, now: Date): Promise<void> {
    await tenant.db
      .updateTable('available_addresses')
      .set((row) => ({ attempt: row('attempt', '+', 1), adjusted_at: now }))
      .where('id', '=', id)
      .execute();
  },

  async remove(tenant: Tenant, id: number): Promise<void> {
    await tenant.db.deleteFrom('available_addresses').where('id', '=', id).execute();
  },

  async removeDoor(
    tenant: Tenant,
    streetId: number,
    door: { number: number; suffix: string | null; unit: string | null },
  ): Promise<void> {
    await tenant.db
      .deleteFrom('available_addresses')
      .where('street_id', '=', streetId)
      .where('house', '=', String(door.number))
      .where(sql<boolean>`coalesce(upper(suffix), '') = ${(door.suffix ?? '').toUpperCase()}`)
      .$if(door.unit !== null, (query) =>
        query.where(sql<boolean>`upper(coalesce(unit, '')) = ${door.unit!.toUpperCase()}`),
      )
      .execute();
  },

  /** Copies a map's own addresses into the list to work (ASSIGN-O1), do-not-calls and listed doors passed over. */
  async populate(
    tenant: Tenant,
    mapId: number,
    from: 'preloaded_addresses' | 'foreign_addresses',
    now: Date,
  ): Promise<number> {
    const source = sql.table(from);
    const named = from === 'preloaded_addresses' ? sql`f.name, f.number, null` : sql`null, null, f.lang`;
    const own =
      from === 'preloaded_addresses'
        ? sql`f.map_id = ${mapId}`
        : sql`(f.map_id = ${mapId} or f.assigned_map_id = ${mapId})`;
    const kind = from === 'preloaded_addresses' ? 'preloaded' : 'foreign';
    const result = await sql`
      insert into available_addresses (congregation_id, map_id, street_id, house, suffix, unit, name, phone, lang, lat, lng, source_type, adjusted_at)
      select f.congregation_id, ${mapId}, f.street_id, f.house, f.suffix, f.unit, ${named}, f.lat, f.lng, ${kind}, ${now}
      from ${source} f
      where ${own} and not exists (
        select 1 from do_not_calls d
        where d.congregation_id = f.congregation_id and d.street_id = f.street_id and d.number::text = f.house
          and coalesce(upper(d.suffix), '') = coalesce(upper(f.suffix), '')
          and (d.unit is null or upper(d.unit) = upper(coalesce(f.unit, ''))))
      on conflict do nothing`.execute(tenant.db);
    return Number(result.numAffectedRows ?? 0);
  },
};

export const doNotCalls = {
  onStreet: (tenant: Tenant, streetId: number) =>
    tenant.db
      .selectFrom('do_not_calls')
      .select(['street_id as streetId', 'number', 'suffix', 'unit'])
      .where('street_id', '=', streetId)
      .execute(),

  read: (tenant: Tenant, id: number) =>
    tenant.db
      .selectFrom('do_not_calls as d')
      .innerJoin('streets as s', (join) =>
        join.onRef('s.congregation_id', '=', 'd.congregation_id').onRef('s.id', '=', 'd.street_id'),
      )
      .select([
        'd.id',
        'd.map_id',
        'd.street_id',
        's.name as street',
        'd.number',
        'd.suffix',
        'd.unit',
        'd.date',
        'd.note',
        'd.version',
      ])
      .where('d.id', '=', id)
      .forUpdate('d')
      .executeTakeFirst(),

  async add(
    tenant: Tenant,
    row: {
      map_id: number;
      street_id: number;
      number: number;
      suffix: string | null;
      unit: string | null;
      date: string;
      note: string | null;
    },
  ): Promise<number | undefined> {
    const added = await tenant.db
      .insertInto('do_not_calls')
      .values({ congregation_id: tenant.congregationId, ...row })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return added?.id;
  },

  async confirm(tenant: Tenant, id: number, change: { date: string; note?: string | null }): Promise<void> {
    await tenant.db.updateTable('do_not_calls').set(change).where('id', '=', id).execute();
  },

  async remove(tenant: Tenant, id: number): Promise<boolean> {
    return (
      (await tenant.db.deleteFrom('do_not_calls').where('id', '=', id).returning('id').execute()).length > 0
    );
  },
};

export const preloaded = {
  byIds: (tenant: Tenant, ids: number[]) =>
    tenant.db
      .selectFrom('preloaded_addresses as v')
      .innerJoin('streets as s', (join) =>
        join.onRef('s.congregation_id', '=', 'v.congregation_id').onRef('s.id', '=', 'v.street_id'),
      )
      .select([
        'v.id',
        'v.map_id',
        'v.name',
        'v.block',
        'v.street_id',
        's.name as street',
        'v.house',
        'v.suffix',
        'v.unit',
        'v.date',
        'v.note',
        'v.number',
        'v.lat',
        'v.lng',
        'v.version',
      ])
      .where('v.id', 'in', ids)
      .orderBy('v.id')
      .forUpdate('v')
      .execute(),

  async add(
    tenant: Tenant,
    place: { mapId: number; streetId: number },
    doors: Door[],
    rest: {
      name: string | null;
      block: number | null;
      lat: number | null;
      lng: number | null;
      date: string | null;
      note: string | null;
    },
  ): Promise<number[]> {
    const rows = await tenant.db
      .insertInto('preloaded_addresses')
      .values(
        doors.map((door) => ({
          congregation_id: tenant.congregationId,
          map_id: place.mapId,
          street_id: place.streetId,
          ...door,
          ...rest,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    return rows.map((row) => row.id);
  },

  async edit(
    tenant: Tenant,
    id: number,
    change: {
      number?: string | null;
      name?: string | null;
      date?: string | null;
      note?: string | null;
      number_searched?: boolean;
    },
  ): Promise<void> {
    if (Object.keys(change).length === 0) return;
    await tenant.db.updateTable('preloaded_addresses').set(change).where('id', '=', id).execute();
  },

  async remove(tenant: Tenant, id: number): Promise<boolean> {
    return (
      (await tenant.db.deleteFrom('preloaded_addresses').where('id', '=', id).returning('id').execute())
        .length > 0
    );
  },
};
