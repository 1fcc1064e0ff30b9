import type { drafts as operations } from '@sheaf/contract/planning/drafts/drafts';
import { plannedDuties } from '#contexts/duties/duties.api';
import { drafts } from '#contexts/planning/drafts/drafts.store';
import { presentDraft } from '#contexts/planning/drafts/present-draft';
import type { Handler } from '#platform/handle';

/** X-FAIR-8. */
export async function readMeetingDraft({
  tenant,
  actor,
  params,
}: Handler<typeof operations.readMeetingDraft>) {
  const duties = await plannedDuties(tenant, [params.id]);
  const draft = await drafts.ofDuties(
    tenant,
    duties.map(({ id }) => id),
  );
  return draft ? presentDraft(tenant, actor, draft) : null;
}
