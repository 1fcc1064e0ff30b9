/**
 * Sources of the nightly clean-up. A domain registers one for its own tables; `congregations` runs them
 * (X-RETAIN).
 */
import type { RetainedKind } from '@sheaf/rules/people/congregations/retention';
import type { Pool } from 'pg';
import type { Tenant } from '#platform/database/tenant';

export interface RetentionSource {
  what: RetainedKind;
  /** SQL of a row of congregation `c.id` that is older than an instant: `from … where …`. */
  oldRow(before: string): string;
  count(tenant: Tenant, before: Date): Promise<number>;
  /** Removes the rows and their journal entries, and returns their number. */
  remove(tenant: Tenant, before: Date): Promise<number>;
}

/**
 * Removes expired rows of all congregations after a fixed period. `owner` is the role that sees all
 * congregations.
 */
export type ExpiredRows = (owner: Pool, now: Date) => Promise<void>;

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);
