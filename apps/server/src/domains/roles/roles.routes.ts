/** What the domain answers, one line an operation. */
import { roles } from '@sheaf/contract/roles';
import { listPermissions } from '#domains/roles/list-permissions';
import { listRoles } from '#domains/roles/list-roles';
import { handle } from '#platform/handle';

export const rolesRoutes = [
  handle(roles.listRoles, listRoles),
  handle(roles.listPermissions, listPermissions),
];
