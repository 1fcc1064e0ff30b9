import type { drafts as operations } from '@sheaf/contract/planning/drafts/drafts';
import { drafts } from '#contexts/planning/drafts/drafts.store';
import { lockAnyDraft } from '#contexts/planning/drafts/lock-draft';
import type { Handler } from '#platform/handle';

/** X-FAIR-8. A job that searches ends, because the draft is gone. */
export async function discardDraft(call: Handler<typeof operations.discardDraft>) {
  const draft = await lockAnyDraft(call);
  if (draft.state === 'published') return call.refuse('draft-published');
  await drafts.remove(call.tenant, draft.id);
  return { ok: true as const };
}
