import type { drafts as operations } from '@sheaf/contract/planning/drafts/drafts';
import { mayPlanPeople } from '@sheaf/rules/people/availability/availability';
import { areaOf, areasOfPlanner } from '@sheaf/rules/planning/drafts/draft-area';
import { problemOf } from '@sheaf/rules/planning/drafts/problem-of';
import { toldWorse } from '@sheaf/rules/planning/drafts/told-reasons';
import { dutiesOfIds } from '#contexts/duties/duties.api';
import { meetingsOfIds } from '#contexts/meetings/meetings.api';
import { drafts } from '#contexts/planning/drafts/drafts.store';
import { readFacts } from '#contexts/planning/drafts/read-facts';
import { spanOf } from '#contexts/planning/drafts/read-span';
import { placeExplaining } from '#contexts/planning/drafts/solve-draft';
import type { Tenant } from '#platform/database/tenant';
import { tenantTransaction } from '#platform/database/tenant';
import type { Handler, PreparationCall } from '#platform/handle';

type Explanation = Awaited<ReturnType<typeof explain>>;

async function readPlace(call: PreparationCall<typeof operations.explainPlace>, tenant: Tenant) {
  const { params, actor } = call;
  const draft = await drafts.read(tenant, params.id);
  const places = draft ? await drafts.places(tenant, draft.id) : [];
  const place = places.find(({ id }) => id === params.place);
  const [duty] = place ? await dutiesOfIds(tenant, [place.duty_id]) : [];
  if (!draft || !duty || !areasOfPlanner(actor.permissions).includes(areaOf(duty))) return call.missing();
  if (draft.state === 'published') return call.refuse('draft-published');
  const duties = await dutiesOfIds(
    tenant,
    places.map(({ duty_id }) => duty_id),
  );
  const meetings = await meetingsOfIds(tenant, [...new Set(duties.map(({ meeting_id }) => meeting_id!))]);
  const read = await readFacts(tenant, meetings, spanOf(draft, new Map()));
  const at = read?.planned.findIndex(({ row }) => row.id === duty.id) ?? -1;
  return read && at >= 0
    ? { facts: read.facts, at, held: new Map(places.map(({ duty_id, person_id }) => [duty_id, person_id])) }
    : call.missing();
}

const explain = async (call: PreparationCall<typeof operations.explainPlace>) => {
  const { facts, at, held } = await tenantTransaction(
    call.platform,
    { ...call.actor, operation: 'drafts.explainPlace' },
    (tenant) => readPlace(call, tenant),
  );
  const numbered = problemOf(facts);
  const positions = new Map(numbered.people.map((id, position) => [id, position]));
  return call.platform.workers.run(
    placeExplaining,
    {
      numbered,
      held: facts.places.map(({ dutyId, stood }) => {
        const person = held.has(dutyId) ? held.get(dutyId) : stood;
        return positions.get(person ?? 0) ?? null;
      }),
      place: at,
    },
    call.actor.congregationId,
  );
};

/** Runs without a connection: the search of each alternative takes milliseconds. */
export const prepareExplanation = explain;

/** X-FAIR-11. */
export const explainPlace = async ({
  prepared,
  actor,
}: Handler<typeof operations.explainPlace, Explanation>) => ({
  candidates: mayPlanPeople(actor.permissions)
    ? prepared
    : prepared.map(({ user_id, worse }) => ({ user_id, worse: toldWorse(worse) })),
});
