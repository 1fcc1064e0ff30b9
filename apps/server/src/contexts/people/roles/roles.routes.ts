import { roles } from '@sheaf/contract/people/roles/roles';
import { addRole } from '#contexts/people/roles/add-role';
import { deleteRole } from '#contexts/people/roles/delete-role';
import { editRole } from '#contexts/people/roles/edit-role';
import { listPermissions } from '#contexts/people/roles/list-permissions';
import { listRoles } from '#contexts/people/roles/list-roles';
import { readRole } from '#contexts/people/roles/read-role';
import { handle } from '#platform/handle';

export const rolesRoutes = [
  handle(roles.listRoles, listRoles),
  handle(roles.listPermissions, listPermissions),
  handle(roles.readRole, readRole),
  handle(roles.addRole, addRole),
  handle(roles.editRole, editRole),
  handle(roles.deleteRole, deleteRole),
];
