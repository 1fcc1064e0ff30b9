/** ROLES-R8 and ROLES-R9 for a change of one person's permissions. */
import type { Decision } from '@sheaf/rules/decision';
import { decideGrant, type GrantRefusal, type HeldKeys } from '@sheaf/rules/people/roles/granting';
import type { PermissionKey } from '@sheaf/rules/permissions/permission-keys';
import type { Grants } from '#contexts/people/roles/roles.api';

/** Placeholder id of a new person. */
const newcomer = 0;

export interface Rights {
  active: boolean;
  keys: ReadonlySet<PermissionKey>;
}

/**
 * `id` null: a new person; `next` null: the person is deleted. The actor's permissions are read under the
 * same lock.
 */
export function decideRights(
  actor: { personId: number },
  grants: Grants,
  id: number | null,
  next: Rights | null,
): Decision<number[], GrantRefusal> {
  const others = grants.held.filter(({ personId }) => personId !== id);
  const after: HeldKeys[] = next ? [...others, { personId: id ?? newcomer, ...next }] : others;
  return decideGrant(grants.keysHeldBy(actor.personId), grants.held, after);
}
