/** The calls of borders; a plan of a map that a person holds goes with him where there is no network. */
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../platform/action.ts';
import { call, type Given, type OperationOf, type Reply } from '../../platform/api.ts';
import { callKept } from '../../platform/pocket/call-kept.ts';
import { queryClient, refreshRead } from '../../platform/queries.ts';
import { keptPlan } from './kept-plan.door.ts';

export type Plan = Reply<'borders.readMapPlan'>;
export type BorderedMap = Plan['map'];

const refreshBorders = (): Promise<unknown> =>
  Promise.all(
    ['borders.listBorders', 'borders.readMapPlan'].map((name) =>
      queryClient.invalidateQueries({ queryKey: [name] }),
    ),
  );

export const useBorders = () =>
  useQuery({ queryKey: ['borders.listBorders'], queryFn: () => call('borders.listBorders') });

const plan = (number: string) => ({
  queryKey: ['borders.readMapPlan', number],
  queryFn: () => callKept('borders.readMapPlan', { params: { number } }, () => true, keptPlan),
});
export const useMapPlan = (number: string) => useQuery(plan(number));

export const useSaveBorder = () =>
  useAction(
    ({ id, ...body }: { id: number } & NonNullable<Given<OperationOf<'borders.saveBorder'>>['body']>, key) =>
      call('borders.saveBorder', { params: { id }, body, key }),
    { success: refreshBorders },
  );
export const useImportBorders = () =>
  useAction(
    (body: NonNullable<Given<OperationOf<'borders.importBorders'>>['body']>, key) =>
      call('borders.importBorders', { body, key }),
    { success: refreshRead },
  );
