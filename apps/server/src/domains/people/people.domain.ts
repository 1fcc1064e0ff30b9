/** What this domain brings to the server: the people of a congregation. */
import { peopleEntities } from '@sheaf/rules/people/journal-entities';
import { leaving } from '#domains/people/leaving.store';
import { peopleRoutes } from '#domains/people/people.routes';
import { peopleRevert } from '#domains/people/people-revert';
import { defineDomain } from '#platform/domain';

export const peopleDomain = defineDomain({
  name: 'people',
  owns: ['people'],
  operations: peopleRoutes,
  journal: {
    kind: 'people',
    entities: peopleEntities,
    revert: peopleRevert,
  },
  personLeaves: { clears: [], run: (tenant, { personId }) => leaving.releasePartners(tenant, personId) },
});
