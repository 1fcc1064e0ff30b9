import type { meetings as operations } from '@sheaf/contract/meetings/meetings';
import { meetingParts } from '#domains/meetings/meeting-parts.store';
import { timesOfMeeting } from '#domains/meetings/plan-of-meeting';
import { presentPart } from '#domains/meetings/present-meeting';
import { readWindow } from '#domains/meetings/read-window';
import type { Handler } from '#platform/handle';

/** MEET-C9, MEET-R4, MEET-R27. */
export async function listParts({ tenant, query, now }: Handler<typeof operations.listParts>) {
  const rows = await meetingParts.between(tenant, await readWindow(tenant, query, now));
  return [...Map.groupBy(rows, ({ meeting_id }) => meeting_id).values()].flatMap((parts) => {
    const times = timesOfMeeting(parts[0]!, parts);
    return parts.map((part, index) => presentPart(part, times[index]!));
  });
}
