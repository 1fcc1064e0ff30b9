import type { drafts as operations } from '@sheaf/contract/planning/drafts/drafts';
import { isSolving } from '@sheaf/rules/planning/drafts/draft-state';
import { drafts } from '#contexts/planning/drafts/drafts.store';
import { lockAnyDraft } from '#contexts/planning/drafts/lock-draft';
import { presentDraft } from '#contexts/planning/drafts/present-draft';
import type { Handler } from '#platform/handle';

/** X-FAIR-32. The job finds the other state between two slices. */
export async function cancelDraft(call: Handler<typeof operations.cancelDraft>) {
  const { tenant, actor } = call;
  const draft = await lockAnyDraft(call);
  if (!isSolving(draft.state)) return call.refuse('draft-not-solving');
  return presentDraft(tenant, actor, await drafts.stop(tenant, draft.id, 'cancelled'));
}
