/** Shifts of others in the next two weeks (X-SWAP-29). */
import { live } from '#platform/live.ts';
import { useRead } from '#platform/use-read.ts';

export const useOpenShifts = () =>
  useRead('carts.listOpenShifts', {}, { kept: true, refetchInterval: live.everyMinute });
