/** What the server says of an import, and who is meant by a name of its file. */
import type { Reply } from '#platform/api.ts';

export type ImportReport = Reply<'territoryImport.importFile'>;
export type ListedImport = Reply<'territoryImport.listImports'>[number];
export type ImportCounts = ImportReport['counts'];

export const addressesIn = (counts: ImportCounts): number =>
  counts.preloaded + counts.do_not_calls + counts.foreign;

/** A person for a name of the file; null keeps the name. */
export interface NameChoice {
  name: string;
  person: number | null;
}
