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

/** Counts, and the steps that the congregation hides because it does not need them. */
export type MovingIn = MovingInCounts & { readonly hidden: readonly MovingInStep[] };

export const firstStepsDefaults: { hidden: MovingInStep[] } = { hidden: [] };

/** The founder of the congregation already counts as a person, with a role and a sign-in. */
const ofFounder: readonly MovingInStep[] = ['people', 'roles', 'invitations'];

const leastOf = (step: MovingInStep): number => (ofFounder.includes(step) ? 2 : 1);

const isUsed = (step: MovingInStep, counts: MovingInCounts): boolean => counts[step] !== null;

/** Steps that the congregation needs. */
export const stepsOf = (now: MovingIn): MovingInStep[] =>
  movingInSteps.filter((step) => isUsed(step, now) && !now.hidden.includes(step));

/** Steps that can be shown again. */
export const hiddenSteps = (now: MovingIn): MovingInStep[] =>
  movingInSteps.filter((step) => isUsed(step, now) && now.hidden.includes(step));

export const isStepDone = (step: MovingInStep, counts: MovingInCounts): boolean =>
  (counts[step] ?? leastOf(step)) >= leastOf(step);

export const stepsLeft = (now: MovingIn): MovingInStep[] =>
  stepsOf(now).filter((step) => !isStepDone(step, now));

export const isMovedIn = (now: MovingIn): boolean => stepsLeft(now).length === 0;
