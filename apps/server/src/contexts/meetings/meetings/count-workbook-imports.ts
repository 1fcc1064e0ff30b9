import type { Tenant } from '#platform/database/tenant';
import { importLedger } from '#platform/imports/import-ledger.store';

/** Imports of workbooks that were not undone, 100 at most. */
export const countWorkbookImports = async (tenant: Tenant): Promise<number> =>
  (await importLedger.list(tenant, 'workbook')).filter((row) => row.taken_back_at === null).length;
