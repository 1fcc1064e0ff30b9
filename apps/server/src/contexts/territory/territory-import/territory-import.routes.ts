import { territoryImport } from '@sheaf/contract/territory/territory-import/territory-import';
import { eraseHolderName } from '#contexts/territory/territory-import/erase-holder-name';
import { exportTerritory } from '#contexts/territory/territory-import/export-territory';
import { importFile } from '#contexts/territory/territory-import/import-file';
import { listImports } from '#contexts/territory/territory-import/list-imports';
import { prepareColumns, readColumns } from '#contexts/territory/territory-import/read-columns';
import { prepareImport } from '#contexts/territory/territory-import/read-territory-file';
import { rollbackImport } from '#contexts/territory/territory-import/rollback-import';
import { handle, type Route } from '#platform/handle';

export const territoryImportRoutes: readonly Route[] = [
  handle(territoryImport.exportTerritory, exportTerritory),
  handle(territoryImport.importFile, importFile, prepareImport),
  handle(territoryImport.readColumns, readColumns, prepareColumns),
  handle(territoryImport.listImports, listImports),
  handle(territoryImport.rollbackImport, rollbackImport),
  handle(territoryImport.eraseHolderName, eraseHolderName),
];
