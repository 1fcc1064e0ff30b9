import { familiesEntities } from '@sheaf/rules/people/families/journal-entities';
import { familiesRoutes } from '#contexts/people/families/families.routes';
import { leaveFamily } from '#contexts/people/families/leave-family';
import { defineDomain } from '#platform/domain';

export const familiesDomain = defineDomain({
  name: 'families',
  owns: ['families', 'family_members'],
  operations: familiesRoutes,
  journal: { kind: 'people', kinds: [], phrases: 'people', entities: familiesEntities },
  personLeaves: {
    clears: ['family_members.person_id'],
    run: (tenant, { personId }) => leaveFamily(tenant, personId),
  },
});
