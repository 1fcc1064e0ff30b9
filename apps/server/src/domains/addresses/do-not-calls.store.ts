/** Queries on do-not-calls. */
import { type RawBuilder, sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

/** Whether a door is one nobody is to call at, as `isDoNotCall` decides it; `door` names its row, `street` its street (ADDR-R20). */
export function underDoNotCall(door: string, street = `${door}.street_id`): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${door}.${name}`);
  const unit = sql`(d.unit is null or upper(d.unit) = upper(coalesce(${column('unit')}, '')))`;
  const calls = sql`select from do_not_calls d where d.street_id = ${sql.ref(street)} and ${unit}`;
  return sql<boolean>`(exists (${calls} and d.number::text = ${column('house')}
      and coalesce(upper(d.suffix), '') = coalesce(upper(${column('suffix')}), ''))
    or exists (${calls} and (${column('suffix')} like '-%' or d.suffix like '-%')
      and sheaf.ranges_meet(${column('house')}, ${column('suffix')}, d.number, d.suffix)))`;
}

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
