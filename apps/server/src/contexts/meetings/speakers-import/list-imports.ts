import type { speakersImport } from '@sheaf/contract/meetings/speakers-import/speakers-import';
import { presentImport } from '#contexts/meetings/speakers-import/present-import';
import type { Handler } from '#platform/handle';
import { importLedger } from '#platform/imports/import-ledger.store';

export const listImports = async ({ tenant }: Handler<typeof speakersImport.listImports>) =>
  (await importLedger.list(tenant, 'speakers')).map(presentImport);
