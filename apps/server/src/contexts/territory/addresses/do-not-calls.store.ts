import type { DoNotCallDoor } from '@sheaf/rules/territory/addresses/do-not-call';
import type { Street } from '@sheaf/rules/territory/addresses/same-street';
import { type RawBuilder, sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export interface StreetDoNotCalls {
  street: Street;
  doNotCalls: DoNotCallDoor[];
}

export interface DoNotCallValues {
  street_id: number;
  number: number;
  suffix: string | null;
  unit: string | null;
  date: string;
  note: string | null;
}

/**
 * The streets of the congregation as `t`, each with every street `o` that is the same on the ground, on any
 * map including deleted ones: the request of a resident does not depend on the map (ADDR-R40,
 * `isSameStreet`). `more` joins further tables.
 */
export const sameStreets = (more = ''): string => `
  street_names t
  join map_labels tm on tm.congregation_id = t.congregation_id and tm.id = t.map_id
  left join suburb_names tb on tb.congregation_id = t.congregation_id and tb.id = coalesce(t.suburb_id, tm.suburb_id)
  join street_names o on o.congregation_id = t.congregation_id and o.name_key = t.name_key
  ${more}
  join map_labels om on om.congregation_id = o.congregation_id and om.id = o.map_id
  left join suburb_names ob on ob.congregation_id = o.congregation_id and ob.id = coalesce(o.suburb_id, om.suburb_id)
  where (tb.id is null or ob.id is null or ob.suburb_key = tb.suburb_key)`;

/** The do-not-calls as `d` of the street in `column`. */
export const doNotCallsOf = (column: string): string =>
  `join do_not_calls d on d.congregation_id = ${column.split('.')[0]}.congregation_id and d.street_id = ${column}`;

/**
 * Whether a door and the do-not-call `d` share a door, assuming one street, by the rule `sharesDoor`
 * (ADDR-R20).
 */
export const sharesDoorText = (door: string): string => `
  d.house_low <= ${door}.house_high and d.house_high >= ${door}.house_low
  and (d.house_mark = ${door}.house_mark or d.house_mark is null or ${door}.house_mark is null)
  and (d.unit_numbers is null and d.unit_names is null
    or d.unit_numbers && ${door}.unit_numbers or d.unit_names && ${door}.unit_names)`;

/** Whether a door is under a do-not-call, by the rule `isDoNotCall`; `door` names its row (ADDR-R20). */
export const underDoNotCall = (door: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.raw(
    `exists (select from ${sameStreets(doNotCallsOf('o.id'))} and t.id = ${door}.street_id and ${sharesDoorText(door)})`,
  )}`;

export const doNotCalls = {
  /** The street, and the do-not-calls that apply to it, as input of the rules. */
  async onStreet(tenant: Tenant, streetId: number): Promise<StreetDoNotCalls | undefined> {
    const { rows: streets } = await sql<Street>`
      select t.name, b.suburb from street_names t join map_labels m on m.congregation_id = t.congregation_id and m.id = t.map_id
      left join suburb_names b on b.congregation_id = t.congregation_id and b.id = coalesce(t.suburb_id, m.suburb_id)
      where t.id = ${streetId}`.execute(tenant.db);
    if (!streets[0]) return undefined;
    const { rows } = await sql<{
      name: string;
      suburb: string | null;
      number: number;
      suffix: string | null;
      unit: string | null;
    }>`select o.name, ob.suburb, d.number, d.suffix, d.unit from ${sql.raw(sameStreets(doNotCallsOf('o.id')))} and t.id = ${streetId}`.execute(
      tenant.db,
    );
    return {
      street: streets[0],
      doNotCalls: rows.map(({ name, suburb, ...door }) => ({ ...door, street: { name, suburb } })),
    };
  },

  mapOf: (tenant: Tenant, id: number) =>
    tenant.db.selectFrom('do_not_calls').select('map_id').where('id', '=', id).executeTakeFirst(),

  read: (tenant: Tenant, id: number) =>
    tenant.db
      .selectFrom('do_not_calls as d')
      .innerJoin('street_names as s', (join) =>
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

  /** All do-not-calls with their maps, in printing order. */
  async all(tenant: Tenant) {
    const { rows } = await sql<{
      id: number;
      map_id: number;
      map_number: string;
      place: string;
      street: string;
      number: number;
      suffix: string | null;
      unit: string | null;
      date: string;
    }>`
      select d.id, d.map_id, m.number as map_number, coalesce(m.name, b.suburb, '') as place, s.name as street, d.number, d.suffix,
        d.unit, d.date::text
      from do_not_calls d
      join map_labels m on m.congregation_id = d.congregation_id and m.id = d.map_id and m.deleted_at is null
      join street_names s on s.congregation_id = d.congregation_id and s.id = d.street_id
      left join suburb_names b on b.congregation_id = m.congregation_id and b.id = m.suburb_id
      order by m."order", sheaf.map_number_key(m.number), m.id, s.name, d.number, sheaf.map_number_key(sheaf.fold_text(coalesce(d.suffix, ''))),
        nullif(substring(d.unit from '\\d+'), '')::bigint nulls first, d.unit`.execute(tenant.db);
    return rows;
  },

  /** Undefined if the same address has a do-not-call already (ADDR-R23). */
  async add(tenant: Tenant, row: { map_id: number } & DoNotCallValues): Promise<number | undefined> {
    const added = await tenant.db
      .insertInto('do_not_calls')
      .values({ congregation_id: tenant.congregationId, ...row })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return added?.id;
  },

  /** False if another do-not-call of the map has the same address (ADDR-R23). */
  edit: (tenant: Tenant, id: number, values: Partial<DoNotCallValues>): Promise<boolean> =>
    tenant.attempt(
      async () => {
        await tenant.db.updateTable('do_not_calls').set(values).where('id', '=', id).execute();
        return true;
      },
      (error) =>
        error instanceof Error && 'constraint' in error && error.constraint === 'do_not_calls_door'
          ? false
          : undefined,
    ),

  async remove(tenant: Tenant, id: number): Promise<boolean> {
    return (
      (await tenant.db.deleteFrom('do_not_calls').where('id', '=', id).returning('id').execute()).length > 0
    );
  },
};
