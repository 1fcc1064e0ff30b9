/** Queries on do-not-calls. */
import type { DoNotCallDoor } from '@sheaf/rules/addresses/do-not-call';
import type { Street } from '@sheaf/rules/addresses/same-street';
import { type RawBuilder, sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export interface ForbiddenOnStreet {
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
 * The streets of the congregation as `t` with every do-not-call that holds on them as `d`, on whichever map it was noted, a deleted
 * one included: whoever asked not to be called at did not ask the map (ADDR-R40, `isSameStreet`).
 */
export const forbiddenOnStreets = `
  streets t
  join maps tm on tm.congregation_id = t.congregation_id and tm.id = t.map_id
  left join suburbs tb on tb.congregation_id = t.congregation_id and tb.id = coalesce(t.suburb_id, tm.suburb_id)
  join streets o on o.congregation_id = t.congregation_id and o.name_key = t.name_key
  join do_not_calls d on d.congregation_id = o.congregation_id and d.street_id = o.id
  join maps om on om.congregation_id = o.congregation_id and om.id = o.map_id
  left join suburbs ob on ob.congregation_id = o.congregation_id and ob.id = coalesce(o.suburb_id, om.suburb_id)
  where (tb.id is null or ob.id is null or sheaf.fold_text(ob.suburb) = sheaf.fold_text(tb.suburb))`;

/** Whether a door is one nobody is to call at, as `isDoNotCall` decides it; `door` names its row, `street` its street (ADDR-R20). */
export const doNotCallText = (door: string, street = `${door}.street_id`): string =>
  `exists (select from ${forbiddenOnStreets}
    and t.id = ${street} and sheaf.is_do_not_call(${door}.house, ${door}.suffix, ${door}.unit, d.number, d.suffix, d.unit))`;

export const underDoNotCall = (door: string, street?: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.raw(doNotCallText(door, street))}`;

export const doNotCalls = {
  /** Those that hold on the street, for the rules to decide with; the street itself beside them. */
  async onStreet(tenant: Tenant, streetId: number): Promise<ForbiddenOnStreet | undefined> {
    const { rows: streets } = await sql<Street>`
      select t.name, b.suburb from streets t join maps m on m.congregation_id = t.congregation_id and m.id = t.map_id
      left join suburbs b on b.congregation_id = t.congregation_id and b.id = coalesce(t.suburb_id, m.suburb_id)
      where t.id = ${streetId}`.execute(tenant.db);
    if (!streets[0]) return undefined;
    const { rows } = await sql<{
      name: string;
      suburb: string | null;
      number: number;
      suffix: string | null;
      unit: string | null;
    }>`select o.name, ob.suburb, d.number, d.suffix, d.unit from ${sql.raw(forbiddenOnStreets)} and t.id = ${streetId}`.execute(
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

  /** With their maps, in the order they are printed. */
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
      join maps m on m.congregation_id = d.congregation_id and m.id = d.map_id and m.deleted_at is null
      join streets s on s.congregation_id = d.congregation_id and s.id = d.street_id
      left join suburbs b on b.congregation_id = m.congregation_id and b.id = m.suburb_id
      order by m."order", length(m.number), m.number, m.id, s.name, d.number, upper(coalesce(d.suffix, '')),
        nullif(substring(d.unit from '\\d+'), '')::bigint nulls first, d.unit`.execute(tenant.db);
    return rows;
  },

  /** Undefined when this very address is noted already (ADDR-R23). */
  async add(tenant: Tenant, row: { map_id: number } & DoNotCallValues): Promise<number | undefined> {
    const added = await tenant.db
      .insertInto('do_not_calls')
      .values({ congregation_id: tenant.congregationId, ...row })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return added?.id;
  },

  /** False when another one of the map notes this very address (ADDR-R23). */
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
