import type { drafts as operations } from '@sheaf/contract/planning/drafts/drafts';
import { areasOfPlanner } from '@sheaf/rules/planning/drafts/draft-area';
import { isSolving } from '@sheaf/rules/planning/drafts/draft-state';
import { type DraftRow, drafts } from '#contexts/planning/drafts/drafts.store';
import type { Actor } from '#platform/actor';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof operations.publishDraft> | Handler<typeof operations.editPlace>;

interface LockCall {
  tenant: Tenant;
  actor: Actor;
  params: { id: number };
  missing(): never;
}

/** Whether the caller may fill a part of the draft. */
export function isShownDraft({ areas }: DraftRow, { permissions }: Actor): boolean {
  const own: readonly string[] = areasOfPlanner(permissions);
  return areas.some((area) => own.includes(area));
}

/** Undefined unless the caller may fill every area of the draft. */
export function fillableDraft(draft: DraftRow | undefined, { permissions }: Actor): DraftRow | undefined {
  const own: readonly string[] = areasOfPlanner(permissions);
  return draft?.areas.every((area) => own.includes(area)) ? draft : undefined;
}

/**
 * Locks a draft of which the caller may fill every area; a draft with another area is answered like a missing
 * one.
 */
export const lockAnyDraft = async ({ tenant, actor, params, missing }: LockCall): Promise<DraftRow> =>
  fillableDraft(await drafts.lock(tenant, params.id), actor) ?? missing();

/** Locks a draft that can be edited. */
export async function lockDraft(call: Call): Promise<DraftRow> {
  const draft = await lockAnyDraft(call);
  if (isSolving(draft.state)) return call.refuse('draft-solving');
  return draft.state === 'published' ? call.refuse('draft-published') : draft;
}
