/** How the person wants to be reached, one line each. */
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../platform/action.ts';
import { call, type Reply } from '../../platform/api.ts';
import { queryClient } from '../../platform/queries.ts';

export type Wishes = Reply<'messages.readWishes'>;

export const useWishes = () =>
  useQuery({ queryKey: ['messages.readWishes'], queryFn: () => call('messages.readWishes') });

export const useSaveWishes = () =>
  useAction((body: Partial<Wishes['wishes']>, key) => call('messages.saveWishes', { body, key }), {
    success: (wishes) =>
      queryClient.setQueryData<Wishes>(['messages.readWishes'], (known) => known && { ...known, wishes }),
  });
