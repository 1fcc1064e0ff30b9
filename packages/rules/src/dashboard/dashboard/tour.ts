/**
 * Order of tour steps and the step of each screen (SHELL-S8, SHELL-O2, SHELL-R13). Steps are declared by the
 * domains.
 */
import { isOffered, type MenuGate, type ModuleSwitches } from '../../permissions/menu-gate.ts';
import { screenPath } from './screen-path.ts';

/** Shown to people with the permission while its module is on. */
export interface TourStep extends MenuGate {
  /** Phrases are `tour:<name>.title` and `tour:<name>.text`. */
  name: string;
  /** Sort position, ascending. */
  place: number;
  screen: '/' | '/assignments/' | '/schedules/' | '/settings/';
  /** CSS selector of the target; without a match the step is shown in the middle of the screen. */
  target?: string;
  /** Tab whose tap advances to the next step (SHELL-R13). */
  advanceOn?: string;
  /** Address prefix of the menu entry that the step needs; without this entry the step is omitted. */
  entry?: string;
}

/** Step of the map tour; it stays on one screen. */
export type MapTourStep = Omit<TourStep, 'screen' | 'advanceOn' | 'place'> & { target: string };

export interface TourViewer {
  permits: ReadonlySet<string>;
  modules: ModuleSwitches;
  /** Addresses of the person's visible menu entries. */
  entries: readonly string[];
}

/** Omits steps about modules that are off or actions without permission (SHELL-R26). */
export const offeredSteps = <Step extends MenuGate & { entry?: string }>(
  steps: readonly Step[],
  { permits, modules, entries }: TourViewer,
): Step[] =>
  steps.filter(
    (step) =>
      isOffered(step, permits, modules) &&
      (step.entry === undefined || entries.some((to) => to.startsWith(step.entry!))),
  );

export const mostMapSteps = 5;

type Steps = readonly TourStep[];

/** Returns the stored step index, or 0 if the stored value is invalid. */
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
 * Returns the step for the current screen: advances if the step waited for this tab, else returns to the
 * latest step of this screen. Null ends the tour.
 */
export function tourStepOn(steps: Steps, at: number, pathname: string): number | null {
  const path = screenPath(pathname);
  const step = tourStep(steps, at);
  if (step.screen === path) return at;
  if (step.advanceOn === path) return at + 1;
  const before = steps.findLastIndex(({ screen }, index) => index < at && screen === path);
  return before < 0 ? null : before;
}
