/** The domain's calls, one line each. What changed is also in the session: name, clock and time zone. */
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../platform/action.ts';
import { call, type Given, type OperationOf, type Reply } from '../../platform/api.ts';
import { checkSession } from '../../platform/check-session.ts';
import { callKept, readKept } from '../../platform/pocket/call-kept.ts';
import { queryClient, refreshCollections } from '../../platform/queries.ts';

export type Settings = Reply<'congregations.readCongregation'>;
export type SettingsChange = NonNullable<Given<OperationOf<'congregations.editCongregation'>>['body']>;

const congregation = {
  queryKey: ['congregations.readCongregation'],
  queryFn: () => callKept('congregations.readCongregation', {}, () => true),
};

export const useCongregation = () => useQuery(congregation);

/** What it had switched on last time, banner and all, stands in the first picture, and is read again behind it. Never fails. */
export async function recallCongregation(): Promise<void> {
  const kept = await readKept('congregations.readCongregation', {});
  if (kept && queryClient.getQueryData(congregation.queryKey) === undefined)
    queryClient.setQueryData(congregation.queryKey, kept, { updatedAt: 1 });
}
export const useCountries = () =>
  useQuery({
    queryKey: ['territory.listCountries'],
    queryFn: () => call('territory.listCountries'),
    staleTime: Number.POSITIVE_INFINITY,
  });
export const useRegions = () =>
  useQuery({
    queryKey: ['territory.listRegions'],
    queryFn: () => call('territory.listRegions'),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useEditCongregation = () =>
  useAction((body: SettingsChange, key) => call('congregations.editCongregation', { body, key }), {
    success: () => Promise.all([refreshCollections(new Set(['congregations'])), checkSession()]),
  });
