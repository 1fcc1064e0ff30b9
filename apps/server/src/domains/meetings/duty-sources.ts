/** The duties of a person on their page of assignments and in their calendar (APPTS-O1, USERS-O8). */
import { wallTimeAt } from '@sheaf/rules/time/meeting-clock';
import { dutiesOfPerson, type PersonDuty } from '#domains/meetings/person-duties';
import type { AppointmentSource } from '#platform/appointment-source';
import type { CalendarSource } from '#platform/calendar-source';
import { sayPlain } from '#platform/texts';

const firstDay = '0001-01-01';
const lastDay = '9999-12-31';

/** The page itself leaves out what is over and what is too far ahead. */
export const dutyAppointments: AppointmentSource = async (tenant, personId) =>
  (await dutiesOfPerson(tenant, personId, firstDay, lastDay)).map((duty) => ({
    base_type: 'meeting',
    start_date: wallTimeAt(duty.date, duty.starts_at),
    end_date: wallTimeAt(duty.date, duty.ends_at),
    part: duty.part,
    title: duty.title,
    user_id: duty.user_id,
    helper_id: duty.helper_id,
  }));

function titleOf({ kind, title, part }: PersonDuty, lang: string): string {
  if (title === null) return sayPlain(lang, `duties:place.${part.replace('.', '-')}`);
  return kind === 'helper' ? sayPlain(lang, 'duties:helperOf', { part: title }) : title;
}

const noteOf = (duty: PersonDuty, lang: string): string => {
  const meeting = sayPlain(lang, `meetings:type.${duty.meeting}`);
  return duty.with === null ? meeting : sayPlain(lang, 'duties:feedWith', { meeting, name: duty.with });
};

/** What ends after midnight ends there: a feed gives the hours of one day. */
const withinDay = (clock: string): string => (clock < '24:00' ? clock : '23:59');

export const dutyFeed: CalendarSource = async (tenant, { personId, lang, first, last }) =>
  (await dutiesOfPerson(tenant, personId, first, last)).map((duty) => ({
    key: `duty-${duty.id}`,
    title: titleOf(duty, lang),
    note: noteOf(duty, lang),
    date: duty.date,
    from: withinDay(duty.starts_at),
    to: withinDay(duty.ends_at),
  }));
