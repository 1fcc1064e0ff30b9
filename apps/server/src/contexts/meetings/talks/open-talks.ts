import { talkEventOf } from '@sheaf/rules/events/event-talk';
import { closedBy } from '@sheaf/rules/meetings/talks/open-meetings';
import { holdsMeeting } from '@sheaf/rules/meetings/talks/request';
import { allEvents } from '#contexts/events/events.api';
import { meetingsAhead, type SpanAhead } from '#contexts/meetings/meetings/meetings-ahead';
import { talks } from '#contexts/meetings/talks/talks.store';
import type { Tenant } from '#platform/database/tenant';

/** Weekends without a speaker, booked or of an event, as the scheduler offers them (SHELL-R34, WKND-R7). */
export async function openTalks(tenant: Tenant, span: SpanAhead) {
  const today = span.wallNow.slice(0, 10);
  const events = await allEvents(tenant);
  const weekends = (await meetingsAhead(tenant, span)).filter(({ type }) => type === 'public');
  const booked = await talks.ofMeetings(
    tenant,
    weekends.map(({ id }) => id),
  );
  const taken = new Set(booked.filter(holdsMeeting).map(({ meeting_id }) => meeting_id));
  return weekends
    .filter(
      (one) =>
        closedBy({ ...one, isTaken: taken.has(one.id) }, events, today) === null && !talkEventOf(events, one),
    )
    .map(({ held_on: date, language_group_id: group }) => ({ date, group, count: 1 }));
}
