/** Sources of a person's duties. A domain that assigns duties registers one for its own (APPTS-R3). */
import type { ownDuty } from '@sheaf/contract/duties/own-duties';
import type { z } from 'zod';
import type { Tenant } from '#platform/database/tenant';

export type OwnDuty = z.output<typeof ownDuty>;

export interface OwnDutiesQuery {
  personId: number;
  /** Range of days, inclusive. */
  from: string;
  to: string;
}

/** Cancelled duties are excluded. */
export type OwnDutySource = (tenant: Tenant, asked: OwnDutiesQuery) => Promise<OwnDuty[]>;
