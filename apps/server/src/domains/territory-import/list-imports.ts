import type { territoryImport } from '@sheaf/contract/territory-import/territory-import';
import { presentImport } from '#domains/territory-import/present-import';
import type { Handler } from '#platform/handle';
import { importLedger } from '#platform/imports/import-ledger.store';

export const listImports = async ({ tenant }: Handler<typeof territoryImport.listImports>) =>
  (await importLedger.list(tenant, 'territory')).map(presentImport);
