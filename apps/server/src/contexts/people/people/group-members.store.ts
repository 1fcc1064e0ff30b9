/** People as group members, and for printed group lists. */
import { withGender } from '@sheaf/rules/people/people/gender';
import type { Tenant } from '#platform/database/tenant';

export const members = {
  /** People of these ids who are not deleted, locked in the order of ids. */
  async lock(tenant: Tenant, ids: number[]) {
    const rows = await tenant.db
      .selectFrom('people')
      .select(['id', 'group_id', 'active', 'gender', 'appointment'])
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute();
    return rows.map(withGender);
  },

  /** Facts that decide leadership, including deleted people, because a revert may restore them. */
  leaders: (tenant: Tenant, ids: readonly number[]) =>
    tenant.db
      .selectFrom('people')
      .select(['id', 'active', 'gender', 'appointment'])
      .where('id', 'in', [...ids])
      .execute(),

  async move(tenant: Tenant, ids: number[], groupId: number | null): Promise<void> {
    if (ids.length === 0) return;
    await tenant.db.updateTable('people').set({ group_id: groupId }).where('id', 'in', ids).execute();
  },

  /** Includes deleted people: nothing may refer to a deleted group. */
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

  /** Groups with members, including deleted ones. */
  async usedGroups(tenant: Tenant): Promise<number[]> {
    const rows = await tenant.db.selectFrom('people').select('group_id').distinct().execute();
    return rows.map(({ group_id }) => group_id).filter((id) => id !== null);
  },
};

export type Contact = Awaited<ReturnType<typeof contacts.list>>[number];

export const contacts = {
  /** People with an active profile; people who left the congregation are not listed. */
  list: (tenant: Tenant) =>
    tenant.db
      .selectFrom('people')
      .select([
        'id',
        'first_name',
        'last_name',
        'group_id',
        'appointment',
        'phone',
        'email',
        'address',
        'emergency',
      ])
      .where('active', '=', true)
      .where('deleted_at', 'is', null)
      .execute(),
};
