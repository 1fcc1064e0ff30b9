/** The tours: which step follows which, and which one stands on a screen (SHELL-S8, SHELL-O2, SHELL-R13). The domains bring the steps. */
import { isOffered, type MenuGate, type ModuleSwitches } from '../../permissions/menu-gate.ts';
import { screenPath } from './screen-path.ts';

/** A step is shown to whoever may do what it is about, where the congregation uses it. */
export interface TourStep extends MenuGate {
  /** Its phrases are `tour:<name>.title` and `tour:<name>.text`. */
  name: string;
  /** Smaller numbers come first. */
  place: number;
  screen: '/' | '/assignments/' | '/schedules/' | '/settings/';
  /** A selector of what it points at; a step that points at nothing, or at nothing this person has, is told in general. */
  target?: string;
  /** The tab whose tap goes on to the next step (SHELL-R13). */
  advanceOn?: string;
  /** The beginning of the menu entry that it is about: without that entry there is no such step. */
  entry?: string;
}

/** What a first map is explained by; it stands on one screen. */
export type MapTourStep = Omit<TourStep, 'screen' | 'advanceOn' | 'place'> & { target: string };

export interface TourViewer {
  permits: ReadonlySet<string>;
  modules: ModuleSwitches;
  /** Where the menus lead that the person is shown. */
  entries: readonly string[];
}

/** SHELL-R26: of what the congregation does not use, or the person may not do, nothing is told. */
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
  const path = screenPath(pathname);
  const step = tourStep(steps, at);
  if (step.screen === path) return at;
  if (step.advanceOn === path) return at + 1;
  const before = steps.findLastIndex(({ screen }, index) => index < at && screen === path);
  return before < 0 ? null : before;
}
