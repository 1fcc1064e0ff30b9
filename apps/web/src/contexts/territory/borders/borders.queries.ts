/** The plan of a map; that of a map that a person holds goes with them where there is no network. */
import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#platform/api.ts';
import { keepPlan } from './kept-plan.api.ts';

export type Plan = Reply<'borders.readMapPlan'>;
export type BorderedMap = Plan['map'];

/** A plan that an earlier version of the app kept lacks what came later. */
const complete = (kept: Plan): Plan => ({
  ...kept,
  around: kept.around ?? [],
  blocks: kept.blocks ?? [],
  start: kept.start ?? null,
});

const plan = (number: string) => ({
  queryKey: ['borders.readMapPlan', number],
  queryFn: async () => complete(await keepPlan(number)),
});
export const useMapPlan = (number: string) => useQuery(plan(number));
