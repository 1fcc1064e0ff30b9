/** Importing and taking back, one line each; either changes everything that is shown of the territory. */
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../platform/action.ts';
import { call, type Reply } from '../../platform/api.ts';
import { refreshRead } from '../../platform/queries.ts';

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

export interface ImportRun {
  files: readonly File[];
  dryRun: boolean;
  names: readonly NameChoice[];
}

export const useImports = () =>
  useQuery({ queryKey: ['territoryImport.listImports'], queryFn: () => call('territoryImport.listImports') });

export const useImportFile = () =>
  useAction(
    ({ files, dryRun, names }: ImportRun, key) =>
      call('territoryImport.importFile', {
        files,
        body: { dry_run: dryRun ? 'true' : 'false', names: JSON.stringify(names) },
        key,
      }),
    { success: (report) => (report.dry_run ? undefined : refreshRead()) },
  );

export const useRollBackImport = () =>
  useAction((id: number, key) => call('territoryImport.rollBackImport', { params: { id }, key }), {
    success: refreshRead,
  });
