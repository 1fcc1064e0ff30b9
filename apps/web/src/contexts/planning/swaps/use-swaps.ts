/** Swaps of the caller: asked for, to answer, and to agree to. */
import type { Reply } from '#platform/api.ts';
import { live } from '#platform/live.ts';
import { useRead } from '#platform/use-read.ts';

export type Swap = Reply<'swaps.listSwaps'>[number];

export const useSwaps = (): readonly Swap[] =>
  useRead('swaps.listSwaps', {}, { kept: true, refetchInterval: live.everyMinute }).data ?? [];

/** The search for another person for an own duty; undefined without one. */
export const useOwnSwapOf = (dutyId: number): Swap | undefined =>
  useSwaps().find(({ duty_id, role, state }) => duty_id === dutyId && role === 'asker' && state !== 'taken');
