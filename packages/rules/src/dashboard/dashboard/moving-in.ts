/** Setup progress of a new congregation, from the founder alone to a first schedule (SETTINGS-R13). */

/** In setup order: each step depends on the previous ones. */
export const movingInSteps = [
  'people',
  'circuit',
  'meetings',
  'roles',
  'groups',
  'qualifications',
  'responsibilities',
  'maps',
  'addresses',
  'history',
  'workbook',
  'invitations',
] as const;
export type MovingInStep = (typeof movingInSteps)[number];

/** Number of rows per step; null for a step of a schedule that the congregation does not use. */
export type MovingInCounts = Readonly<Record<MovingInStep, number | null>>;

/** The founder of the congregation already counts as a person, with a role and a sign-in. */
const ofFounder: readonly MovingInStep[] = ['people', 'roles', 'invitations'];

const leastOf = (step: MovingInStep): number => (ofFounder.includes(step) ? 2 : 1);

/** Steps that the congregation needs. */
export const stepsOf = (counts: MovingInCounts): MovingInStep[] =>
  movingInSteps.filter((step) => counts[step] !== null);

export const isStepDone = (step: MovingInStep, counts: MovingInCounts): boolean =>
  (counts[step] ?? leastOf(step)) >= leastOf(step);

export const stepsLeft = (counts: MovingInCounts): MovingInStep[] =>
  movingInSteps.filter((step) => !isStepDone(step, counts));

export const isMovedIn = (counts: MovingInCounts): boolean => stepsLeft(counts).length === 0;
