/** ROLES-R9: whether the viewer holds every permission of a person, as the roles on the phone say. */

import { mayActAs } from '@sheaf/rules/people/roles/delegation';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { usePermits } from '#platform/session.ts';
import { type PersonDetail, useRoles } from './people.queries.ts';

/** True while the roles are not read yet: the server decides in the end. */
export function useMayActFor({ roles }: Pick<PersonDetail, 'roles'>): boolean {
  const permits = usePermits();
  const known = useRoles().data ?? [];
  const theirs = known.filter(({ id }) => roles.includes(id)).flatMap(({ permissions }) => permissions);
  return mayActAs(
    permits,
    theirs.flatMap((id) => permissionKeys[id - 1] ?? []),
  );
}
