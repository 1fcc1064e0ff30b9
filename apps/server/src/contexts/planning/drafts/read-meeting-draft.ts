import type { drafts as operations } from '@sheaf/contract/planning/drafts/drafts';
import { meetingDraft } from '#contexts/planning/drafts/meeting-draft';
import { presentDraft } from '#contexts/planning/drafts/present-draft';
import type { Handler } from '#platform/handle';

/** X-FAIR-8. */
export async function readMeetingDraft({
  tenant,
  actor,
  params,
}: Handler<typeof operations.readMeetingDraft>) {
  const draft = await meetingDraft(tenant, params.id);
  return draft ? presentDraft(tenant, actor, draft) : null;
}
