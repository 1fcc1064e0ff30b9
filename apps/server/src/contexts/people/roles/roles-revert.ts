/** What roles check when a change is reverted: nobody gains what its author may not give (JOURNAL-R6). */
import { decideGrant, mayEditRole } from '@sheaf/rules/people/roles/granting';
import { lockGrants } from '#contexts/people/roles/held-keys.store';
import type { RevertCheck } from '#platform/registry';

const carriesRights = /^(people|person_roles|roles)$/;

export const rolesRevert: RevertCheck = {
  /** Locks who holds what before a row is written, so that two changes of rights come one after the other. */
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
