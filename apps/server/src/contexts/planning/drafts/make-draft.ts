import type { drafts as operations } from '@sheaf/contract/planning/drafts/drafts';
import type { DraftArea } from '@sheaf/rules/planning/drafts/draft-area';
import { isSpan, lastDayOfSpan } from '@sheaf/rules/planning/drafts/draft-span';
import { drafts, type NewPlace } from '#contexts/planning/drafts/drafts.store';
import { keptOf } from '#contexts/planning/drafts/kept-places';
import { ownAreas } from '#contexts/planning/drafts/own-areas';
import { presentDraft } from '#contexts/planning/drafts/present-draft';
import { readSpan } from '#contexts/planning/drafts/read-span';
import { solveAtOnce } from '#contexts/planning/drafts/solve-at-once';
import { tenantTransaction } from '#platform/database/tenant';
import type { Handler, PreparationCall } from '#platform/handle';
import { spokenDay } from '#platform/spoken-day';

interface PreparedDraft {
  areas: DraftArea[];
  seed: number;
  /** Null for a draft that a job solves. */
  places: NewPlace[] | null;
}

/** Reads the facts in one short transaction, and solves a small draft without a connection. */
export async function prepareDraft(
  call: PreparationCall<typeof operations.makeDraft>,
): Promise<PreparedDraft> {
  const { platform, actor, now } = call;
  const { from, to, seed = 1, mode, keep_told: keepTold, meeting_ids: meetings = null } = call.body;
  const areas = ownAreas(call);
  if (to < from) return call.invalid({ to: ['ends-before-start'] });
  if (!isSpan(from, to))
    return call.refuse('draft-too-large', { day: spokenDay(actor.lang, lastDayOfSpan(from)) });
  const kept = keptOf([]);
  const read = await tenantTransaction(platform, { ...actor, operation: 'drafts.makeDraft' }, (tenant) =>
    readSpan(tenant, { from, to, areas, mode, keepTold, meetings, kept: kept.people }, now),
  );
  if (!read) return call.refuse('nothing-open');
  return { areas, seed, places: await solveAtOnce(call, { ...read, kept, seed }) };
}

/** X-FAIR-31. */
export async function makeDraft(call: Handler<typeof operations.makeDraft, PreparedDraft>) {
  const { tenant, actor, now, prepared, body } = call;
  const { areas, seed, places } = prepared;
  const draft = await drafts.add(tenant, {
    from: body.from,
    to: body.to,
    areas,
    mode: body.mode,
    keepTold: body.keep_told,
    meetingIds: body.meeting_ids ?? null,
    seed,
    madeBy: actor.personId,
    now,
    state: places ? 'ready' : 'queued',
  });
  if (places) await drafts.addPlaces(tenant, draft.id, places);
  else await drafts.enqueue(tenant, draft.id);
  return presentDraft(tenant, actor, draft);
}
