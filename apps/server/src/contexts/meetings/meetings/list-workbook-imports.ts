import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { presentWorkbookImport } from '#contexts/meetings/meetings/workbook/present-workbook-import';
import type { Handler } from '#platform/handle';
import { importLedger } from '#platform/imports/import-ledger.store';

export const listWorkbookImports = async ({ tenant }: Handler<typeof operations.listWorkbookImports>) =>
  (await importLedger.list(tenant, 'workbook')).map(presentWorkbookImport);
