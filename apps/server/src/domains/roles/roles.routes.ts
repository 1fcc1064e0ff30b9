/** What the domain answers, one line an operation. */
import { roles } from '@sheaf/contract/roles/roles';
import { addRole } from '#domains/roles/add-role';
import { deleteRole } from '#domains/roles/delete-role';
import { editRole } from '#domains/roles/edit-role';
import { listPermissions } from '#domains/roles/list-permissions';
import { listRoles } from '#domains/roles/list-roles';
import { readRole } from '#domains/roles/read-role';
import { handle } from '#platform/handle';

export const rolesRoutes = [
  handle(roles.listRoles, listRoles),
  handle(roles.listPermissions, listPermissions),
  handle(roles.readRole, readRole),
  handle(roles.addRole, addRole),
  handle(roles.editRole, editRole),
  handle(roles.deleteRole, deleteRole),
];
