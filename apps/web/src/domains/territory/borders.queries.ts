/** The calls of borders; a plan of a map that a person holds goes with him where there is no network. */
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../platform/action.ts';
import { call, type Given, type OperationOf, type Reply } from '../../platform/api.ts';
import { callKept } from '../../platform/pocket/call-kept.ts';
import { queryClient, refreshRead } from '../../platform/queries.ts';

export type Plan = Reply<'territory.readMapPlan'>;
export type BorderedMap = Plan['map'];

const refreshBorders = (): Promise<unknown> =>
  Promise.all(
    ['territory.listBorders', 'territory.readMapPlan'].map((name) =>
      queryClient.invalidateQueries({ queryKey: [name] }),
    ),
  );

export const useBorders = () =>
  useQuery({ queryKey: ['territory.listBorders'], queryFn: () => call('territory.listBorders') });

const plan = (number: string) => ({
  queryKey: ['territory.readMapPlan', number],
  queryFn: () => callKept('territory.readMapPlan', { params: { number } }, () => true),
});
export const useMapPlan = (number: string) => useQuery(plan(number));

export const useSaveBorder = () =>
  useAction(
    (
      { id, ...body }: { id: number } & NonNullable<Given<OperationOf<'territory.saveBorder'>>['body']>,
      key,
    ) => call('territory.saveBorder', { params: { id }, body, key }),
    { success: refreshBorders },
  );
export const useImportBorders = () =>
  useAction(
    (body: NonNullable<Given<OperationOf<'territory.importBorders'>>['body']>, key) =>
      call('territory.importBorders', { body, key }),
    { success: refreshRead },
  );
