import type { roles as operations } from '@sheaf/contract/people/roles/roles';
import { decideSaveRole } from '@sheaf/rules/people/roles/granting';
import { keysOf, presentRoleDetails } from '#contexts/people/roles/present-role';
import { refuseRole } from '#contexts/people/roles/refuse-role';
import { roles } from '#contexts/people/roles/roles.store';
import type { Handler } from '#platform/handle';

/** ROLES-C2: a new role has no people, so only its author's own keys count. */
export async function addRole(call: Handler<typeof operations.addRole>) {
  const { tenant, actor, body } = call;
  const entry = { id: null, name: body.name, permissions: keysOf(body.permissions) };
  const decision = decideSaveRole(actor.permissions, entry, new Set(), actor.congregationId);
  if (!decision.allowed) return refuseRole(call, decision.reason);
  const { name, permissions } = decision.value;
  return presentRoleDetails(tenant, await roles.add(tenant, { name, permissions: [...permissions] }));
}
