/** The plan of a map; stored on the phone for maps that the person holds, for use offline. */
import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#platform/api.ts';
import { keepPlan } from './kept-plan.api.ts';

export type Plan = Reply<'borders.readMapPlan'>;
export type BorderedMap = Plan['map'];

/** Adds missing fields to a plan stored by an earlier version of the app. */
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
