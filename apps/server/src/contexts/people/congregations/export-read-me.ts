/** Read-me of an export in the language of the congregation. */
import type { Pool } from 'pg';
import { congregations } from '#contexts/people/congregations/congregations.store';
import { tenantTransaction } from '#platform/database/tenant';
import { say } from '#platform/texts';

/** Throws for an unknown congregation. */
export async function exportReadMe(pool: Pool, congregationId: number, now: Date): Promise<string> {
  const act = { congregationId, personId: null, operation: 'congregations.export' };
  const own = await tenantTransaction({ pool, clock: () => now }, act, (tenant) =>
    congregations.find(tenant),
  );
  if (!own) throw new Error(`There is no congregation of the number ${congregationId}.`);
  return say(own.lang, 'congregations:export.readMe', { name: own.name, on: now.toISOString().slice(0, 10) });
}
