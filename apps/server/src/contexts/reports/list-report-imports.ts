import type { reports } from '@sheaf/contract/reports/reports';
import { presentReportImport } from '#contexts/reports/present-report-import';
import type { Handler } from '#platform/handle';
import { importLedger } from '#platform/imports/import-ledger.store';

export const listReportImports = async ({ tenant }: Handler<typeof reports.listReportImports>) =>
  (await importLedger.list(tenant, 'reports')).map(presentReportImport);
