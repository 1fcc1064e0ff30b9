/** Queries on foreign addresses. */
import type { Tenant } from '#platform/database/tenant';

export interface ForeignValues {
  street_id: number;
  house: string;
  suffix: string | null;
  unit: string | null;
  lang: string;
  assigned_map_id: number | null;
}

const isDoubled = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'foreign_addresses_door';

export const foreignAddresses = {
  mapOf: (tenant: Tenant, id: number) =>
    tenant.db.selectFrom('foreign_addresses').select('map_id').where('id', '=', id).executeTakeFirst(),

  read: (tenant: Tenant, id: number) =>
    tenant.db
      .selectFrom('foreign_addresses as f')
      .innerJoin('streets as s', (join) =>
        join.onRef('s.congregation_id', '=', 'f.congregation_id').onRef('s.id', '=', 'f.street_id'),
      )
      .select([
        'f.id',
        'f.street_id as street',
        's.name as street_name',
        'f.house',
        'f.suffix',
        'f.unit',
        'f.lang',
        'f.assigned_id',
        'f.assigned_map_id',
        'f.version',
      ])
      .where('f.id', '=', id)
      .forUpdate('f')
      .executeTakeFirst(),

  /** The map of foreign addresses that gathers this language (ADDR-O11). */
  async mapOfLanguage(tenant: Tenant, lang: string): Promise<number | null> {
    const map = await tenant.db
      .selectFrom('maps')
      .select('id')
      .where('type_id', '=', 5)
      .where('lang', '=', lang)
      .where('deleted_at', 'is', null)
      .orderBy('order')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    return map?.id ?? null;
  },

  doNotCallsOn: (tenant: Tenant, streetId: number) =>
    tenant.db
      .selectFrom('do_not_calls')
      .select(['street_id as streetId', 'number', 'suffix', 'unit'])
      .where('street_id', '=', streetId)
      .execute(),

  /** Undefined when the door is listed already (ADDR-R23). */
  async add(tenant: Tenant, mapId: number, values: ForeignValues): Promise<number | undefined> {
    const added = await tenant.db
      .insertInto('foreign_addresses')
      .values({ congregation_id: tenant.congregationId, map_id: mapId, ...values })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return added?.id;
  },

  /** False when the door is listed already (ADDR-R23). */
  edit: (tenant: Tenant, id: number, values: ForeignValues): Promise<boolean> =>
    tenant.attempt(
      async () => {
        await tenant.db.updateTable('foreign_addresses').set(values).where('id', '=', id).execute();
        return true;
      },
      (error) => (isDoubled(error) ? false : undefined),
    ),

  async remove(tenant: Tenant, id: number): Promise<boolean> {
    return (
      (await tenant.db.deleteFrom('foreign_addresses').where('id', '=', id).returning('id').execute())
        .length > 0
    );
  },
};
