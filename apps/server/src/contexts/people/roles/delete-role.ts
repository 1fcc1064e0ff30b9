import type { roles as operations } from '@sheaf/contract/people/roles/roles';
import { decideDeleteRole, decideGrant } from '@sheaf/rules/people/roles/granting';
import { heldKeys, keysHeldBy, withoutRole } from '@sheaf/rules/people/roles/held-keys';
import { presentRoleDetails } from '#contexts/people/roles/present-role';
import { readRoleKeys } from '#contexts/people/roles/role-keys';
import { holders, roles } from '#contexts/people/roles/roles.store';
import { assertAsShown } from '#platform/as-shown';
import type { Handler } from '#platform/handle';

const inOrder = (ids: readonly number[]): number[] => [...ids].sort((a, b) => a - b);

/** ROLES-C2, ROLES-R4. */
export async function deleteRole(call: Handler<typeof operations.deleteRole>): Promise<{ ok: true }> {
  const { tenant, actor, params, body } = call;
  await holders.lock(tenant);
  const row = await roles.read(tenant, params.id);
  if (!row) return call.missing();
  const { name, permissions } = await presentRoleDetails(tenant, row);
  const sent = { name: body.name, permissions: body.permissions && inOrder(body.permissions) };
  assertAsShown(call, sent, { name, permissions: inOrder(permissions) });
  const decision = decideDeleteRole(params.id, actor.congregationId);
  if (!decision.allowed) return call.refuse(decision.reason);
  const [known, people] = [await readRoleKeys(tenant), await holders.list(tenant)];
  const held = heldKeys(people, known);
  const after = heldKeys(withoutRole(people, params.id), known);
  const grant = decideGrant(keysHeldBy(held, actor.personId), held, after);
  if (!grant.allowed) return call.refuse(grant.reason);
  await holders.makePublishers(tenant, params.id);
  return (await roles.remove(tenant, params.id)) ? { ok: true } : call.refuse('last-role-editor');
}
