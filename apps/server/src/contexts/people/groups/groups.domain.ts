import { groups } from '@sheaf/contract/people/groups/groups';
import { groupsEntities } from '@sheaf/rules/people/groups/journal-entities';
import { groupRevert } from '#contexts/people/groups/group-revert';
import { groupsRoutes } from '#contexts/people/groups/groups.routes';
import { groupCommitments, releaseGroups } from '#contexts/people/groups/groups.store';
import { defineDomain } from '#platform/domain';
import { withFormFields } from '#platform/journal-of-form';

export const groupsDomain = defineDomain({
  name: 'groups',
  owns: ['groups'],
  publishes: ['group_names', 'group_overseers'],
  collections: { groups: 'groups' },
  operations: groupsRoutes,
  commitments: groupCommitments,
  journal: {
    kind: 'groups',
    entities: {
      ...groupsEntities,
      groups: withFormFields(groupsEntities.groups, 'groups', groups.addGroup),
    },
    revert: groupRevert,
  },
  personLeaves: { clears: ['groups.assistant_id', 'groups.overseer_id'], run: releaseGroups },
  traces: { in_use: ['groups.overseer_id', 'groups.assistant_id'] },
});
