/**
 * Begins the search for another person who takes a duty. Nothing happens for a duty that nobody else can be asked
 * for, or whose search has begun.
 */
import type { Tenant } from '#platform/database/tenant';
import type { JobPlatform } from '#platform/jobs/nightly';

export interface DutySearchContext {
  tenant: Tenant;
  platform: JobPlatform;
  now: Date;
}

export type DutySearch = (
  context: DutySearchContext,
  asked: { dutyId: number; personId: number },
) => Promise<void>;
