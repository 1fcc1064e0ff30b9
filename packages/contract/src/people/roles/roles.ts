/** Operations on roles and permissions (ROLES). */
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { z } from 'zod';
import { count, filled, id, idOf, noContent, sizedListQuery } from '../../fields.ts';
import { operation } from '../../operation.ts';

export const role = z.object({
  id: idOf('role, as in GET /roles'),
  name: z.string().meta({ description: 'name of the role' }),
  permissions: z.array(count),
  default: z.boolean(),
});

/** A role with the fields of its form. */
const roleDetails = role.extend({
  editable: z.boolean().meta({ description: 'whether this congregation may change the role (ROLES-R2)' }),
  people: count.meta({ description: 'number of people with the role' }),
  version: count,
});

const roleFields = {
  name: filled(60).meta({ description: 'name of the role' }),
  permissions: z
    .array(z.number().int().min(1).max(permissionKeys.length))
    .max(permissionKeys.length)
    .meta({ description: 'ids of permissions' }),
};

export const roles = {
  listRoles: operation({
    name: 'roles.listRoles',
    method: 'GET',
    path: '/roles',
    summary: 'Roles of the congregation with their permission ids (ROLES-C1)',
    permission: 'signed-in',
    scope: 'congregation',
    query: sizedListQuery(1000, 'id', 'name', 'default'),
    reply: z.array(role),
    refusals: [],
    idempotent: 'read',
    reads: ['roles'],
  }),
  listPermissions: operation({
    name: 'roles.listPermissions',
    method: 'GET',
    path: '/permissions',
    summary: 'All permissions with their ids (ROLES-D1)',
    permission: 'signed-in',
    scope: 'world',
    query: sizedListQuery(1000, 'id', 'name'),
    reply: z.array(
      z.object({
        id: idOf('permission, as in GET /permissions'),
        name: z.string().meta({ description: 'key of the permission, such as `maps.dnc.add`' }),
      }),
    ),
    refusals: [],
    idempotent: 'read',
  }),
  readRole: operation({
    name: 'roles.readRole',
    method: 'GET',
    path: '/roles/{id}',
    summary: 'A role with the fields of its form (ROLES-S2)',
    permission: 'settings.roles',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: roleDetails,
    refusals: [],
    idempotent: 'read',
    reads: ['roles', 'users'],
  }),
  addRole: operation({
    name: 'roles.addRole',
    method: 'POST',
    path: '/roles',
    summary: 'Create a role (ROLES-C2, ROLES-R1, ROLES-R8)',
    description: 'Refused for permissions that the caller lacks.',
    permission: 'settings.roles.add',
    scope: 'congregation',
    body: z.strictObject(roleFields),
    reply: roleDetails,
    refusals: ['key-not-held'],
    idempotent: 'key',
    changes: ['roles'],
  }),
  editRole: operation({
    name: 'roles.editRole',
    method: 'PUT',
    path: '/roles/{id}',
    summary: 'Change a role (ROLES-C2, ROLES-R2, ROLES-R8, ROLES-O3)',
    description:
      'A default role can only be changed in the first congregation, for all congregations. Nobody may gain or lose a permission that the caller lacks. A role editor and an administrator must remain.',
    permission: 'settings.roles.edit',
    scope: 'congregation',
    params: z.strictObject({ id }),
    body: z.strictObject({
      ...roleFields,
      version: count
        .optional()
        .meta({ description: 'version that was read; a stale one is refused with 409 and the current row' }),
    }),
    reply: roleDetails,
    refusals: [
      'default-role',
      'administrator-role',
      'key-not-held',
      'rights-beyond-yours',
      'last-role-editor',
      'last-administrator',
      'stale',
    ],
    idempotent: 'key',
    changes: ['roles', 'users'],
    legacy: [{ method: 'PUT', path: '/roles' }],
  }),
  deleteRole: operation({
    name: 'roles.deleteRole',
    method: 'DELETE',
    path: '/roles/{id}',
    summary: 'Delete a role (ROLES-C2, ROLES-R4, ROLES-O3)',
    description:
      'A default role can only be deleted in the first congregation, for all congregations. People with this role receive the role Publisher.',
    permission: 'settings.roles.delete',
    scope: 'congregation',
    params: z.strictObject({ id }),
    body: z
      .strictObject(roleFields)
      .partial()
      .meta({ description: 'a role from GET /roles; only `id` is used' }),
    reply: noContent,
    refusals: [
      'default-role',
      'key-not-held',
      'rights-beyond-yours',
      'last-role-editor',
      'last-administrator',
    ],
    idempotent: 'key',
    changes: ['roles', 'users'],
    legacy: [{ method: 'DELETE', path: '/roles' }],
  }),
};
