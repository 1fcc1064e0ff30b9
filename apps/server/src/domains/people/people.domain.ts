/** What this domain brings to the server: the people of a congregation. */
import { awayFeed } from '#domains/people/away-feed';
import { turnAway } from '#domains/people/people.jobs';
import { peopleRoutes } from '#domains/people/people.routes';
import { defineDomain } from '#platform/domain';

export const peopleDomain = defineDomain({
  name: 'people',
  owns: ['away_dates', 'families', 'family_members', 'people'],
  operations: peopleRoutes,
  frequent: [turnAway],
  calendar: [awayFeed],
});
