/** Where the plan of a map stands in the encrypted cache, for whoever keeps or removes what a person holds. */

import { callKept } from '#platform/encrypted-cache/call-kept.ts';

/** As phones kept it when borders were a part of the domain `territory`. */
export const keptPlan = 'territory.readMapPlan';

export const placeOfPlan = (number: string): string => `${keptPlan} ${JSON.stringify({ number })}`;

/** Reads the plan and keeps it, so that it is there in the street, where nobody has opened it before. */
export const keepPlan = (number: string) =>
  callKept('borders.readMapPlan', { params: { number } }, () => true, keptPlan);
