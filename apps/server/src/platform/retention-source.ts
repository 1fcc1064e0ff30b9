/** What the nightly clean-up removes. A domain registers a source for its own tables; `congregations` walks them (X-RETAIN). */
import type { RetainedKind } from '@sheaf/rules/people/congregations/retention';
import type { Pool } from 'pg';
import type { Tenant } from '#platform/database/tenant';

export interface RetentionSource {
  what: RetainedKind;
  /** A row of a congregation `c.id` that is older than an instant, which is given in SQL: `from … where …`. */
  oldRow(before: string): string;
  /** Rows that are older than an instant. */
  count(tenant: Tenant, before: Date): Promise<number>;
  /** Removes them, in the journal too; how many they were. */
  remove(tenant: Tenant, before: Date): Promise<number>;
}

/** Removes what expired in all congregations; a congregation cannot choose the time. `owner` is the role that sees all of them. */
export type ExpiredRows = (owner: Pool, now: Date) => Promise<void>;

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);
