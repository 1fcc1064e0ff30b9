/** The domain's calls, one line each. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAction } from '../../platform/action.ts';
import {
  CallFailed,
  call,
  type Given,
  type OperationName,
  type OperationOf,
  type Reply,
} from '../../platform/api.ts';
import { live } from '../../platform/live.ts';
import { type Act, outbox } from '../../platform/outbox/outbox.ts';
import { useWaiting } from '../../platform/outbox/waiting.ts';
import { callKept } from '../../platform/pocket/call-kept.ts';
import { queryClient } from '../../platform/queries.ts';
import { withoutHandedIn } from './without-handed-in.ts';

type Body<Name extends OperationName> = NonNullable<Given<OperationOf<Name>>['body']>;

export const refreshMaps = (): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['maps.readMap'] }),
    queryClient.invalidateQueries({ queryKey: ['maps.listMaps'] }),
  ]);

/** Where an entry made without a network waits, and what the list calls it. */
export type Later = Pick<Act, 'lane' | 'about'>;

/**
 * Asked at once, so that a wrong field is told under it; where the server is not reached the entry is kept on the phone, under
 * the key of the lost call. Tells whether it waits.
 */
async function nowOrLater(
  operation: OperationName,
  body: object,
  key: string,
  later: Later,
): Promise<'saved' | 'waiting'> {
  try {
    await call(operation, { body, key } as object);
    return 'saved';
  } catch (error) {
    if (!(error instanceof CallFailed) || (error.status !== 0 && error.status !== 503)) throw error;
    await outbox.put({ operation, given: { body: body as Record<string, unknown> }, key, ...later });
    return 'waiting';
  }
}

export const useAddAvailableAddress = () =>
  useAction(
    ({ later, ...body }: Body<'addresses.addAvailableAddress'> & { later: Later }, key) =>
      nowOrLater('addresses.addAvailableAddress', body, key, later),
    { success: refreshMaps },
  );
export const useAddDoNotCall = () =>
  useAction(
    ({ later, ...body }: Body<'addresses.addDoNotCall'> & { later: Later }, key) =>
      nowOrLater('addresses.addDoNotCall', body, key, later),
    { success: refreshMaps },
  );
export const useConfirmDoNotCall = () =>
  useAction(
    ({ id, version }: { id: number; version: number }, key) =>
      call('addresses.confirmDoNotCall', { params: { id }, body: { version }, key }),
    { settled: refreshMaps },
  );
export const useEditDoNotCall = () =>
  useAction(
    ({ id, ...body }: { id: number } & Body<'addresses.editDoNotCall'>, key) =>
      call('addresses.editDoNotCall', { params: { id }, body, key }),
    { success: refreshMaps },
  );
export const useDeleteDoNotCall = () =>
  useAction((id: number, key) => call('addresses.deleteDoNotCall', { params: { id }, key }), {
    settled: refreshMaps,
  });
export const useAddPreloaded = () =>
  useAction(
    (body: Body<'addresses.addPreloadedAddress'>, key) =>
      call('addresses.addPreloadedAddress', { body, key }),
    { success: refreshMaps },
  );
export const useEditPreloaded = () =>
  useAction(
    ({ id, ...body }: { id: number } & Body<'addresses.editPreloadedAddress'>, key) =>
      call('addresses.editPreloadedAddress', { params: { id }, body, key }),
    { success: refreshMaps },
  );
export type MyAddress = Reply<'addresses.listMyAddresses'>[number];

export function useMyAddresses() {
  const answer = useQuery({
    queryKey: ['addresses.listMyAddresses'],
    queryFn: () => callKept('addresses.listMyAddresses', {}, () => true),
    refetchInterval: live.everyMinute,
  });
  const waiting = useWaiting();
  const data = useMemo(() => answer.data && withoutHandedIn(answer.data, waiting), [answer.data, waiting]);
  return { ...answer, data };
}
export const useAddressOptions = () =>
  useQuery({
    queryKey: ['addresses.listAddressOptions'],
    queryFn: () => call('addresses.listAddressOptions'),
    staleTime: 0,
    refetchInterval: live.everyMinute,
  });
/** The text changes with the ticks, so it is asked for anew. */
export const useSmsText = (ids: readonly number[]) =>
  useQuery({
    queryKey: ['addresses.writeAddressSms', ids],
    queryFn: () => call('addresses.writeAddressSms', { body: { addresses: [...ids] } }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });

const refreshMine = (): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['addresses.listMyAddresses'] }),
    queryClient.invalidateQueries({ queryKey: ['addresses.listAddressOptions'] }),
    refreshMaps(),
  ]);
export const useRequestAddresses = () =>
  useAction(
    (body: Body<'addresses.requestAddresses'>, key) => call('addresses.requestAddresses', { body, key }),
    { settled: refreshMine },
  );
export const useLendAddresses = () =>
  useAction((body: Body<'addresses.lendAddresses'>, key) => call('addresses.lendAddresses', { body, key }), {
    settled: refreshMine,
  });
export const useClearContact = (success?: (back: MyAddress[]) => void) =>
  useAction((ids: number[], key) => call('addresses.clearContact', { body: { addresses: ids }, key }), {
    ...(success && { success }),
    settled: refreshMine,
  });
