/** What this domain brings to the server: field service groups. */
import { groupsRoutes } from '#domains/groups/groups.routes';
import { defineDomain } from '#platform/domain';

export const groupsDomain = defineDomain({
  name: 'groups',
  owns: ['groups'],
  operations: groupsRoutes,
});
