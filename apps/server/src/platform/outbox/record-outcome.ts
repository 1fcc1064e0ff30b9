import { setTimeout as pause } from 'node:timers/promises';
import { type Act, type Tenant, tenantTransaction } from '#platform/database/tenant';
import type { Platform } from '#platform/platform';

const longestMilliseconds = 20_000;
const longestPauseMilliseconds = 2000;

/**
 * A provider says once what it did, so that is written also when the database is away for a moment. Safe to repeat, as `write`
 * does nothing for a hand-over whose outcome stands; given up, the message is set aside as one that may have arrived (MSG-R18).
 */
export async function recordOutcome(
  platform: Platform,
  act: Act,
  write: (tenant: Tenant) => Promise<void>,
): Promise<void> {
  const until = performance.now() + longestMilliseconds;
  for (let milliseconds = 100; ; milliseconds = Math.min(2 * milliseconds, longestPauseMilliseconds)) {
    try {
      return await tenantTransaction(platform, act, write);
    } catch (error) {
      if (performance.now() + milliseconds > until) throw error;
    }
    await pause(milliseconds);
  }
}
