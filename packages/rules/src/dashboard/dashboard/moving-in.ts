/** Setup progress of a new congregation: people, maps, addresses, assignment history (SETTINGS-R13). */

/** In setup order: each step depends on the previous ones. */
export const movingInSteps = ['people', 'maps', 'addresses', 'history'] as const;
export type MovingInStep = (typeof movingInSteps)[number];

/** Number of rows per step. */
export type MovingInCounts = Readonly<Record<MovingInStep, number>>;

/** The founder of the congregation already counts as one person. */
const least: MovingInCounts = { people: 2, maps: 1, addresses: 1, history: 1 };

export const isStepDone = (step: MovingInStep, counts: MovingInCounts): boolean =>
  counts[step] >= least[step];

export const stepsLeft = (counts: MovingInCounts): MovingInStep[] =>
  movingInSteps.filter((step) => !isStepDone(step, counts));

export const isMovedIn = (counts: MovingInCounts): boolean => stepsLeft(counts).length === 0;
