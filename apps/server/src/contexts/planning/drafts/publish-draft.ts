import type { drafts as operations } from '@sheaf/contract/planning/drafts/drafts';
import { fillProposals } from '#contexts/duties/duties.api';
import { drafts } from '#contexts/planning/drafts/drafts.store';
import { lockDraft } from '#contexts/planning/drafts/lock-draft';
import { presentDraft } from '#contexts/planning/drafts/present-draft';
import type { Handler } from '#platform/handle';

/** X-FAIR-9. */
export async function publishDraft(call: Handler<typeof operations.publishDraft>) {
  const { tenant, actor, body, now } = call;
  const draft = await lockDraft(call);
  if (body.version !== undefined && body.version !== draft.version)
    return call.stale(await presentDraft(tenant, actor, draft));
  const proposals = (await drafts.places(tenant, draft.id)).flatMap(
    ({ duty_id: dutyId, duty_version: version, person_id: personId, accepted }) =>
      personId === null ? [] : [{ dutyId, version, personId, accepted }],
  );
  const { filled, left } = await fillProposals(call, proposals);
  await drafts.settlePlaces(tenant, draft.id, filled, 'published');
  await drafts.settlePlaces(
    tenant,
    draft.id,
    left.map(({ dutyId }) => dutyId),
    'left',
  );
  await drafts.publish(tenant, draft.id, now);
  return { filled, left: left.map(({ dutyId, why }) => ({ duty_id: dutyId, why })) };
}
