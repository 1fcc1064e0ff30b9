/** Types of the server's answers on imports, and of the choices for names. */
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
