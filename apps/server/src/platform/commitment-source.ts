/**
 * Sources of a person's commitments besides dated duties. A domain with lists, groups or held items registers
 * one (USERS-X18).
 */
import type { commitment } from '@sheaf/contract/people/people/commitments';
import type { z } from 'zod';
import type { Tenant } from '#platform/database/tenant';

export type Commitment = z.output<typeof commitment>;

export type CommitmentSource = (tenant: Tenant, personId: number) => Promise<Commitment[]>;

/** A commitment without a date. */
export const standing = (kind: Commitment['kind'], name: string | null): Commitment => ({
  kind,
  name,
  date: null,
  time: null,
  part: null,
  host: null,
});
