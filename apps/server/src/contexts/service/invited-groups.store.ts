/** Queries on the groups that a special or rotation group is for. */
import type { Tenant } from '#platform/database/tenant';

export type InvitingColumn = 'special_group_id' | 'rotation_group_id';

export const invitedGroups = {
  list: (tenant: Tenant) =>
    tenant.db
      .selectFrom('invited_groups')
      .select(['id', 'special_group_id', 'rotation_group_id', 'group_id'])
      .orderBy('group_id')
      .execute(),

  async set(tenant: Tenant, inviting: InvitingColumn, id: number, groups: readonly number[]): Promise<void> {
    const known = (await invitedGroups.list(tenant)).filter((row) => row[inviting] === id);
    const gone = known.filter(({ group_id }) => !groups.includes(group_id)).map((row) => row.id);
    if (gone.length > 0) await tenant.db.deleteFrom('invited_groups').where('id', 'in', gone).execute();
    const rows = groups
      .filter((groupId) => known.every(({ group_id }) => group_id !== groupId))
      .map((group_id) => ({ congregation_id: tenant.congregationId, [inviting]: id, group_id }));
    if (rows.length > 0) await tenant.db.insertInto('invited_groups').values(rows).execute();
  },
};
