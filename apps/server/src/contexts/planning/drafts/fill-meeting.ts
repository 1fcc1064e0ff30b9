import type { drafts as operations } from '@sheaf/contract/planning/drafts/drafts';
import type { DraftArea } from '@sheaf/rules/planning/drafts/draft-area';
import { problemOf } from '@sheaf/rules/planning/drafts/problem-of';
import { heldMeetingsOfIds, meetingsOfIds } from '#contexts/meetings/meetings.api';
import { readWallNow } from '#contexts/people/people.api';
import { drafts, type NewPlace } from '#contexts/planning/drafts/drafts.store';
import { keptOf, newPlaces } from '#contexts/planning/drafts/kept-places';
import { meetingDraft } from '#contexts/planning/drafts/meeting-draft';
import { ownAreas } from '#contexts/planning/drafts/own-areas';
import { presentDraft } from '#contexts/planning/drafts/present-draft';
import { readFacts } from '#contexts/planning/drafts/read-facts';
import { draftSolving } from '#contexts/planning/drafts/solve-draft';
import type { Tenant } from '#platform/database/tenant';
import { tenantTransaction } from '#platform/database/tenant';
import type { Handler, PreparationCall } from '#platform/handle';

interface PreparedFilling {
  areas: DraftArea[];
  seed: number;
  date: string;
  places: NewPlace[];
}

type Preparation = PreparationCall<typeof operations.fillMeeting>;

async function readMeeting(call: Preparation, tenant: Tenant, areas: readonly DraftArea[]) {
  const [meeting] = await meetingsOfIds(tenant, [call.params.id]);
  if (!meeting) return call.missing();
  if (`${meeting.held_on}T${meeting.starts_at}` <= (await readWallNow(tenant, call.now)))
    return call.refuse('meeting-over');
  if ((await heldMeetingsOfIds(tenant, [meeting.id])).length === 0) return call.refuse('meeting-cancelled');
  const before = await meetingDraft(tenant, meeting.id);
  const kept = keptOf(before ? await drafts.places(tenant, before.id) : []);
  const plan = { areas, mode: 'new' as const, keepTold: true, kept: kept.people };
  const read = (await readFacts(tenant, [meeting], plan)) ?? call.refuse('nothing-open');
  return { ...read, kept, seed: (before?.seed ?? 0) + 1 };
}

/** Reads the facts in one short transaction and searches without a connection (X-FAIR-8). */
export async function prepareFilling(call: Preparation): Promise<PreparedFilling> {
  const { platform, actor } = call;
  const areas = ownAreas(call);
  const { facts, planned, kept, seed } = await tenantTransaction(
    platform,
    { ...actor, operation: 'drafts.fillMeeting' },
    (tenant) => readMeeting(call, tenant, areas),
  );
  const numbered = problemOf(facts);
  const solved = await platform.workers.run(draftSolving, { numbered, seed }, actor.congregationId);
  return {
    areas,
    seed,
    date: planned[0]!.row.on_date,
    places: newPlaces(planned, solved, kept),
  };
}

/** X-FAIR-8. Replaces an unpublished draft of the meeting. */
export async function fillMeeting(call: Handler<typeof operations.fillMeeting, PreparedFilling>) {
  const { tenant, actor, now, prepared, params } = call;
  const { areas, seed, date, places } = prepared;
  const before = await meetingDraft(tenant, params.id);
  if (before) await drafts.remove(tenant, before.id);
  const draft = await drafts.add(tenant, { from: date, to: date, areas, seed, madeBy: actor.personId, now });
  await drafts.addPlaces(tenant, draft.id, places);
  return presentDraft(tenant, actor, draft);
}
