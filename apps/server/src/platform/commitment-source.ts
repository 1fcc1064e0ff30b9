/** What a person is committed to besides dated duties. A domain that has such lists, groups or holdings registers a source (USERS-X18). */
import type { commitment } from '@sheaf/contract/people/people/commitments';
import type { z } from 'zod';
import type { Tenant } from '#platform/database/tenant';

export type Commitment = z.output<typeof commitment>;

export type CommitmentSource = (tenant: Tenant, personId: number) => Promise<Commitment[]>;

/** Without a day of its own. */
export const standing = (kind: Commitment['kind'], name: string | null): Commitment => ({
  kind,
  name,
  date: null,
  time: null,
  part: null,
  host: null,
});
