import type { peopleImport } from '@sheaf/contract/people/people-import/people-import';
import { presentPeopleImport } from '#contexts/people/people-import/present-people-import';
import type { Handler } from '#platform/handle';
import { importLedger } from '#platform/imports/import-ledger.store';

export const listPeopleImports = async ({ tenant }: Handler<typeof peopleImport.listPeopleImports>) =>
  (await importLedger.list(tenant, 'people')).map(presentPeopleImport);
