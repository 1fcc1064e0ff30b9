/** The domain's calls, one line each. What changed is also in the session: name, clock and time zone. */
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../platform/action.ts';
import { call, type Given, type OperationOf, type Reply } from '../../platform/api.ts';
import { checkSession } from '../../platform/check-session.ts';
import { refreshCollections } from '../../platform/queries.ts';

export type Settings = Reply<'congregations.readCongregation'>;
export type SettingsChange = NonNullable<Given<OperationOf<'congregations.editCongregation'>>['body']>;

export const useCongregation = () =>
  useQuery({
    queryKey: ['congregations.readCongregation'],
    queryFn: () => call('congregations.readCongregation'),
  });
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
