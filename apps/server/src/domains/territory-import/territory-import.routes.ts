/** What the domain answers, one line an operation. */
import { territoryImport } from '@sheaf/contract/territory-import/territory-import';
import { eraseHolderName } from '#domains/territory-import/erase-holder-name';
import { exportTerritory } from '#domains/territory-import/export-territory';
import { importFile } from '#domains/territory-import/import-file';
import { listImports } from '#domains/territory-import/list-imports';
import { prepareColumns, readColumns } from '#domains/territory-import/read-columns';
import { prepareImport } from '#domains/territory-import/read-territory-file';
import { rollBackImport } from '#domains/territory-import/roll-back-import';
import { handle, type Route } from '#platform/handle';

export const territoryImportRoutes: readonly Route[] = [
  handle(territoryImport.exportTerritory, exportTerritory),
  handle(territoryImport.importFile, importFile, prepareImport),
  handle(territoryImport.readColumns, readColumns, prepareColumns),
  handle(territoryImport.listImports, listImports),
  handle(territoryImport.rollBackImport, rollBackImport),
  handle(territoryImport.eraseHolderName, eraseHolderName),
];
