/** The settings of messages, one line each. */
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../platform/action.ts';
import { call, type Reply } from '../../platform/api.ts';
import { queryClient } from '../../platform/queries.ts';

export type SmsAccount = Reply<'messages.readSmsAccount'>;

export type Stats = Reply<'messages.readStats'>;
type Switches = Stats['switches'];

export const useStats = () =>
  useQuery({ queryKey: ['messages.readStats'], queryFn: () => call('messages.readStats') });

/** The answer is what stands now; the switch follows it at once. */
export const useSaveSwitches = () =>
  useAction((body: Partial<Switches>, key) => call('messages.saveSwitches', { body, key }), {
    success: (switches) => {
      queryClient.setQueryData<Stats>(['messages.readStats'], (known) => known && { ...known, switches });
      return queryClient.invalidateQueries({ queryKey: ['messages.readTerms'] });
    },
  });

export const useSmsAccount = () =>
  useQuery({ queryKey: ['messages.readSmsAccount'], queryFn: () => call('messages.readSmsAccount') });

export interface AccountChange {
  user: string | null;
  device: string | null;
  password?: string;
  signing_key?: string;
  version: number;
}

export const useSaveSmsAccount = () =>
  useAction((body: AccountChange, key) => call('messages.saveSmsAccount', { body, key }), {
    settled: async () => {
      await queryClient.invalidateQueries({ queryKey: ['messages.readSmsAccount'] });
      await queryClient.invalidateQueries({ queryKey: ['messages.readTerms'] });
      // Who sends by his own phone pays nothing, so the estimates change with it.
      await queryClient.invalidateQueries({ queryKey: ['messages.readStats'] });
    },
  });
