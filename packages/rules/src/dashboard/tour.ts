/** The welcome tour: which step follows which, and which one stands on a screen (SHELL-S8, SHELL-O2, SHELL-R13). The domains bring the steps. */

export interface TourStep {
  /** Its phrases are `tour:<name>.title` and `tour:<name>.text`. */
  name: string;
  /** Smaller numbers come first. */
  place: number;
  screen: '/' | '/assignments/' | '/schedules/' | '/settings/';
  /** A selector of what it points at; a step that points at nothing, or at nothing this person has, is told in general. */
  target?: string;
  /** The tab whose tap goes on to the next step (SHELL-R13). */
  advanceOn?: string;
}

type Steps = readonly TourStep[];

/** A place in the tour, whatever was kept of it on the phone. */
export const tourPlace = (steps: Steps, kept: unknown): number =>
  Math.max(
    0,
    steps.slice(0, -1).findIndex((_, place) => place === kept),
  );

export const tourStep = (steps: Steps, at: number): TourStep =>
  steps[Math.min(Math.max(at, 0), steps.length - 1)]!;

/** Null after the last step. */
export const nextTourStep = (steps: Steps, at: number): number | null =>
  at >= steps.length - 1 ? null : at + 1;
export const previousTourStep = (at: number): number => Math.max(0, at - 1);

/**
 * The step to show once the person stands on a screen: the tab that a step waits for goes on, the way back goes back to the
 * latest step that was there; null where the tour has nothing to say, which leaves it.
 */
export function tourStepOn(steps: Steps, at: number, pathname: string): number | null {
  const path = `${pathname.replace(/\/+$/, '')}/`;
  const step = tourStep(steps, at);
  if (step.screen === path) return at;
  if (step.advanceOn === path) return at + 1;
  const before = steps.findLastIndex(({ screen }, index) => index < at && screen === path);
  return before < 0 ? null : before;
}
