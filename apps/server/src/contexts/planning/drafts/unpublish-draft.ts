import type { drafts as operations } from '@sheaf/contract/planning/drafts/drafts';
import { isSolving } from '@sheaf/rules/planning/drafts/draft-state';
import { clearProposals } from '#contexts/duties/duties.api';
import { drafts } from '#contexts/planning/drafts/drafts.store';
import { lockAnyDraft } from '#contexts/planning/drafts/lock-draft';
import type { Handler } from '#platform/handle';

/** X-FAIR-9.2. */
export async function unpublishDraft(call: Handler<typeof operations.unpublishDraft>) {
  const { tenant, body } = call;
  const draft = await lockAnyDraft(call);
  if (isSolving(draft.state)) return call.refuse('draft-solving');
  const published = (await drafts.places(tenant, draft.id)).filter(({ state }) => state === 'published');
  if (draft.state !== 'published' && published.length === 0) return call.refuse('draft-not-published');
  const { cleared, kept } = await clearProposals(
    tenant,
    published.flatMap(({ id, duty_id: dutyId, person_id: personId, stood_id: stoodId }) =>
      personId === null || (body.places && !body.places.includes(id)) ? [] : [{ dutyId, personId, stoodId }],
    ),
  );
  await drafts.proposeAgain(tenant, draft.id, cleared);
  await drafts.unpublish(tenant, [draft.id]);
  return { cleared: cleared.map(({ dutyId }) => dutyId), kept };
}
