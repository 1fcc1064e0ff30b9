/** What the domain answers, one line an operation. */
import { peopleImport } from '@sheaf/contract/people-import/people-import';
import { exportPeople } from '#domains/people-import/export-people';
import { importPeople } from '#domains/people-import/import-people';
import { listPeopleImports } from '#domains/people-import/list-people-imports';
import { prepareWorkbook, readWorkbook } from '#domains/people-import/read-workbook';
import { takeBackPeople } from '#domains/people-import/take-back-people';
import { handle, type Route } from '#platform/handle';

export const peopleImportRoutes: readonly Route[] = [
  handle(peopleImport.exportPeople, exportPeople),
  handle(peopleImport.importPeople, importPeople),
  handle(peopleImport.readWorkbook, readWorkbook, prepareWorkbook),
  handle(peopleImport.listPeopleImports, listPeopleImports),
  handle(peopleImport.takeBackPeople, takeBackPeople),
];
