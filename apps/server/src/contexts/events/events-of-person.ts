/** Events for a person, on their assignments page and in their calendar (APPTS-R4, USERS-O8). */
import { maySeeEvent } from '@sheaf/rules/events/extent';
import { events } from '#contexts/events/events.store';
import { presentEvent } from '#contexts/events/present-event';
import { readStanding } from '#contexts/people/people.api';
import type { AppointmentSource } from '#platform/appointment-source';
import type { CalendarSource } from '#platform/calendar-source';
import type { Tenant } from '#platform/database/tenant';
import { say } from '#platform/texts';

/** Permissions are left out: managing events does not make a person part of their audience. */
async function eventsOf(tenant: Tenant, personId: number) {
  const viewer = { ...(await readStanding(tenant, personId)), permissions: new Set<string>() };
  const rows = await events.list(tenant);
  return rows.filter(({ extent }) => maySeeEvent(extent, viewer)).map(presentEvent);
}

export const eventAppointments: AppointmentSource = async (tenant, personId) =>
  (await eventsOf(tenant, personId)).map(
    ({ type, start_date, end_date, extent, label, theme, public_theme, location, speaker }) => ({
      base_type: type,
      start_date,
      end_date,
      extent,
      label,
      theme,
      public_theme,
      location,
      speaker,
    }),
  );

/** Description of the event in the feed: speaker and theme (EVENTS-O3). */
const noteOf = (texts: readonly (string | null)[]): string | null =>
  texts.filter((text) => text !== null).join(' · ') || null;

/** Events of several days as whole days, events of one day with their hours. */
export const eventFeed: CalendarSource = async (tenant, { personId, lang, first, last }) =>
  (await eventsOf(tenant, personId))
    .filter(({ start_date, end_date }) => end_date.slice(0, 10) >= first && start_date.slice(0, 10) <= last)
    .map(({ id, type, label, location, multi_day, start_date, end_date, ...spoken }) => ({
      key: `event-${id}`,
      title: label ?? say(lang, `events:type.${type}`),
      note: noteOf([spoken.speaker, spoken.public_theme, spoken.theme]),
      location,
      ...(multi_day
        ? { first: start_date.slice(0, 10), last: end_date.slice(0, 10) }
        : { date: start_date.slice(0, 10), from: start_date.slice(11), to: end_date.slice(11) }),
    }));
