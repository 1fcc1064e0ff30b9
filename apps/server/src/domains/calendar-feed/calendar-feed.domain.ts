/** What this domain brings to the server: the feed of a person's own dates. */
import { calendarFeedRoutes } from '#domains/calendar-feed/calendar-feed.routes';
import { defineDomain } from '#platform/domain';

export const calendarFeedDomain = defineDomain({
  name: 'calendar-feed',
  owns: [],
  operations: calendarFeedRoutes,
  journal: { kind: 'people', kinds: [], phrases: 'people' },
});
