/** What this domain brings to the server: the people of a congregation. */

import { peopleEntities, peopleOperations } from '@sheaf/rules/people/journal-entities';
import { peopleNotifications } from '@sheaf/rules/people/notifications';
import { awayFeed } from '#domains/people/away-feed';
import { leavePeople } from '#domains/people/leave-people';
import { turnAway } from '#domains/people/people.jobs';
import { peopleRoutes } from '#domains/people/people.routes';
import { peopleRevert } from '#domains/people/people-revert';
import { defineDomain } from '#platform/domain';

export const peopleDomain = defineDomain({
  name: 'people',
  owns: ['away_dates', 'people'],
  operations: peopleRoutes,
  notifications: peopleNotifications,
  journal: {
    kind: 'people',
    kinds: ['people', 'away'],
    entities: peopleEntities,
    operations: peopleOperations,
    revert: peopleRevert,
  },
  frequent: [turnAway],
  calendar: [awayFeed],
  personLeaves: { clears: ['away_dates.person_id'], run: leavePeople },
});
