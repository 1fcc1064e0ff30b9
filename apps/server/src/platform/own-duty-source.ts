/** What a person has to do. A domain that gives people duties registers a source for those that are its own (APPTS-R3). */
import type { ownDuty } from '@sheaf/contract/duties/own-duties';
import type { z } from 'zod';
import type { Tenant } from '#platform/database/tenant';

export type OwnDuty = z.output<typeof ownDuty>;

export interface OwnDutiesQuery {
  personId: number;
  /** Days, both included. */
  from: string;
  to: string;
}

/** Nothing that is cancelled. */
export type OwnDutySource = (tenant: Tenant, asked: OwnDutiesQuery) => Promise<OwnDuty[]>;
