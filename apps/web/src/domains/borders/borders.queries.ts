/** The plan of a map; that of a map that a person holds goes with him where there is no network. */
import { useQuery } from '@tanstack/react-query';
import type { Reply } from '../../platform/api.ts';
import { callKept } from '../../platform/encrypted-cache/call-kept.ts';
import { keptPlan } from './kept-plan.public-api.ts';

export type Plan = Reply<'borders.readMapPlan'>;
export type BorderedMap = Plan['map'];

const plan = (number: string) => ({
  queryKey: ['borders.readMapPlan', number],
  queryFn: () => callKept('borders.readMapPlan', { params: { number } }, () => true, keptPlan),
});
export const useMapPlan = (number: string) => useQuery(plan(number));
