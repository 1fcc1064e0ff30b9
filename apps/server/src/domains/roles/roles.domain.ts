/** What this domain brings to the server: roles and the permissions they carry. */
import { rolesRoutes } from '#domains/roles/roles.routes';
import { defineDomain } from '#platform/domain';

export const rolesDomain = defineDomain({
  name: 'roles',
  owns: ['person_roles', 'roles'],
  operations: rolesRoutes,
});
