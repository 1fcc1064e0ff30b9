/** The domain's calls, one line each. */
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../platform/action.ts';
import { call, type Reply } from '../../platform/api.ts';
import { refreshCollections } from '../../platform/queries.ts';
import type { Body } from '../../platform/use-write.ts';
import { termsSpent } from '../people/people.door.ts';

export type Family = Reply<'families.listFamilies'>[number];

const familiesRefreshed = { success: () => refreshCollections(new Set(['families'])) };

export const useFamilies = (wanted = true) =>
  useQuery({
    queryKey: ['families.listFamilies'],
    queryFn: () => call('families.listFamilies'),
    enabled: wanted,
  });
export const useAddFamily = () =>
  useAction(
    (body: Body<'families.addFamily'>, key) => call('families.addFamily', { body, key }),
    familiesRefreshed,
  );
export const useEditFamily = () =>
  useAction(
    ({ id, ...body }: { id: number } & Body<'families.editFamily'>, key) =>
      call('families.editFamily', { params: { id }, body, key }),
    familiesRefreshed,
  );
export const useDeleteFamily = () =>
  useAction((id: number, key) => call('families.deleteFamily', { params: { id }, key }), familiesRefreshed);
export const useInviteFamily = () =>
  useAction(
    ({ id, ...body }: { id: number } & Body<'families.inviteFamily'>, key) =>
      call('families.inviteFamily', { params: { id }, body, key }),
    termsSpent,
  );
