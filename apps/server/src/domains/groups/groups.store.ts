/** Every query on groups, and on people as their members. */
import type { Tenant } from '#platform/database/tenant';

export interface GroupValues {
  name: string;
  overseer_id: number;
  assistant_id: number | null;
  address: string;
}

export const groups = {
  /** All, or this one; a leader who was deleted is nobody. */
  list: (tenant: Tenant, id?: number) =>
    tenant.db
      .selectFrom('groups')
      .select((row) => [
        'groups.id',
        'groups.name',
        'groups.address',
        'groups.version',
        ...(['overseer', 'assistant'] as const).flatMap((leader) => {
          const person = row
            .selectFrom('people')
            .whereRef('people.congregation_id', '=', 'groups.congregation_id')
            .whereRef('people.id', '=', `groups.${leader}_id`)
            .where('deleted_at', 'is', null);
          return [
            person.select('people.id').as(`${leader}_id`),
            person.select('first_name').as(`${leader}_first`),
            person.select('last_name').as(`${leader}_last`),
          ];
        }),
        row
          .selectFrom('people')
          .whereRef('people.congregation_id', '=', 'groups.congregation_id')
          .whereRef('people.group_id', '=', 'groups.id')
          .where('deleted_at', 'is', null)
          .select((member) => member.fn.countAll<string>().as('count'))
          .as('members'),
      ])
      .$if(id !== undefined, (query) => query.where('groups.id', '=', id!))
      .orderBy('groups.name')
      .orderBy('groups.id')
      .execute(),

  lock: (tenant: Tenant, id: number) =>
    tenant.db
      .selectFrom('groups')
      .select(['id', 'overseer_id', 'assistant_id', 'version'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  /** Two who give the same person a group to lead wait for each other here. */
  async lockAll(tenant: Tenant): Promise<void> {
    await tenant.db.selectFrom('congregations').select('congregation_id').forNoKeyUpdate().execute();
  },

  /** Of the groups other than this one. */
  async leadersElsewhere(tenant: Tenant, except: number | null): Promise<Set<number>> {
    const rows = await tenant.db
      .selectFrom('groups')
      .select(['overseer_id', 'assistant_id'])
      .$if(except !== null, (query) => query.where('id', '<>', except!))
      .execute();
    return new Set(rows.flatMap((row) => [row.overseer_id, row.assistant_id]).filter((id) => id !== null));
  },

  async add(tenant: Tenant, values: GroupValues): Promise<number> {
    const { id } = await tenant.db
      .insertInto('groups')
      .values({ congregation_id: tenant.congregationId, ...values })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async edit(tenant: Tenant, id: number, values: GroupValues): Promise<void> {
    await tenant.db.updateTable('groups').set(values).where('id', '=', id).execute();
  },

  async remove(tenant: Tenant, id: number): Promise<void> {
    await tenant.db.deleteFrom('groups').where('id', '=', id).execute();
  },
};

export const members = {
  /** Those of these ids who are not deleted, locked in the order of their ids. */
  lock: (tenant: Tenant, ids: number[]) =>
    tenant.db
      .selectFrom('people')
      .select(['id', 'group_id', 'active', 'gender', 'appointment'])
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute(),

  async move(tenant: Tenant, ids: number[], groupId: number | null): Promise<void> {
    if (ids.length === 0) return;
    await tenant.db.updateTable('people').set({ group_id: groupId }).where('id', 'in', ids).execute();
  },

  /** The deleted ones too: nothing may refer to a group that goes. */
  async leaveAll(tenant: Tenant, groupId: number): Promise<void> {
    await tenant.db.updateTable('people').set({ group_id: null }).where('group_id', '=', groupId).execute();
  },

  async idsOf(tenant: Tenant, groupId: number): Promise<number[]> {
    const rows = await tenant.db
      .selectFrom('people')
      .select('id')
      .where('group_id', '=', groupId)
      .where('deleted_at', 'is', null)
      .execute();
    return rows.map(({ id }) => id);
  },

  async groupOf(tenant: Tenant, personId: number): Promise<number | null> {
    const row = await tenant.db
      .selectFrom('people')
      .select('group_id')
      .where('id', '=', personId)
      .executeTakeFirst();
    return row?.group_id ?? null;
  },
};
