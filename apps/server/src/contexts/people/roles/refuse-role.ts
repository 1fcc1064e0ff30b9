/** Reports missing form values under their fields, and refuses forbidden changes. */
import type { SaveRoleRefusal } from '@sheaf/rules/people/roles/granting';
import type { FieldCodes } from '#platform/outcome';

interface RefusingCall {
  invalid(fields: FieldCodes): never;
  refuse(code: 'key-not-held' | 'default-role' | 'administrator-role'): never;
}

export function refuseRole(call: RefusingCall, reason: SaveRoleRefusal): never {
  if (reason === 'role-without-name') return call.invalid({ name: ['required'] });
  if (reason === 'role-without-permissions') return call.invalid({ permissions: [reason] });
  return call.refuse(reason);
}
