import type { drafts as operations } from '@sheaf/contract/planning/drafts/drafts';
import { areasOfPlanner, type DraftArea } from '@sheaf/rules/planning/drafts/draft-area';
import { type DraftRow, drafts } from '#contexts/planning/drafts/drafts.store';
import type { Handler } from '#platform/handle';

type Call =
  | Handler<typeof operations.discardDraft>
  | Handler<typeof operations.publishDraft>
  | Handler<typeof operations.editPlace>;

/**
 * Locks an unpublished draft of which the caller may fill every area; a draft with another area is answered
 * like a missing one.
 */
export async function lockDraft(call: Call): Promise<DraftRow> {
  const draft = await drafts.lock(call.tenant, call.params.id);
  const own: readonly string[] = areasOfPlanner(call.actor.permissions);
  if (!draft?.areas.every((area) => own.includes(area as DraftArea))) return call.missing();
  if (draft.state === 'published') return call.refuse('draft-published');
  return draft;
}
