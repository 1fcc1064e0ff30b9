/** Reads meetings with everything that papers and mails show. */
import { isMeetingCancelled } from '@sheaf/rules/events/cancelling';
import { numberParts } from '@sheaf/rules/meetings/meetings/part-place';
import type { PartTime } from '@sheaf/rules/meetings/meetings/part-times';
import { type NamedDuty, namedDutiesOfMeetings } from '#contexts/duties/duties.api';
import { type EventTalk, eventAt, labelledEvents } from '#contexts/meetings/meetings/labelled-events';
import { headOf, type Letterhead } from '#contexts/meetings/meetings/language-groups/letterhead';
import type { PartRow } from '#contexts/meetings/meetings/meeting-parts.store';
import { type MeetingRow, type MeetingWindow, meetings } from '#contexts/meetings/meetings/meetings.store';
import { timesOfMeeting } from '#contexts/meetings/meetings/plan-of-meeting';
import { withParts } from '#contexts/meetings/meetings/with-parts';
import type { Tenant } from '#platform/database/tenant';

export interface PrintedPart {
  row: PartRow;
  number: number | null;
  time: PartTime;
}

export interface PrintedMeeting {
  meeting: MeetingRow;
  /** Label of the event that replaces the meeting; null if it is held. */
  instead: string | null;
  /** Talk given at the event (EVENTS-O3). */
  eventTalk: EventTalk | null;
  parts: PrintedPart[];
  /** Parts that a visit suspends. */
  suspended: PartRow[];
  duties: NamedDuty[];
}

export type { Letterhead } from '#contexts/meetings/meetings/language-groups/letterhead';

/** @param lang language of the event labels. */
export async function printMeetings(
  tenant: Tenant,
  found: readonly MeetingRow[],
  lang: string,
): Promise<PrintedMeeting[]> {
  const rows = await withParts(tenant, found);
  const events = await labelledEvents(tenant, lang);
  const duties = Map.groupBy(
    await namedDutiesOfMeetings(
      tenant,
      rows.map(({ meeting }) => meeting.id),
    ),
    ({ meeting_id }) => meeting_id,
  );
  return rows.map(({ meeting, parts, suspended }) => {
    const [numbers, times] = [numberParts(parts), timesOfMeeting(meeting, parts)];
    return {
      meeting,
      instead: events.find((event) => isMeetingCancelled([event], meeting.week, meeting.type))?.label ?? null,
      eventTalk: eventAt(events, meeting) ?? null,
      suspended,
      parts: parts.map((row, index) => ({ row, number: numbers[index]!, time: times[index]! })),
      duties: duties.get(meeting.id) ?? [],
    };
  });
}

/** Midweek meetings of these weeks, of the whole congregation or of a language group. */
export async function readPrinted(
  tenant: Tenant,
  window: MeetingWindow,
  group: number | null,
): Promise<{ head: Letterhead; printed: PrintedMeeting[] }> {
  const head = await headOf(tenant, group);
  const rows = (await meetings.list(tenant, window)).filter(
    ({ type, language_group_id }) => type === 'clam' && language_group_id === group,
  );
  return { head, printed: await printMeetings(tenant, rows, head.lang) };
}
