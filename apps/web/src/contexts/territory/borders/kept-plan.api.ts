/**
 * Access to the plan of a map in the encrypted cache, for storing and removing the maps that a person holds.
 */

import { callKept } from '#platform/encrypted-cache/call-kept.ts';

/** Cache key from the time when borders belonged to the domain `territory`; phones still have it. */
export const keptPlan = 'territory.readMapPlan';

export const placeOfPlan = (number: string): string => `${keptPlan} ${JSON.stringify({ number })}`;

/** Prefetches the plan into the cache, so that it is available offline although it was never opened. */
export const keepPlan = (number: string) =>
  callKept('borders.readMapPlan', { params: { number } }, () => true, keptPlan);
