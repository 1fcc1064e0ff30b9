/** The domain's calls, one line each. */
import { useAction } from '../../platform/action.ts';
import { call, type Given, type OperationName, type OperationOf } from '../../platform/api.ts';
import { queryClient } from '../../platform/queries.ts';

type Body<Name extends OperationName> = NonNullable<Given<OperationOf<Name>>['body']>;

export const refreshMaps = (): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['maps.readMap'] }),
    queryClient.invalidateQueries({ queryKey: ['maps.listMaps'] }),
  ]);

export const useAddAvailableAddress = () =>
  useAction(
    (body: Body<'addresses.addAvailableAddress'>, key) =>
      call('addresses.addAvailableAddress', { body, key }),
    { success: refreshMaps },
  );
export const useAddDoNotCall = () =>
  useAction((body: Body<'addresses.addDoNotCall'>, key) => call('addresses.addDoNotCall', { body, key }), {
    success: refreshMaps,
  });
export const useConfirmDoNotCall = () =>
  useAction(
    ({ id, version }: { id: number; version: number }, key) =>
      call('addresses.confirmDoNotCall', { params: { id }, body: { version }, key }),
    { settled: refreshMaps },
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
export const useImportAddresses = () =>
  useAction(
    ({ file, dryRun, size }: { file: File; dryRun: boolean; size: number }, key) =>
      call('addresses.importAddresses', {
        file,
        body: { dry_run: dryRun ? 'true' : 'false', addresses_per_map: size },
        key,
      }),
    { success: (reply) => (reply.dry_run ? undefined : refreshMaps()) },
  );
