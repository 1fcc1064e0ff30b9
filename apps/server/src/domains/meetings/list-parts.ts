import type { meetings as operations } from '@sheaf/contract/meetings/meetings';
import { timesOfMeeting } from '#domains/meetings/plan-of-meeting';
import { presentPart } from '#domains/meetings/present-meeting';
import { meetingsOfWindow } from '#domains/meetings/read-window';
import { withParts } from '#domains/meetings/with-parts';
import type { Handler } from '#platform/handle';

/** MEET-C9, MEET-R4, MEET-R27. */
export async function listParts({ tenant, query, now }: Handler<typeof operations.listParts>) {
  const rows = await withParts(tenant, await meetingsOfWindow(tenant, query, now));
  return rows.flatMap(({ meeting, parts }) => {
    const times = timesOfMeeting(meeting, parts);
    return parts.map((part, index) => presentPart(part, times[index]!));
  });
}
