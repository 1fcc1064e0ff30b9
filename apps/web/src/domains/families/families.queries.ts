/** The domain's calls, one line each. */
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../platform/action.ts';
import { call, type Reply } from '../../platform/api.ts';
import type { Body } from '../../platform/use-write.ts';
import { termsSpent } from '../people/people.door.ts';

export type Family = Reply<'families.listFamilies'>[number];

export const useFamilies = (wanted = true) =>
  useQuery({
    queryKey: ['families.listFamilies'],
    queryFn: () => call('families.listFamilies'),
    enabled: wanted,
  });
export const useInviteFamily = () =>
  useAction(
    ({ id, ...body }: { id: number } & Body<'families.inviteFamily'>, key) =>
      call('families.inviteFamily', { params: { id }, body, key }),
    termsSpent,
  );
