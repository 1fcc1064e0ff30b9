import type { drafts as operations } from '@sheaf/contract/planning/drafts/drafts';
import { areasOfPlanner } from '@sheaf/rules/planning/drafts/draft-area';
import { type DraftRow, drafts } from '#contexts/planning/drafts/drafts.store';
import type { Actor } from '#platform/actor';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';

type Call =
  | Handler<typeof operations.discardDraft>
  | Handler<typeof operations.publishDraft>
  | Handler<typeof operations.editPlace>;

interface LockCall {
  tenant: Tenant;
  actor: Actor;
  params: { id: number };
  missing(): never;
}

/**
 * Locks a draft of which the caller may fill every area; a draft with another area is answered like a missing
 * one.
 */
export async function lockAnyDraft({ tenant, actor, params, missing }: LockCall): Promise<DraftRow> {
  const draft = await drafts.lock(tenant, params.id);
  const own: readonly string[] = areasOfPlanner(actor.permissions);
  return draft?.areas.every((area) => own.includes(area)) ? draft : missing();
}

/** Locks an unpublished draft. */
export async function lockDraft(call: Call): Promise<DraftRow> {
  const draft = await lockAnyDraft(call);
  return draft.state === 'published' ? call.refuse('draft-published') : draft;
}
