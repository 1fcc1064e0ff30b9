/** The calls of the Assign Maps screen, one line each. */
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../platform/action.ts';
import { call, type Given, type OperationOf, type Reply } from '../../platform/api.ts';
import { live } from '../../platform/live.ts';
import { queryClient } from '../../platform/queries.ts';

type Body<Name extends Parameters<typeof call>[0]> = NonNullable<Given<OperationOf<Name>>['body']>;
export type AssignRow = Reply<'maps.listAssignMaps'>[number];

const listKey = ['maps.listAssignMaps'];
const pollMilliseconds = 3000;

export const useAssignMaps = () =>
  useQuery({
    queryKey: listKey,
    queryFn: () => call('maps.listAssignMaps'),
    refetchInterval: live.everyMinute,
  });

/** ASSIGN-R6: every 3 seconds until everything is there. */
export const usePopulating = (id: number) =>
  useQuery({
    queryKey: ['maps.readPopulating', id],
    queryFn: () => call('maps.readPopulating', { params: { id } }),
    refetchInterval: ({ state }) =>
      state.data && state.data.completed >= state.data.total ? false : pollMilliseconds,
    staleTime: 0,
  });

export const refreshAssigning = (): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: listKey }),
    queryClient.invalidateQueries({ queryKey: ['maps.listMaps'] }),
    queryClient.invalidateQueries({ queryKey: ['maps.readMap'] }),
  ]);

export const useAssignMap = () =>
  useAction((body: Body<'maps.assignMap'>, key) => call('maps.assignMap', { body, key }), {
    success: refreshAssigning,
  });
export const useRecallMap = () =>
  useAction((body: Body<'maps.recallMap'>, key) => call('maps.recallMap', { body, key }), {
    settled: refreshAssigning,
  });
export const useCancelAssignment = () =>
  useAction((body: Body<'maps.cancelAssignment'>, key) => call('maps.cancelAssignment', { body, key }), {
    settled: refreshAssigning,
  });
export const useRecordCompletion = () =>
  useAction((body: Body<'maps.recordCompletion'>, key) => call('maps.recordCompletion', { body, key }), {
    success: refreshAssigning,
  });
export const useLockMap = () =>
  useAction(
    ({ id, locked }: { id: number; locked: boolean }, key) =>
      call('maps.lockMap', { params: { id }, body: { locked }, key }),
    { settled: refreshAssigning },
  );
export const useNumberLookup = () =>
  useAction(
    ({ id, on }: { id: number; on: boolean }, key) =>
      call('maps.switchNumberLookup', { params: { id }, body: { on }, key }),
    { settled: refreshAssigning },
  );
