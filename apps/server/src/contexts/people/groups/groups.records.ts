import { groups as operations } from '@sheaf/contract/people/groups/groups';
import { lockCongregation } from '#contexts/people/congregations/congregations.api';
import { groups } from '#contexts/people/groups/groups.store';
import { readGroups } from '#contexts/people/groups/present-group';
import { leaderIds, readGroup } from '#contexts/people/groups/read-group';
import { members } from '#contexts/people/people/people.api';
import { recordOperations } from '#platform/record-operations';

/**
 * GROUPS-C1, GROUPS-R8: a former leader remains a member. The deletion removes the members from the group and
 * is a separate operation.
 */
export const groupRecords = recordOperations({
  add: operations.addGroup,
  edit: operations.editGroup,
  store: groups,
  before: ({ tenant }) => lockCongregation(tenant),
  read: readGroup,
  after: ({ tenant }, id, values) => members.move(tenant, leaderIds(values!), id),
  present: async ({ tenant, actor }, { id }) => (await readGroups(tenant, actor, id))[0]!,
});
