import type { reports as operations } from '@sheaf/contract/reports/reports';
import { hasToBeMade } from '@sheaf/rules/reports/records-file';
import { presentRecordsFile } from '#contexts/reports/present-records-file';
import { fileOf, recordFiles } from '#contexts/reports/record-files.store';
import type { Handler } from '#platform/handle';

/** Simultaneous requests share one file (PRINT-P11). */
export async function prepareRecords({ tenant, now }: Handler<typeof operations.prepareRecords>) {
  const file = fileOf(await recordFiles.lock(tenant));
  if (hasToBeMade(file, now.getTime(), await recordFiles.revisions(tenant))) {
    if (file) await recordFiles.remove(tenant);
    const request = await recordFiles.add(tenant, now);
    if (request) await recordFiles.enqueue(tenant, request);
  }
  return presentRecordsFile(tenant, now);
}
