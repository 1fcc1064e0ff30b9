/** Roles and permissions (ROLES). */
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { z } from 'zod';
import { count, filled, id, idOrZero, noContent, sizedListQuery } from '../../fields.ts';
import { operation } from '../../operation.ts';

export const role = z.object({
  id: idOrZero,
  name: z.string(),
  permissions: z.array(count),
  default: z.boolean(),
});

/** A role as its form edits it. */
const roleDetails = role.extend({
  editable: z.boolean().meta({ description: 'whether this congregation may change it (ROLES-R2)' }),
  people: count.meta({ description: 'how many have it' }),
  version: count,
});

const roleFields = {
  name: filled(60),
  permissions: z
    .array(z.number().int().min(1).max(permissionKeys.length))
    .max(permissionKeys.length)
    .meta({ description: 'permission ids' }),
};

export const roles = {
  listRoles: operation({
    name: 'roles.listRoles',
    method: 'GET',
    path: '/roles',
    summary: 'Roles of the congregation with their permission ids (ROLES-C1).',
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
    summary: 'All permission keys with the ids that roles name them by (ROLES-D1).',
    permission: 'signed-in',
    scope: 'world',
    query: sizedListQuery(1000, 'id', 'name'),
    reply: z.array(z.object({ id: idOrZero, name: z.string() })),
    refusals: [],
    idempotent: 'read',
  }),
  readRole: operation({
    name: 'roles.readRole',
    method: 'GET',
    path: '/roles/{id}',
    summary: 'One role as its form edits it (ROLES-S2).',
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
    summary: 'Makes a role of permissions that its author holds (ROLES-C2, ROLES-R1, ROLES-R8).',
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
    summary:
      'Changes a role; a default one only in the first congregation, and for all congregations. Nobody gains or loses what its author lacks, and a role editor and an administrator remain (ROLES-C2, ROLES-R2, ROLES-R8, ROLES-O3).',
    permission: 'settings.roles.edit',
    scope: 'congregation',
    params: z.strictObject({ id }),
    body: z.strictObject({
      ...roleFields,
      version: count
        .optional()
        .meta({ description: 'version seen; a stale one is refused with the current row' }),
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
    summary:
      'Deletes a role, a default one only in the first congregation and for all congregations; its people become publishers (ROLES-C2, ROLES-R4, ROLES-O3).',
    permission: 'settings.roles.delete',
    scope: 'congregation',
    params: z.strictObject({ id }),
    body: z
      .strictObject(roleFields)
      .partial()
      .meta({ description: 'the role as it was read; it is found by its id alone' }),
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
