import type { drafts as operations } from '@sheaf/contract/planning/drafts/drafts';
import { drafts } from '#contexts/planning/drafts/drafts.store';
import { isShownDraft } from '#contexts/planning/drafts/lock-draft';
import { presentDraft } from '#contexts/planning/drafts/present-draft';
import type { Handler } from '#platform/handle';

/** X-FAIR-12, X-FAIR-31. */
export async function readDraft({ tenant, actor, params, missing }: Handler<typeof operations.readDraft>) {
  const draft = await drafts.read(tenant, params.id);
  return draft && isShownDraft(draft, actor) ? presentDraft(tenant, actor, draft) : missing();
}
