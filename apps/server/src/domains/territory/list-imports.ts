import type { territory } from '@sheaf/contract/territory/territory';
import { presentImport } from '#domains/territory/present-import';
import type { Handler } from '#platform/handle';
import { importLedger } from '#platform/imports/import-ledger.store';

export const listImports = async ({ tenant }: Handler<typeof territory.listImports>) =>
  (await importLedger.list(tenant, 'territory')).map(presentImport);
