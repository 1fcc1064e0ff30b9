/** The plan of a map; stored on the phone for maps that the person holds, for use offline. */
import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#platform/api.ts';
import { keepPlan, planKey } from './kept-plan.api.ts';

export type Plan = Reply<'borders.readMapPlan'>;
export type BorderedMap = Plan['map'];

export const useMapPlan = (number: string) =>
  useQuery({ queryKey: planKey(number), queryFn: () => keepPlan(number) });
