/**
 * Writes feed items as iCalendar (RFC 5545). Times are UTC instants, correct in every calendar, with any time
 * zone data.
 */
import type { FeedRevisions } from '@sheaf/rules/people/calendar-feed/feed-revisions';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { manyLines, withoutBreaks } from '@sheaf/rules/text/text-lines';
import { instantOfWallTime, spanOfWallTimes } from '@sheaf/rules/time/wall-time';
import ical, { ICalCalendarMethod, type ICalEventData } from 'ical-generator';
import type { CalendarItem, HoursItem } from '#platform/calendar-source';

export interface Calendar {
  name: string;
  zone: string;
  /** Host part of every UID. */
  host: string;
  /** Number and time of each item's changes by key. */
  revisions: FeedRevisions;
  items: readonly CalendarItem[];
}

const dayMilliseconds = 86_400_000;
const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** An end after midnight is on the next day. */
function spanOf({ date, from, to }: HoursItem, zone: string): { start: number; end: number } {
  if (to < '24:00') return spanOfWallTimes(date, from, to, zone);
  const hours = String(Number(to.slice(0, 2)) - 24).padStart(2, '0');
  return {
    start: instantOfWallTime(date, from, zone),
    end: instantOfWallTime(addDays(date, 1), `${hours}${to.slice(2)}`, zone),
  };
}

const eventOf = (item: CalendarItem, { zone, host, revisions }: Calendar): ICalEventData => {
  const { sequence, changedAt } = revisions[item.key]!;
  const event = {
    id: `${item.key}@${host}`,
    sequence,
    stamp: new Date(changedAt),
    summary: withoutBreaks(item.title),
    description: item.note && manyLines(item.note),
    location: item.location && withoutBreaks(item.location),
  };
  if ('first' in item)
    return {
      ...event,
      allDay: true,
      start: new Date(midnight(item.first)),
      // The end of an all-day item is exclusive.
      end: new Date(midnight(item.last) + dayMilliseconds),
    };
  const { start, end } = spanOf(item, zone);
  return { ...event, start: new Date(start), end: new Date(end) };
};

export function writeCalendar(calendar: Calendar): string {
  const feed = ical({
    name: withoutBreaks(calendar.name),
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Sheaf', product: 'Sheaf' },
    ttl: 3600,
  });
  for (const item of calendar.items) feed.createEvent(eventOf(item, calendar));
  return feed.toString();
}
