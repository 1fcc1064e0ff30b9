/** Queries on delegates, who may report for other people. */
import type { Tenant } from '#platform/database/tenant';

const columns = ['id', 'person_id', 'delegate_id'] as const;

export const delegates = {
  /** All delegates, or those of a person on either side. */
  list: (tenant: Tenant, personId?: number) =>
    tenant.db
      .selectFrom('report_delegates')
      .select(columns)
      .$if(personId !== undefined, (query) =>
        query.where((row) => row.or([row('person_id', '=', personId!), row('delegate_id', '=', personId!)])),
      )
      .orderBy('id')
      .execute(),

  /** Ids of the people who named this delegate. */
  async delegatedTo(tenant: Tenant, delegateId: number): Promise<number[]> {
    const rows = await tenant.db
      .selectFrom('report_delegates')
      .select('person_id')
      .where('delegate_id', '=', delegateId)
      .execute();
    return rows.map(({ person_id }) => person_id);
  },

  /** Returns the existing row for a repeated pair. */
  add: (tenant: Tenant, personId: number, delegateId: number) =>
    tenant.db
      .insertInto('report_delegates')
      .values({ congregation_id: tenant.congregationId, person_id: personId, delegate_id: delegateId })
      .onConflict((conflict) =>
        conflict
          .columns(['congregation_id', 'person_id', 'delegate_id'])
          .doUpdateSet({ delegate_id: delegateId }),
      )
      .returning(columns)
      .executeTakeFirstOrThrow(),

  lock: (tenant: Tenant, id: number) =>
    tenant.db
      .selectFrom('report_delegates')
      .select(columns)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  async remove(tenant: Tenant, id: number): Promise<void> {
    await tenant.db.deleteFrom('report_delegates').where('id', '=', id).execute();
  },

  async removeAllOf(tenant: Tenant, personId: number): Promise<void> {
    await tenant.db
      .deleteFrom('report_delegates')
      .where((row) => row.or([row('person_id', '=', personId), row('delegate_id', '=', personId)]))
      .execute();
  },
};
