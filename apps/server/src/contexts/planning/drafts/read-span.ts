/** Reads the facts for a draft of the duties of a span (X-FAIR-31). */
import { allMeetingsBetween, cancelledMeetings, type HeldMeeting } from '#contexts/meetings/meetings.api';
import { readWallNow } from '#contexts/people/people.api';
import type { DraftRow } from '#contexts/planning/drafts/drafts.store';
import type { DraftPlan } from '#contexts/planning/drafts/planned-duties';
import { type ReadFacts, readFacts } from '#contexts/planning/drafts/read-facts';
import type { Tenant } from '#platform/database/tenant';

export interface Span extends DraftPlan {
  from: string;
  to: string;
  /** Ids of the meetings; null for all of the span. */
  meetings: readonly number[] | null;
}

/** `kept` has the person of each duty that the planner locked. */
export const spanOf = (draft: DraftRow, kept: ReadonlyMap<number, number>): Span => ({
  from: draft.from_on,
  to: draft.to_on,
  areas: draft.areas as DraftPlan['areas'],
  mode: draft.mode,
  keepTold: draft.keep_told,
  meetings: draft.meeting_ids,
  kept,
});

/** Meetings of the span, without those that have begun or are cancelled. */
export async function meetingsAhead(
  tenant: Tenant,
  { from, to, meetings: chosen }: Pick<Span, 'from' | 'to' | 'meetings'>,
  now: Date,
): Promise<HeldMeeting[]> {
  const wallNow = await readWallNow(tenant, now);
  const cancelled = new Set(await cancelledMeetings(tenant));
  return (await allMeetingsBetween(tenant, from, to)).filter(
    ({ id, held_on, starts_at }) =>
      !cancelled.has(id) && `${held_on}T${starts_at}` > wallNow && (chosen === null || chosen.includes(id)),
  );
}

/** Null without a duty to plan. */
export async function readSpan(tenant: Tenant, span: Span, now: Date): Promise<ReadFacts | null> {
  return readFacts(tenant, await meetingsAhead(tenant, span, now), span);
}
