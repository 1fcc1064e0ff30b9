import { away } from '#contexts/people/absences/absences.store';
import type { CalendarSource } from '#platform/calendar-source';
import { say } from '#platform/texts';

/** The person's own absences. */
export const awayFeed: CalendarSource = async (tenant, { personId, lang, first, last }) => {
  const rows = await away.list(tenant, first, personId);
  return rows
    .filter(({ starts_on }) => starts_on <= last)
    .map(({ id, starts_on, ends_on, comment }) => ({
      key: `away-${id}`,
      title: say(lang, 'people:feed.away'),
      note: comment,
      location: null,
      first: starts_on,
      last: ends_on,
    }));
};
