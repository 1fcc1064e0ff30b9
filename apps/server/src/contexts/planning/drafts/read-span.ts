/** Reads the facts for a draft of the open duties of a span (X-FAIR-31). */
import type { DraftArea } from '@sheaf/rules/planning/drafts/draft-area';
import { allMeetingsBetween, cancelledMeetings } from '#contexts/meetings/meetings.api';
import { readWallNow } from '#contexts/people/people.api';
import { type ReadFacts, readFacts } from '#contexts/planning/drafts/read-facts';
import type { Tenant } from '#platform/database/tenant';

export interface Span {
  from: string;
  to: string;
  areas: readonly DraftArea[];
}

/** Without meetings that have begun or are cancelled; null without open duties. */
export async function readSpan(
  tenant: Tenant,
  { from, to, areas }: Span,
  now: Date,
  kept: ReadonlyMap<number, number>,
): Promise<ReadFacts | null> {
  const wallNow = await readWallNow(tenant, now);
  const cancelled = new Set(await cancelledMeetings(tenant));
  const meetings = (await allMeetingsBetween(tenant, from, to)).filter(
    ({ id, held_on, starts_at }) => !cancelled.has(id) && `${held_on}T${starts_at}` > wallNow,
  );
  return readFacts(tenant, meetings, areas, kept);
}
