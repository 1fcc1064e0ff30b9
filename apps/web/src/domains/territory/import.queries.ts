/** Importing and taking back, one line each; either changes everything that is shown of the territory. */
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../platform/action.ts';
import { call, type Reply } from '../../platform/api.ts';
import { refreshRead } from '../../platform/queries.ts';

export type ImportReport = Reply<'territory.importFile'>;
export type ListedImport = Reply<'territory.listImports'>[number];
export type ImportCounts = ImportReport['counts'];

export const addressesIn = (counts: ImportCounts): number =>
  counts.preloaded + counts.do_not_calls + counts.foreign;

export const useImports = () =>
  useQuery({ queryKey: ['territory.listImports'], queryFn: () => call('territory.listImports') });

export const useImportFile = () =>
  useAction(
    ({ file, dryRun }: { file: File; dryRun: boolean }, key) =>
      call('territory.importFile', { file, body: { dry_run: dryRun ? 'true' : 'false' }, key }),
    { success: (report) => (report.dry_run ? undefined : refreshRead()) },
  );

export const useRollBackImport = () =>
  useAction((id: number, key) => call('territory.rollBackImport', { params: { id }, key }), {
    success: refreshRead,
  });
