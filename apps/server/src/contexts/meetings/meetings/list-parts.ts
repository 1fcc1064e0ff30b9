import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { meetingParts } from '#contexts/meetings/meetings/meeting-parts.store';
import { timesOfMeeting } from '#contexts/meetings/meetings/plan-of-meeting';
import { presentPart } from '#contexts/meetings/meetings/present-meeting';
import { readWindow } from '#contexts/meetings/meetings/read-window';
import type { Handler } from '#platform/handle';

/** MEET-C9, MEET-R4, MEET-R27. */
export async function listParts({ tenant, query, now }: Handler<typeof operations.listParts>) {
  const found = await meetingParts.between(tenant, await readWindow(tenant, query, now));
  return found.flatMap(({ parts, ...meeting }) => {
    const times = timesOfMeeting(meeting, parts);
    return parts.map((part, index) => presentPart(part, times[index]!));
  });
}
