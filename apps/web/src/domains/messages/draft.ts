/** A message by hand while it is written, and what sending it would cost. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../platform/api.ts';

export type SendingReply = Reply<'messages.sendMessages'>;

export interface Draft {
  to: number;
  group: number | null;
  message: string;
}

export const isWhole = ({ to, group, message }: Draft): boolean =>
  message.trim() !== '' && (to !== 7 || group !== null);

/** What the draft would send and cost; nothing is saved. */
export const useSendPreview = (draft: Draft, enabled: boolean) =>
  useQuery({
    queryKey: ['messages.sendMessages', draft],
    queryFn: () => call('messages.sendMessages', { body: { ...draft, dry_run: true } }),
    enabled: enabled && isWhole(draft),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
