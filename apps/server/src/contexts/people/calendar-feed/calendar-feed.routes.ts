import { calendarFeed } from '@sheaf/contract/people/calendar-feed/calendar-feed';
import { readCalendarFeed } from '#contexts/people/calendar-feed/read-calendar-feed';
import { renewCalendarFeed } from '#contexts/people/calendar-feed/renew-calendar-feed';
import { stopCalendarFeed } from '#contexts/people/calendar-feed/stop-calendar-feed';
import { handle, type Route } from '#platform/handle';

export const calendarFeedRoutes: readonly Route[] = [
  handle(calendarFeed.renewCalendarFeed, renewCalendarFeed),
  handle(calendarFeed.stopCalendarFeed, stopCalendarFeed),
  handle(calendarFeed.readCalendarFeed, readCalendarFeed),
];
