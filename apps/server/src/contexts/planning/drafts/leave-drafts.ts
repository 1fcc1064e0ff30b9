import { drafts } from '#contexts/planning/drafts/drafts.store';
import type { LeavingStep } from '#platform/person-leaves';

/** Opens the draft places of a person who leaves or is deactivated. */
export const leaveDrafts: LeavingStep = (tenant, { personId }) => drafts.leave(tenant, personId);
