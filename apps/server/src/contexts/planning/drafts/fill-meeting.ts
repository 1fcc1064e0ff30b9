import type { drafts as operations } from '@sheaf/contract/planning/drafts/drafts';
import { areasOfPlanner, type DraftArea } from '@sheaf/rules/planning/drafts/draft-area';
import { problemOf } from '@sheaf/rules/planning/drafts/problem-of';
import { heldMeetingsOfIds, meetingsOfIds } from '#contexts/meetings/meetings.api';
import { readWallNow } from '#contexts/people/people.api';
import { drafts, type NewPlace } from '#contexts/planning/drafts/drafts.store';
import { meetingDraft } from '#contexts/planning/drafts/meeting-draft';
import { presentDraft } from '#contexts/planning/drafts/present-draft';
import { readFacts } from '#contexts/planning/drafts/read-facts';
import { draftSolving } from '#contexts/planning/drafts/solve-draft';
import { tenantTransaction } from '#platform/database/tenant';
import type { Handler, PreparationCall } from '#platform/handle';

interface PreparedFilling {
  areas: DraftArea[];
  date: string;
  places: NewPlace[];
}

type Preparation = PreparationCall<typeof operations.fillMeeting>;

const seed = 1;

/** The areas that the caller asked for, or all that they may fill. */
function areasOf(call: Preparation): DraftArea[] {
  const own = areasOfPlanner(call.actor.permissions);
  const { areas = own } = call.body;
  return areas.every((area) => own.includes(area)) ? [...areas] : call.refuse('area-not-yours');
}

/** Reads the facts in one short transaction and searches without a connection (X-FAIR-8). */
export async function prepareFilling(call: Preparation): Promise<PreparedFilling> {
  const { platform, actor, params, now } = call;
  const areas = areasOf(call);
  const read = await tenantTransaction(platform, actor, async (tenant) => {
    const [meeting] = await meetingsOfIds(tenant, [params.id]);
    if (!meeting) return call.missing();
    if (`${meeting.held_on}T${meeting.starts_at}` <= (await readWallNow(tenant, now)))
      return call.refuse('meeting-over');
    if ((await heldMeetingsOfIds(tenant, [meeting.id])).length === 0) return call.refuse('meeting-cancelled');
    return (await readFacts(tenant, [meeting], areas)) ?? call.refuse('nothing-open');
  });
  const { problem, people } = problemOf(read.facts);
  const solved = await platform.workers.run(draftSolving, { problem, seed }, actor.congregationId);
  return {
    areas,
    date: read.open[0]!.on_date,
    places: read.open.map(({ id, version }, at) => {
      const person = solved.people[at] ?? null;
      return {
        dutyId: id,
        dutyVersion: version,
        personId: person === null ? null : people[person]!,
        reasons: solved.reasons[at],
      };
    }),
  };
}

/** X-FAIR-8. Replaces an unpublished draft of the meeting. */
export async function fillMeeting(call: Handler<typeof operations.fillMeeting, PreparedFilling>) {
  const { tenant, actor, now, prepared, params } = call;
  const { areas, date, places } = prepared;
  const before = await meetingDraft(tenant, params.id);
  if (before) await drafts.remove(tenant, before.id);
  const draft = await drafts.add(tenant, { from: date, to: date, areas, seed, madeBy: actor.personId, now });
  await drafts.addPlaces(tenant, draft.id, places);
  return presentDraft(tenant, actor, draft);
}
