/**
 * Builds the entries of the assignments page and the calendar feed from the duty source of a domain
 * (APPTS-O1, USERS-O8).
 */
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { wallTimeAt } from '@sheaf/rules/time/meeting-clock';
import { readCongregationRow } from '#contexts/people/people.api';
import type { AppointmentSource } from '#platform/appointment-source';
import type { CalendarSource } from '#platform/calendar-source';
import type { Tenant } from '#platform/database/tenant';
import type { OwnDutiesQuery, OwnDuty, OwnDutySource } from '#platform/own-duty-source';
import { sayPlain } from '#platform/texts';

const firstDay = '0001-01-01';
const lastDay = '9999-12-31';

/** The page leaves out entries that are past or too far ahead. */
export const appointmentsOf =
  (source: OwnDutySource): AppointmentSource =>
  async (tenant, personId) =>
    (await source(tenant, { personId, from: firstDay, to: lastDay })).map((duty) => ({
      base_type: duty.base_type,
      start_date: wallTimeAt(duty.date, duty.starts_at),
      end_date: wallTimeAt(duty.date, duty.ends_at),
      part: duty.meeting?.part ?? null,
      title: duty.title,
      user_id: duty.user_id,
      helper_id: duty.helper_id,
      location: duty.link ?? duty.location,
      online: duty.link !== null,
      notes: duty.talk?.notes ?? duty.note,
      congregation: duty.talk?.congregation ?? null,
      responsibility: duty.base_type === 'attendant' ? duty.title : null,
    }));

function titleOf({ kind, title, meeting }: OwnDuty, lang: string): string {
  if (title === null) return sayPlain(lang, `duties:place.${meeting?.part?.replace('.', '-')}`);
  if (kind === 'conductor') return sayPlain(lang, 'duties:conducts', { place: title });
  if (kind !== 'helper') return title;
  return sayPlain(lang, meeting?.reads ? 'duties:readerOf' : 'duties:helperOf', { part: title });
}

/** Type of the meeting and its language group. */
const meetingOf = ({ type, language_group: group }: NonNullable<OwnDuty['meeting']>, lang: string): string =>
  [sayPlain(lang, `meetings:type.${type}`), group].filter(Boolean).join(' · ');

function noteOf(duty: OwnDuty, lang: string): string | null {
  const { meeting, link, note } = duty;
  const where = meeting ? meetingOf(meeting, lang) : (link ?? '');
  const name = duty.with.join(', ');
  const company = where
    ? sayPlain(lang, 'duties:feedWith', { meeting: where, name })
    : sayPlain(lang, 'duties:mine.withFirst', { name });
  const beside = name === '' ? where : company;
  return [beside, note].filter(Boolean).join('\n') || null;
}

/** `Midweek meeting: Bible reading`: the title alone is unclear among other calendar entries. */
function summaryOf(duty: OwnDuty, lang: string): string {
  const kind =
    duty.base_type === 'meeting' && duty.meeting
      ? sayPlain(lang, `meetings:type.${duty.meeting.type}`)
      : sayPlain(lang, `duties:kind.${duty.kind}`);
  return sayPlain(lang, 'duties:feedTitle', { kind, title: titleOf(duty, lang) });
}

/** Address of the congregation, as the place of its meetings. */
async function hallOf(tenant: Tenant): Promise<string | null> {
  const { address, suburb } = await readCongregationRow(tenant);
  return [address, suburb].filter(Boolean).join(', ') || null;
}

/** Moves times from 24:00 on to the next day. */
function hoursFrom({ date, starts_at: from, ends_at: to }: OwnDuty) {
  if (from < '24:00') return { date, from, to };
  const earlier = (clock: string): string =>
    `${String(Number(clock.slice(0, 2)) - 24).padStart(2, '0')}${clock.slice(2)}`;
  return { date: addDays(date, 1), from: earlier(from), to: earlier(to) };
}

interface KeyedDuty {
  /** Key of the entry in the feed. */
  key: string;
  duty: OwnDuty;
}

type KeyedDutySource = (tenant: Tenant, asked: OwnDutiesQuery) => Promise<KeyedDuty[]>;

export const keyedCalendarOf =
  (source: KeyedDutySource): CalendarSource =>
  async (tenant, { personId, lang, first, last }) => {
    const hall = await hallOf(tenant);
    return (await source(tenant, { personId, from: first, to: last })).map(({ key, duty }) => ({
      key,
      title: summaryOf(duty, lang),
      note: noteOf(duty, lang),
      location: duty.location ?? (duty.meeting ? hall : null),
      ...hoursFrom(duty),
    }));
  };

export const calendarOf = (source: OwnDutySource): CalendarSource =>
  keyedCalendarOf(async (tenant, asked) =>
    (await source(tenant, asked)).map((duty) => ({ key: `duty-${duty.id}`, duty })),
  );
