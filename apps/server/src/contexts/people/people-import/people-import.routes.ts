import { peopleImport } from '@sheaf/contract/people/people-import/people-import';
import { exportPeople } from '#contexts/people/people-import/export-people';
import { importPeople } from '#contexts/people/people-import/import-people';
import { listPeopleImports } from '#contexts/people/people-import/list-people-imports';
import { prepareWorkbook, readWorkbook } from '#contexts/people/people-import/read-workbook';
import { rollbackPeople } from '#contexts/people/people-import/rollback-people';
import { handle, type Route } from '#platform/handle';

export const peopleImportRoutes: readonly Route[] = [
  handle(peopleImport.exportPeople, exportPeople),
  handle(peopleImport.importPeople, importPeople),
  handle(peopleImport.readWorkbook, readWorkbook, prepareWorkbook),
  handle(peopleImport.listPeopleImports, listPeopleImports),
  handle(peopleImport.rollbackPeople, rollbackPeople),
];
