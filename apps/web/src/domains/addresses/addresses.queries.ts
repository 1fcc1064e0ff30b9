/** The domain's calls, one line each. */
import { useMutation } from '@tanstack/react-query';
import { call, type Given, newKey, type OperationName, type OperationOf } from '../../platform/api.ts';
import { queryClient } from '../../platform/queries.ts';

type Body<Name extends OperationName> = NonNullable<Given<OperationOf<Name>>['body']>;

export const refreshMaps = (): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['maps.readMap'] }),
    queryClient.invalidateQueries({ queryKey: ['maps.listMaps'] }),
  ]);

export const useAddAvailableAddress = () =>
  useMutation({
    mutationFn: (body: Body<'addresses.addAvailableAddress'>) =>
      call('addresses.addAvailableAddress', { body, key: newKey() }),
    onSuccess: refreshMaps,
  });
export const useAddDoNotCall = () =>
  useMutation({
    mutationFn: (body: Body<'addresses.addDoNotCall'>) =>
      call('addresses.addDoNotCall', { body, key: newKey() }),
    onSuccess: refreshMaps,
  });
export const useConfirmDoNotCall = () =>
  useMutation({
    mutationFn: ({ id, version }: { id: number; version: number }) =>
      call('addresses.confirmDoNotCall', { params: { id }, body: { version }, key: newKey() }),
    onSettled: refreshMaps,
  });
export const useDeleteDoNotCall = () =>
  useMutation({
    mutationFn: (id: number) => call('addresses.deleteDoNotCall', { params: { id }, key: newKey() }),
    onSettled: refreshMaps,
  });
export const useAddPreloaded = () =>
  useMutation({
    mutationFn: (body: Body<'addresses.addPreloadedAddress'>) =>
      call('addresses.addPreloadedAddress', { body, key: newKey() }),
    onSuccess: refreshMaps,
  });
export const useEditPreloaded = () =>
  useMutation({
    mutationFn: ({ id, ...body }: { id: number } & Body<'addresses.editPreloadedAddress'>) =>
      call('addresses.editPreloadedAddress', { params: { id }, body, key: newKey() }),
    onSuccess: refreshMaps,
  });
export const useImportAddresses = () =>
  useMutation({
    mutationFn: ({ file, dryRun, size }: { file: File; dryRun: boolean; size: number }) =>
      call('addresses.importAddresses', {
        file,
        body: { dry_run: dryRun ? 'true' : 'false', addresses_per_map: size },
        key: newKey(),
      }),
    onSuccess: (reply) => (reply.dry_run ? undefined : refreshMaps()),
  });
