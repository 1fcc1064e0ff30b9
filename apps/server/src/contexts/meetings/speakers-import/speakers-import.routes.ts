import { speakersImport } from '@sheaf/contract/meetings/speakers-import/speakers-import';
import { importFile } from '#contexts/meetings/speakers-import/import-file';
import { listImports } from '#contexts/meetings/speakers-import/list-imports';
import { readColumns } from '#contexts/meetings/speakers-import/read-columns';
import { prepareColumns, prepareSpeakers } from '#contexts/meetings/speakers-import/read-speakers-file';
import { rollbackImport } from '#contexts/meetings/speakers-import/rollback-import';
import { handle, type Route } from '#platform/handle';

export const speakersImportRoutes: readonly Route[] = [
  handle(speakersImport.readColumns, readColumns, prepareColumns),
  handle(speakersImport.importFile, importFile, prepareSpeakers),
  handle(speakersImport.listImports, listImports),
  handle(speakersImport.rollbackImport, rollbackImport),
];
