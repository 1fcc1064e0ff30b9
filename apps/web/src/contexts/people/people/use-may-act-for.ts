/** True if the viewer has every permission of a person, by the cached roles (ROLES-R9). */

import { mayActAs } from '@sheaf/rules/people/roles/delegation';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { usePermits } from '#platform/session.ts';
import { type PersonDetail, useRoles } from './people.queries.ts';

/** True while the roles load: the server decides. */
export function useMayActFor({ roles }: Pick<PersonDetail, 'roles'>): boolean {
  const permits = usePermits();
  const known = useRoles().data ?? [];
  const theirs = known.filter(({ id }) => roles.includes(id)).flatMap(({ permissions }) => permissions);
  return mayActAs(
    permits,
    theirs.flatMap((id) => permissionKeys[id - 1] ?? []),
  );
}
