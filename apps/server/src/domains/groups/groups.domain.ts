/** What this domain brings to the server: field service groups. */
import { groupsEntities } from '@sheaf/rules/groups/journal-entities';
import { groupCommitments } from '#domains/groups/commitments.store';
import { groupRevert } from '#domains/groups/group-revert';
import { groupsRoutes } from '#domains/groups/groups.routes';
import { releaseGroups } from '#domains/groups/leaving.store';
import { defineDomain } from '#platform/domain';

export const groupsDomain = defineDomain({
  name: 'groups',
  owns: ['groups'],
  publishes: ['group_names', 'group_overseers'],
  collections: { groups: 'groups' },
  operations: groupsRoutes,
  commitments: groupCommitments,
  journal: { kind: 'groups', entities: groupsEntities, revert: groupRevert },
  personLeaves: { clears: ['groups.assistant_id', 'groups.overseer_id'], run: releaseGroups },
  traces: { in_use: ['groups.overseer_id', 'groups.assistant_id'] },
});
