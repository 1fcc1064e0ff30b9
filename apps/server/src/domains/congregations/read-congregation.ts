import type { congregations as operations } from '@sheaf/contract/congregations';
import { congregations } from '#domains/congregations/congregations.store';
import type { Handler } from '#platform/handle';

/** SYNC-C4: settings and modules, secrets removed. */
export async function readCongregation(call: Handler<typeof operations.readCongregation>) {
  const row = await congregations.own(call.tenant);
  return {
    ...row,
    time_format: row.time_format === 24 ? (24 as const) : (12 as const),
    modules: row.modules as Record<string, unknown>,
  };
}
