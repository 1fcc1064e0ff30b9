import { rolesEntities } from '@sheaf/rules/people/roles/journal-entities';
import { rolesNotifications } from '@sheaf/rules/people/roles/notifications';
import { isPermissionKey } from '@sheaf/rules/permissions/permission-keys';
import { releaseRoles } from '#contexts/people/roles/person-roles.store';
import { rolesRoutes } from '#contexts/people/roles/roles.routes';
import { rolesRevert } from '#contexts/people/roles/roles-revert';
import { defineDomain } from '#platform/domain';

export const rolesDomain = defineDomain({
  name: 'roles',
  owns: ['person_roles', 'roles'],
  publishes: ['held_roles'],
  exported: {
    rowChecks: {
      roles: ({ permissions }) => {
        const unknown = (permissions ?? '{}')
          .slice(1, -1)
          .split(',')
          .find((key) => key && !isPermissionKey(key));
        return unknown && `there is no permission "${unknown.slice(0, 60)}"`;
      },
    },
  },
  collections: { roles: 'roles' },
  operations: rolesRoutes,
  notifications: rolesNotifications,
  journal: { kind: 'roles', entities: rolesEntities, revert: rolesRevert },
  personLeaves: { clears: ['person_roles.person_id'], run: releaseRoles },
});
