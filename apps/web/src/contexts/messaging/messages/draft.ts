import { keepPreviousData } from '@tanstack/react-query';
import type { Reply } from '#platform/api.ts';
import { useRead } from '#platform/use-read.ts';

export type SendingReply = Reply<'messages.sendMessages'>;

export interface Draft {
  to: number;
  group: number | null;
  message: string;
  /** Quiet hours of the recipients do not delay it. */
  urgent: boolean;
}

export const isWhole = ({ to, group, message }: Draft): boolean =>
  message.trim() !== '' && (to !== 7 || group !== null);

export const useSendPreview = (draft: Draft, enabled: boolean) =>
  useRead(
    'messages.sendMessages',
    { body: { ...draft, dry_run: true } },
    { enabled: enabled && isWhole(draft), placeholderData: keepPreviousData, staleTime: 0 },
  );
