/** Where the plan of a map stands in the encrypted cache, for whoever keeps or removes what a person holds. */

/** As phones kept it when borders were a part of the domain `territory`. */
export const keptPlan = 'territory.readMapPlan';

export const placeOfPlan = (number: string): string => `${keptPlan} ${JSON.stringify({ number })}`;
