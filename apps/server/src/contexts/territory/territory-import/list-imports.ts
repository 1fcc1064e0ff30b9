import type { territoryImport } from '@sheaf/contract/territory/territory-import/territory-import';
import { presentImport } from '#contexts/territory/territory-import/present-import';
import type { Handler } from '#platform/handle';
import { importLedger } from '#platform/imports/import-ledger.store';

export const listImports = async ({ tenant }: Handler<typeof territoryImport.listImports>) =>
  (await importLedger.list(tenant, 'territory')).map(presentImport);
