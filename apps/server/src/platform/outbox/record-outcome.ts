import { setTimeout as pause } from 'node:timers/promises';
import { type Tenant, type TransactionActor, tenantTransaction } from '#platform/database/tenant';
import type { Platform } from '#platform/platform';

const longestMilliseconds = 20_000;
const longestPauseMilliseconds = 2000;

/**
 * Stores the outcome of a hand-over, with retries during a database outage, because a provider reports it
 * once. Idempotent: `write` does nothing if an outcome is stored. If it gives up, the message is set aside as
 * possibly sent (MSG-R18).
 */
export async function recordOutcome(
  platform: Platform,
  actor: TransactionActor,
  write: (tenant: Tenant) => Promise<void>,
): Promise<void> {
  const until = performance.now() + longestMilliseconds;
  for (let milliseconds = 100; ; milliseconds = Math.min(2 * milliseconds, longestPauseMilliseconds)) {
    try {
      return await tenantTransaction(platform, actor, write);
    } catch (error) {
      if (performance.now() + milliseconds > until) throw error;
    }
    await pause(milliseconds);
  }
}
