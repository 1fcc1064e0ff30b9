import type { event } from '@sheaf/contract/events/events';
import { isMultiDay, weekOfEvent } from '@sheaf/rules/events/event';
import type { z } from 'zod';
import type { EventRow } from '#contexts/events/events.store';

/** Joins days and times, and adds the derived fields (EVENTS-D1). */
export function presentEvent(row: EventRow): z.output<typeof event> {
  const { starts_on, starts_at, ends_on, ends_at, ...rest } = row;
  const times = { start_date: `${starts_on}T${starts_at}`, end_date: `${ends_on}T${ends_at}` };
  return {
    ...rest,
    ...times,
    multi_day: isMultiDay(times),
    base_date: starts_on,
    week_date: weekOfEvent(times),
  };
}
