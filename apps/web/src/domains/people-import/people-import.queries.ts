/** The domain's calls, one line each. */
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../platform/action.ts';
import { call, type Reply } from '../../platform/api.ts';
import { refreshCollections } from '../../platform/queries.ts';
import type { Body } from '../../platform/use-write.ts';

export type PeopleReport = Reply<'peopleImport.importPeople'>;
export type PeopleImport = Reply<'peopleImport.listPeopleImports'>[number];
export type TakenBack = Reply<'peopleImport.takeBackPeople'>;

const importRefreshed = {
  success: () => refreshCollections(new Set(['users', 'groups', 'families', 'imports'])),
};

export const useImportPeople = () =>
  useAction(
    (body: Body<'peopleImport.importPeople'>, key) => call('peopleImport.importPeople', { body, key }),
    {
      success: (reply) => (reply.dry_run ? undefined : importRefreshed.success()),
    },
  );
export const usePeopleImports = () =>
  useQuery({
    queryKey: ['peopleImport.listPeopleImports'],
    queryFn: () => call('peopleImport.listPeopleImports'),
  });
export const useTakeBackPeople = () =>
  useAction(
    (id: number, key) => call('peopleImport.takeBackPeople', { params: { id }, key }),
    importRefreshed,
  );
