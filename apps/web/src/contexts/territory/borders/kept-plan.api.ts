/**
 * Access to the plan of a map in the encrypted cache, for storing and removing the maps that a person holds.
 */

import type { Reply } from '#platform/api.ts';
import { callKept } from '#platform/encrypted-cache/call-kept.ts';

/** Cache key from the time when borders belonged to the domain `territory`; phones still have it. */
export const keptPlan = 'territory.readMapPlan';

export const placeOfPlan = (number: string): string => `${keptPlan} ${JSON.stringify({ number })}`;

type Plan = Reply<'borders.readMapPlan'>;

/** Adds missing fields to a plan stored by an earlier version of the app. */
const complete = (kept: Plan): Plan => ({
  ...kept,
  around: kept.around ?? [],
  blocks: kept.blocks ?? [],
  start: kept.start ?? null,
});

export const planKey = (number: string) => ['borders.readMapPlan', number] as const;

/** Reads the plan and stores it, so that it is available offline although it was never opened. */
export const keepPlan = (number: string) =>
  callKept(planKey(number), 'borders.readMapPlan', { params: { number } }, { keptAs: keptPlan, complete });
