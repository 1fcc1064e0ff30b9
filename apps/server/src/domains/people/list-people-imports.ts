import type { people } from '@sheaf/contract/people/people';
import { presentPeopleImport } from '#domains/people/present-people-import';
import type { Handler } from '#platform/handle';
import { importLedger } from '#platform/imports/import-ledger.store';

export const listPeopleImports = async ({ tenant }: Handler<typeof people.listPeopleImports>) =>
  (await importLedger.list(tenant, 'people')).map(presentPeopleImport);
