/** Describes the duties at meetings to their people. */
import { helpsAs, type MeetingDutyKind } from '@sheaf/rules/duties/duty-kind';
import { fullName } from '@sheaf/rules/people/people/names';
import { meetings } from '#contexts/meetings/meetings/meetings.store';
import { hoursOfDuty } from '#contexts/meetings/meetings/plan-of-meeting';
import { type PrintedMeeting, printMeetings } from '#contexts/meetings/meetings/printed-meetings';
import { className } from '#contexts/meetings/meetings/schedule-rows';
import type { DutyTextSource, ToldDuty } from '#platform/duty-text-source';
import { say } from '#platform/texts';

const prayers: Record<number, string> = { 1: 'opening', 2: 'closing' };

/**
 * @param said the phrase function, with or without direction marks around inserted values, depending on
 * whether the text leaves the app.
 */
export function whatOf(
  lang: string,
  duty: Pick<ToldDuty, 'kind' | 'part_id' | 'hall' | 'place'>,
  { parts, suspended }: PrintedMeeting,
  said: typeof say,
): string {
  const part = parts.find(({ row }) => row.id === duty.part_id);
  const left = suspended.find(({ id }) => id === duty.part_id);
  if (left) return left.title;
  if (part) return part.number === null ? part.row.title : `${part.number}. ${part.row.title}`;
  const kind = duty.kind as MeetingDutyKind;
  if (kind === 'prayer') return said(lang, `answers:prayer.${prayers[duty.place]}`);
  if (duty.hall > 1) return said(lang, 'printing:midweek.counselor', { number: duty.hall - 1 });
  return said(lang, `duties:kind.${kind}`);
}

export const roleOf = (duty: Pick<ToldDuty, 'kind' | 'part_id'>, { parts }: PrintedMeeting) =>
  helpsAs(duty.kind, parts.find(({ row }) => row.id === duty.part_id)?.row.helper_type);

export const describeMeetingDuty: DutyTextSource = async (tenant, duty, lang) => {
  const rows = await meetings.list(tenant, { from: duty.on_date, to: duty.on_date });
  const [printed] = await printMeetings(
    tenant,
    rows.filter(({ id }) => id === duty.meeting_id),
    lang,
  );
  if (!printed) return undefined;
  const part = printed.parts.find(({ row }) => row.id === duty.part_id);
  const others = printed.duties.filter(
    (other) => part && other.id !== duty.id && other.part_id === duty.part_id && other.hall === duty.hall,
  );
  return {
    what: whatOf(lang, duty, printed, say),
    minutes: part?.row.minutes ?? null,
    role: roleOf(duty, printed),
    from: hoursOfDuty(
      duty,
      printed.meeting,
      printed.parts.map(({ row }) => row),
    ).from,
    class: printed.meeting.halls > 1 && part ? className(lang, duty.hall, say) : null,
    with: others.flatMap(({ first_name, last_name }) =>
      first_name === null || last_name === null ? [] : [fullName({ first_name, last_name })],
    ),
    note: part?.row.refs ?? null,
    instead: printed.instead ?? (duty.suspended ? say(lang, 'meetings:visit.instead') : null),
  };
};
