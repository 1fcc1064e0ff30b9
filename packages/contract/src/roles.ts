/** Roles and permissions (ROLES). */
import { z } from 'zod';
import { count } from './fields.ts';
import { operation } from './operation.ts';

export const role = z.object({
  id: count,
  name: z.string(),
  permissions: z.array(count),
  default: z.boolean(),
});

export const roles = {
  listRoles: operation({
    name: 'roles.listRoles',
    method: 'GET',
    path: '/roles',
    summary: 'Roles of the congregation with their permission ids (ROLES-C1).',
    permission: 'signed-in',
    scope: 'congregation',
    reply: z.array(role),
    refusals: [],
    idempotent: 'read',
    revisions: ['roles'],
  }),
  listPermissions: operation({
    name: 'roles.listPermissions',
    method: 'GET',
    path: '/permissions',
    summary: 'All permission keys with the ids that roles name them by (ROLES-D1).',
    permission: 'signed-in',
    scope: 'world',
    reply: z.array(z.object({ id: count, name: z.string() })),
    refusals: [],
    idempotent: 'read',
  }),
};
