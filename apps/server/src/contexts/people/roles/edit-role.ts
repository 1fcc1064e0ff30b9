import type { roles as operations } from '@sheaf/contract/people/roles/roles';
import { decideGrant, decideSaveRole } from '@sheaf/rules/people/roles/granting';
import { heldKeys, keysHeldBy, withRoleKeys } from '@sheaf/rules/people/roles/held-keys';
import { isPermissionKey } from '@sheaf/rules/permissions/permission-keys';
import { keysOf, presentRoleDetails } from '#contexts/people/roles/present-role';
import { refuseRole } from '#contexts/people/roles/refuse-role';
import { readRoleKeys } from '#contexts/people/roles/role-keys';
import { holders, roles } from '#contexts/people/roles/roles.store';
import type { Handler } from '#platform/handle';

/**
 * ROLES-C2, ROLES-R8: added permissions apply to all people of the role, so the decision covers them all, one
 * change at a time. A default role changes in every congregation; the store reports a congregation that would
 * lose its last role editor (ROLES-O3).
 */
export async function editRole(call: Handler<typeof operations.editRole>) {
  const { tenant, actor, params, body } = call;
  await holders.lock(tenant);
  const row = await roles.read(tenant, params.id);
  if (!row) return call.missing();
  if (body.version !== undefined && body.version !== row.version)
    return call.stale(await presentRoleDetails(tenant, row));
  const entry = { id: row.id, name: body.name, permissions: keysOf(body.permissions) };
  const before = new Set(row.permissions.filter(isPermissionKey));
  const decision = decideSaveRole(actor.permissions, entry, before, actor.congregationId);
  if (!decision.allowed) return refuseRole(call, decision.reason);
  const { name, permissions } = decision.value;
  const [known, people] = [await readRoleKeys(tenant), await holders.list(tenant)];
  const held = heldKeys(people, known);
  const after = heldKeys(people, withRoleKeys(known, row.id, permissions));
  const grant = decideGrant(keysHeldBy(held, actor.personId), held, after);
  if (!grant.allowed) return call.refuse(grant.reason);
  const edited = await roles.edit(tenant, row.id, { name, permissions: [...permissions] });
  return edited ? presentRoleDetails(tenant, edited) : call.refuse('last-role-editor');
}
