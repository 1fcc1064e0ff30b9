import type { drafts as operations } from '@sheaf/contract/planning/drafts/drafts';
import { conflictsWith, dutiesOfIds, isEligible } from '#contexts/duties/duties.api';
import { drafts } from '#contexts/planning/drafts/drafts.store';
import { lockDraft } from '#contexts/planning/drafts/lock-draft';
import { presentPlace } from '#contexts/planning/drafts/present-draft';
import type { Handler } from '#platform/handle';

/** X-FAIR-10. A person with a conflict may be chosen; the publication then accepts this conflict. */
export async function editPlace(call: Handler<typeof operations.editPlace>) {
  const { tenant, actor, params, body } = call;
  const draft = await lockDraft(call);
  const place = await drafts.lockPlace(tenant, draft.id, params.place);
  if (!place) return call.missing();
  const [duty] = await dutiesOfIds(tenant, [place.duty_id]);
  if (body.version !== undefined && body.version !== place.version)
    return call.stale(presentPlace(place, duty!, actor));
  const { user_id: personId, locked = place.locked } = body;
  if (personId === undefined || personId === place.person_id)
    return presentPlace(await drafts.editPlace(tenant, place.id, { locked }), duty!, actor);
  if (personId !== null && !(await isEligible(call, duty!, personId)))
    return call.invalid({ user_id: ['not-qualified'] });
  const conflicts = personId === null ? [] : await conflictsWith(tenant, duty!, personId);
  const edited = await drafts.editPlace(tenant, place.id, {
    person_id: personId,
    locked: personId !== null && locked,
    accepted: conflicts.map(({ code }) => code),
    reasons: null,
  });
  return presentPlace(edited, duty!, actor);
}
