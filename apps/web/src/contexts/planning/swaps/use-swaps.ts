/** Swaps of the caller: asked for, to answer, and to agree to. */
import type { Reply } from '#platform/api.ts';
import { live } from '#platform/live.ts';
import { useRead } from '#platform/use-read.ts';

export type Swap = Reply<'swaps.listSwaps'>[number];

export const useSwaps = (): readonly Swap[] =>
  useRead('swaps.listSwaps', {}, { kept: true, refetchInterval: live.everyMinute }).data ?? [];

/** Key of requests for a duty that wait for a connection. */
export const swapQueueKey = (dutyId: number): string => `swap:${dutyId}`;
