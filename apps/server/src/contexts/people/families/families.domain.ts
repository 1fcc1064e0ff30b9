import { families } from '@sheaf/contract/people/families/families';
import { familiesEntities } from '@sheaf/rules/people/families/journal-entities';
import { familiesRoutes } from '#contexts/people/families/families.routes';
import { leaveFamily } from '#contexts/people/families/leave-family';
import { defineDomain } from '#platform/domain';
import { withFormFields } from '#platform/journal-of-form';

export const familiesDomain = defineDomain({
  name: 'families',
  owns: ['families', 'family_members'],
  operations: familiesRoutes,
  journal: {
    kind: 'people',
    kinds: [],
    phrases: 'people',
    entities: {
      ...familiesEntities,
      families: withFormFields(familiesEntities.families, 'families', families.addFamily),
    },
  },
  personLeaves: {
    clears: ['family_members.person_id'],
    run: (tenant, { personId }) => leaveFamily(tenant, personId),
  },
});
