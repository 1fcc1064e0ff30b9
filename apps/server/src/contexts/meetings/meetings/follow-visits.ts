/** Changes the programmes of the weeks in which the circuit overseer visits, and changes them back (X-VISIT). */
import type { MeetingType } from '@sheaf/rules/events/cancelling';
import { weeksOfVisit } from '@sheaf/rules/events/visit';
import { visitOfMeeting, visitTalks } from '@sheaf/rules/meetings/meetings/visit-plan';
import { allEvents } from '#contexts/events/events.api';
import { groupOf, readHoldingGroups } from '#contexts/meetings/meetings/language-groups/holding-groups';
import { meetingParts, type VisitPart } from '#contexts/meetings/meetings/meeting-parts.store';
import { type MeetingRow, meetings } from '#contexts/meetings/meetings/meetings.store';
import { settleMeeting } from '#contexts/meetings/meetings/plan-of-meeting';
import type { Tenant } from '#platform/database/tenant';
import { say } from '#platform/texts';

type Event = Awaited<ReturnType<typeof allEvents>>[number];

const titleOf = (type: MeetingType, { theme }: Event, lang: string): string => {
  const { section, key } = visitTalks[type];
  const title = say(lang, `meetings:parts.${section}.${key}`);
  return type === 'clam' && theme !== null ? say(lang, 'meetings:serviceTalk', { theme }) : title;
};

/** Talk of the overseer; its place follows from the plan, so that its order does not matter. */
const partOf = ({ id, type }: MeetingRow, visit: Event, lang: string): VisitPart => ({
  ...visitTalks[type],
  meeting_id: id,
  event_id: visit.id,
  order: 1,
  title: titleOf(type, visit, lang),
  refs: null,
  qualification: null,
  helper_qualification: null,
  helper_type: 'none',
});

/** Idempotent: compares each meeting with the visit of its week. */
export async function followVisits(tenant: Tenant): Promise<void> {
  const events = await allEvents(tenant);
  const spans = events.filter(({ type }) => type === 'co').map(weeksOfVisit);
  const found = await meetings.underVisits(tenant, spans);
  if (found.length === 0) return;
  const groups = await readHoldingGroups(tenant);
  const ids = found.map(({ id }) => id);
  const parts = new Map((await meetingParts.ofVisits(tenant, ids)).map((part) => [part.meeting_id, part]));
  const changed = found.flatMap((meeting) => {
    const visit = visitOfMeeting(events, meeting);
    const wanted = visit ? partOf(meeting, visit, groupOf(groups, meeting).lang) : null;
    const there = parts.get(meeting.id);
    const isSame =
      meeting.visited === (visit !== undefined) &&
      meeting.visit_id === (visit?.id ?? null) &&
      there?.event_id === wanted?.event_id &&
      there?.title === wanted?.title;
    return isSame ? [] : [{ id: meeting.id, wanted }];
  });
  const partOfId = new Map(changed.map(({ id, wanted }) => [id, wanted]));
  for (const meeting of await meetings.lockAll(tenant, [...partOfId.keys()])) {
    const part = partOfId.get(meeting.id) ?? null;
    await meetingParts.setOfVisit(tenant, meeting.id, part);
    const followed = await meetings.edit(tenant, meeting.id, {
      visit_id: part?.event_id ?? null,
      visited: part !== null,
    });
    await settleMeeting(tenant, followed);
  }
}
