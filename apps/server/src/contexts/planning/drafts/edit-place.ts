import type { drafts as operations } from '@sheaf/contract/planning/drafts/drafts';
import { dutiesOfIds, isEligible } from '#contexts/duties/duties.api';
import { meetingsOfIds } from '#contexts/meetings/meetings.api';
import { acceptConflicts } from '#contexts/planning/drafts/accept-conflicts';
import { drafts, type PlaceRow } from '#contexts/planning/drafts/drafts.store';
import { stateOfPlace } from '#contexts/planning/drafts/kept-places';
import { lockDraft } from '#contexts/planning/drafts/lock-draft';
import { presentPlace, readGroupNames } from '#contexts/planning/drafts/present-draft';
import type { Handler } from '#platform/handle';

/** X-FAIR-10, X-FAIR-52. A person with a conflict may be chosen; the publication then accepts this conflict. */
export async function editPlace(call: Handler<typeof operations.editPlace>) {
  const { tenant, actor, params, body } = call;
  const draft = await lockDraft(call);
  const place = await drafts.lockPlace(tenant, draft.id, params.place);
  if (!place) return call.missing();
  const [duty] = await dutiesOfIds(tenant, [place.duty_id]);
  const [meeting] = await meetingsOfIds(tenant, [duty!.meeting_id!]);
  const groups = await readGroupNames(tenant);
  const present = (row: PlaceRow) => presentPlace(row, duty!, meeting!, groups, actor);
  if (place.state === 'published') return call.refuse('draft-published');
  if (body.version !== undefined && body.version !== place.version) return call.stale(present(place));
  const { user_id: personId, locked = place.locked } = body;
  if (personId === undefined || personId === place.person_id)
    return present(await drafts.editPlace(tenant, place.id, { locked }));
  // A planner can undo one change of a repair, also for a person who can no longer come.
  const state = stateOfPlace(place.stood_id, personId);
  if (state === 'proposed' && personId !== null && !(await isEligible(call, duty!, personId)))
    return call.invalid({ user_id: ['not-qualified'] });
  const accepted =
    state === 'unchanged' || personId === null ? [] : await acceptConflicts(tenant, place, duty!, personId);
  const edited = await drafts.editPlace(tenant, place.id, {
    person_id: personId,
    locked: state === 'proposed' && personId !== null && locked,
    accepted,
    reasons: null,
    // A place that was left is proposed again, for the duty as the planner sees it now.
    ...(place.state === 'left' && duty!.person_id === place.stood_id
      ? { state, duty_version: duty!.version }
      : place.state !== 'left' && { state }),
  });
  return present(edited);
}
