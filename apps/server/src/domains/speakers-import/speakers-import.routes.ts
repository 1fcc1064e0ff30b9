/** What the domain answers, one line an operation. */
import { speakersImport } from '@sheaf/contract/speakers-import/speakers-import';
import { importFile } from '#domains/speakers-import/import-file';
import { listImports } from '#domains/speakers-import/list-imports';
import { readColumns } from '#domains/speakers-import/read-columns';
import { prepareColumns, prepareSpeakers } from '#domains/speakers-import/read-speakers-file';
import { takeBackImport } from '#domains/speakers-import/take-back-import';
import { handle, type Route } from '#platform/handle';

export const speakersImportRoutes: readonly Route[] = [
  handle(speakersImport.readColumns, readColumns, prepareColumns),
  handle(speakersImport.importFile, importFile, prepareSpeakers),
  handle(speakersImport.listImports, listImports),
  handle(speakersImport.takeBackImport, takeBackImport),
];
