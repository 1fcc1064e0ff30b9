/** ROLES-R8 for a change of one person's rights. */
import type { Decision } from '@sheaf/rules/decision';
import type { PermissionKey } from '@sheaf/rules/permissions/permission-keys';
import { decideGrant, type GrantRefusal, type HeldKeys } from '@sheaf/rules/roles/granting';
import type { Grants } from '#domains/roles/roles.door';

/** Of a person not there yet. */
const newcomer = 0;

export interface Rights {
  active: boolean;
  keys: ReadonlySet<PermissionKey>;
}

/** `id` null: he comes; `next` null: he leaves. */
export function decideRights(
  granter: ReadonlySet<PermissionKey>,
  grants: Grants,
  id: number | null,
  next: Rights | null,
): Decision<number[], GrantRefusal> {
  const others = grants.held.filter(({ personId }) => personId !== id);
  const after: HeldKeys[] = next ? [...others, { personId: id ?? newcomer, ...next }] : others;
  return decideGrant(granter, grants.held, after);
}
