import { stateOf } from '@sheaf/rules/reports/records-file';
import { fileOf, recordFiles } from '#contexts/reports/record-files.store';
import { recordedPeople } from '#contexts/reports/recorded-people';
import type { Tenant } from '#platform/database/tenant';

/** Progress of the file; before the job begins, the total is the number of people with a record. */
export async function presentRecordsFile(tenant: Tenant, now: Date) {
  const row = await recordFiles.read(tenant);
  const state = stateOf(fileOf(row), now.getTime());
  const total = row && row.total > 0 ? row.total : (await recordedPeople(tenant)).length;
  const made = state === 'made';
  return {
    state,
    total,
    completed: row && state !== 'none' ? row.completed : 0,
    made_at: made ? row!.made_at!.toISOString() : null,
    expires_at: made ? row!.expires_at!.toISOString() : null,
  };
}
