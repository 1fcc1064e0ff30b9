/**
 * Reads the permissions of people under one lock, so that two concurrent changes cannot remove the last two
 * administrators.
 */

import type { HeldKeys } from '@sheaf/rules/people/roles/granting';
import { heldKeys } from '@sheaf/rules/people/roles/held-keys';
import { isPermissionKey, type PermissionKey } from '@sheaf/rules/permissions/permission-keys';
import { lockCongregation } from '#contexts/people/congregations/congregations.api';
import type { Tenant } from '#platform/database/tenant';

export interface Grants {
  /** Everyone who is not deleted. */
  held: HeldKeys[];
  /** Keys of a person; empty if deactivated or deleted. */
  keysHeldBy(personId: number): ReadonlySet<PermissionKey>;
  /** Combined keys of these roles; undefined if one does not exist. */
  keysOf(roleIds: readonly number[]): ReadonlySet<PermissionKey> | undefined;
}

const union = (lists: readonly (readonly string[])[]): ReadonlySet<PermissionKey> =>
  new Set(lists.flat().filter(isPermissionKey));

/** Locks the congregation's row until the transaction ends; others may still refer to it. */
export async function lockGrants(tenant: Tenant): Promise<Grants> {
  await lockCongregation(tenant);
  return readGrants(tenant);
}

/** Without a lock, for callers that change no permissions. */
export async function readGrants(tenant: Tenant): Promise<Grants> {
  const roles = await tenant.db.selectFrom('roles').select(['id', 'permissions']).execute();
  const given = await tenant.db.selectFrom('person_roles').select(['person_id', 'role_id']).execute();
  const people = await tenant.db
    .selectFrom('current_people')
    .select(['id', 'active'])
    .orderBy('id')
    .execute();
  const permissions = new Map(roles.map((role) => [role.id, role.permissions]));
  const rolesOf = Map.groupBy(given, (row) => row.person_id);
  const held = heldKeys(
    people.map(({ id, active }) => ({
      personId: id,
      active,
      roles: (rolesOf.get(id) ?? []).map((row) => row.role_id),
    })),
    permissions,
  );
  const keysByActive = new Map(held.filter(({ active }) => active).map((one) => [one.personId, one.keys]));
  return {
    held,
    keysHeldBy: (personId) => keysByActive.get(personId) ?? new Set(),
    keysOf: (roleIds) => {
      const known = roleIds.map((id) => permissions.get(id));
      return known.every((keys) => keys !== undefined) ? union(known) : undefined;
    },
  };
}
