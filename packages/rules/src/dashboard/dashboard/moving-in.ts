/** How far a new congregation has moved in: people first, then maps, their addresses, and who had which map (SETTINGS-R13). */

/** In the order in which they are brought in: each stands on those before it. */
export const movingInSteps = ['people', 'maps', 'addresses', 'history'] as const;
export type MovingInStep = (typeof movingInSteps)[number];

/** How many there are of each. */
export type MovingInCounts = Readonly<Record<MovingInStep, number>>;

/** Whoever founded the congregation is there from the beginning. */
const least: MovingInCounts = { people: 2, maps: 1, addresses: 1, history: 1 };

export const isStepDone = (step: MovingInStep, counts: MovingInCounts): boolean =>
  counts[step] >= least[step];

export const stepsLeft = (counts: MovingInCounts): MovingInStep[] =>
  movingInSteps.filter((step) => !isStepDone(step, counts));

export const isMovedIn = (counts: MovingInCounts): boolean => stepsLeft(counts).length === 0;
