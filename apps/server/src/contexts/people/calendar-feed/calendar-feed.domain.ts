import { calendarFeedRoutes } from '#contexts/people/calendar-feed/calendar-feed.routes';
import { removeRevisions } from '#contexts/people/calendar-feed/calendar-feed.store';
import { defineDomain } from '#platform/domain';

export const calendarFeedDomain = defineDomain({
  name: 'calendar-feed',
  owns: ['calendar_feeds'],
  exported: {
    leftOut: { calendar_feeds: 'A calendar reads a feed at the address of one installation.' },
  },
  personLeaves: {
    clears: ['calendar_feeds.person_id'],
    run: (tenant, { personId }) => removeRevisions(tenant, personId),
  },
  operations: calendarFeedRoutes,
  journal: { kind: 'people', kinds: [], phrases: 'people' },
});
