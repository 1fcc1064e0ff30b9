import type { drafts as operations } from '@sheaf/contract/planning/drafts/drafts';
import { drafts } from '#contexts/planning/drafts/drafts.store';
import { lockDraft } from '#contexts/planning/drafts/lock-draft';
import type { Handler } from '#platform/handle';

/** X-FAIR-8. */
export async function discardDraft(call: Handler<typeof operations.discardDraft>) {
  const draft = await lockDraft(call);
  await drafts.remove(call.tenant, draft.id);
  return { ok: true as const };
}
