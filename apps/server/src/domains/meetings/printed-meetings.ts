/** Midweek meetings with all that is printed or sent of them. */
import { isMeetingCancelled, type MeetingType } from '@sheaf/rules/events/cancelling';
import { numberParts } from '@sheaf/rules/meetings/part-place';
import type { PartTime } from '@sheaf/rules/meetings/part-times';
import { readLetterhead } from '#domains/congregations/congregations.public-api';
import { type NamedDuty, namedDutiesOfMeetings } from '#domains/duties/duties.public-api';
import { labelledEvents } from '#domains/meetings/labelled-events';
import type { PartRow } from '#domains/meetings/meeting-parts.store';
import { type MeetingRow, type MeetingWindow, meetings } from '#domains/meetings/meetings.store';
import { timesOfMeeting } from '#domains/meetings/plan-of-meeting';
import { withParts } from '#domains/meetings/with-parts';
import type { Tenant } from '#platform/database/tenant';

export interface PrintedPart {
  row: PartRow;
  number: number | null;
  time: PartTime;
}

export interface PrintedMeeting {
  meeting: MeetingRow;
  /** The label of the event that takes its place; null where it is held. */
  instead: string | null;
  parts: PrintedPart[];
  duties: NamedDuty[];
}

export type Letterhead = Awaited<ReturnType<typeof readLetterhead>>;

export async function readPrinted(
  tenant: Tenant,
  type: MeetingType,
  window: MeetingWindow,
): Promise<{ head: Letterhead; printed: PrintedMeeting[] }> {
  const head = await readLetterhead(tenant);
  const rows = await withParts(
    tenant,
    (await meetings.list(tenant, window)).filter((meeting) => meeting.type === type),
  );
  const events = await labelledEvents(tenant, head.lang);
  const duties = Map.groupBy(
    await namedDutiesOfMeetings(
      tenant,
      rows.map(({ meeting }) => meeting.id),
    ),
    ({ meeting_id }) => meeting_id,
  );
  const printed = rows.map(({ meeting, parts }): PrintedMeeting => {
    const [numbers, times] = [numberParts(parts), timesOfMeeting(meeting, parts)];
    return {
      meeting,
      instead: events.find((event) => isMeetingCancelled([event], meeting.week, type))?.label ?? null,
      parts: parts.map((row, index) => ({ row, number: numbers[index]!, time: times[index]! })),
      duties: duties.get(meeting.id) ?? [],
    };
  });
  return { head, printed };
}
