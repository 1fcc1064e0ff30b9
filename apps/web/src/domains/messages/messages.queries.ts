/** What the screens of messages ask, one line each. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAction } from '../../platform/action.ts';
import { call, type Reply } from '../../platform/api.ts';
import { queryClient } from '../../platform/queries.ts';

export type SendingReply = Reply<'messages.sendMessages'>;
export type Terms = Reply<'messages.readTerms'>;

export interface Draft {
  to: number;
  group: number | null;
  message: string;
}

export const isWhole = ({ to, group, message }: Draft): boolean =>
  message.trim() !== '' && (to !== 7 || group !== null);

export const useTerms = () =>
  useQuery({ queryKey: ['messages.readTerms'], queryFn: () => call('messages.readTerms') });

/** What the draft would send and cost; nothing is saved. */
export const useLook = (draft: Draft, enabled: boolean) =>
  useQuery({
    queryKey: ['messages.sendMessages', draft],
    queryFn: () => call('messages.sendMessages', { body: { ...draft, dry_run: true } }),
    enabled: enabled && isWhole(draft),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const useSendMessages = () =>
  useAction(
    ({ cost, ...draft }: Draft & { cost: number }, key) =>
      call('messages.sendMessages', { body: { ...draft, cost }, key }),
    { settled: () => queryClient.invalidateQueries({ queryKey: ['messages.readTerms'] }) },
  );
