import type { drafts as operations } from '@sheaf/contract/planning/drafts/drafts';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import { dutiesOfIds, fillProposals } from '#contexts/duties/duties.api';
import { drafts, type PlaceRow } from '#contexts/planning/drafts/drafts.store';
import { lockDraft } from '#contexts/planning/drafts/lock-draft';
import { presentDraft } from '#contexts/planning/drafts/present-draft';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof operations.publishDraft>;

const isProposal = ({ state, person_id }: PlaceRow): boolean => state === 'proposed' && person_id !== null;

/** The proposals of the weeks and places that the caller asked for, or all of them. */
async function askedPlaces({ tenant, body }: Call, draftId: number): Promise<PlaceRow[]> {
  const { weeks, places } = body;
  const proposed = (await drafts.places(tenant, draftId)).filter(isProposal);
  const duties = await dutiesOfIds(
    tenant,
    proposed.map(({ duty_id }) => duty_id),
  );
  const weekOf = new Map(duties.map(({ id, on_date }) => [id, mondayOf(on_date)]));
  return proposed.filter(
    ({ id, duty_id }) => (!weeks || weeks.includes(weekOf.get(duty_id)!)) && (!places || places.includes(id)),
  );
}

/** X-FAIR-9. A draft is published as soon as none of its proposals is left. */
export async function publishDraft(call: Call) {
  const { tenant, actor, body, now } = call;
  const draft = await lockDraft(call);
  if (body.version !== undefined && body.version !== draft.version)
    return call.stale(await presentDraft(tenant, actor, draft));
  const proposals = (await askedPlaces(call, draft.id)).map(
    ({ duty_id: dutyId, duty_version: version, person_id, stood_id: stoodId, accepted }) => ({
      dutyId,
      version,
      stoodId,
      personId: person_id!,
      accepted,
    }),
  );
  const { filled, left } = await fillProposals(call, proposals);
  await drafts.settlePlaces(tenant, draft.id, filled, 'published');
  await drafts.settlePlaces(
    tenant,
    draft.id,
    left.map(({ dutyId }) => dutyId),
    'left',
  );
  if (!(await drafts.places(tenant, draft.id)).some(isProposal)) await drafts.publish(tenant, draft.id, now);
  return { filled, left: left.map(({ dutyId, why }) => ({ duty_id: dutyId, why })) };
}
