/**
 * Checks of roles when a change is reverted: its author must be able to grant what people gain (JOURNAL-R6).
 */
import { decideGrant, mayEditRole } from '@sheaf/rules/people/roles/granting';
import { lockGrants } from '#contexts/people/roles/held-keys.store';
import type { RevertCheck } from '#platform/registry';

const carriesRights = /^(people|person_roles|roles)$/;

export const rolesRevert: RevertCheck = {
  /** Locks permissions before rows are written, which serialises concurrent changes. */
  begin: async ({ tenant, actor, rows }) => {
    if (!rows.some(({ table }) => carriesRights.test(table))) return async () => null;
    const before = await lockGrants(tenant);
    return async () => {
      const roles = rows.filter(({ table }) => table === 'roles').map(({ row }) => Number(row));
      if (roles.some((id) => !mayEditRole(id, actor.congregationId))) return 'default-role';
      const own = before.keysHeldBy(actor.personId);
      const grant = decideGrant(own, before.held, (await lockGrants(tenant)).held);
      return grant.allowed ? null : grant.reason;
    };
  },
};
