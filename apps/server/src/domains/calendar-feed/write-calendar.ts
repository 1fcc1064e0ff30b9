/** Feed items as iCalendar (RFC 5545). Hours are written as instants in UTC: right in every calendar, whatever it knows of zones. */
import { manyLines, withoutBreaks } from '@sheaf/rules/text/text-lines';
import { spanOfWallTimes } from '@sheaf/rules/time/wall-time';
import ical, { ICalCalendarMethod, type ICalEventData } from 'ical-generator';
import type { CalendarItem } from '#platform/calendar-source';

export interface Calendar {
  name: string;
  zone: string;
  /** Part of every item's name in the world. */
  host: string;
  /** When it was made. */
  stamp: Date;
  items: readonly CalendarItem[];
}

const dayMilliseconds = 86_400_000;
const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

const eventOf = (item: CalendarItem, { zone, host, stamp }: Calendar): ICalEventData => {
  const event = {
    ...{ id: `${item.key}@${host}`, stamp, summary: withoutBreaks(item.title) },
    description: item.note && manyLines(item.note),
  };
  if ('first' in item)
    return {
      ...event,
      allDay: true,
      start: new Date(midnight(item.first)),
      // The end of whole days is the day after them.
      end: new Date(midnight(item.last) + dayMilliseconds),
    };
  const { start, end } = spanOfWallTimes(item.date, item.from, item.to, zone);
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
