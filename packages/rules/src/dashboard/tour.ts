/** The welcome tour: twenty steps, on which screen each stands, what it points at, and how one goes on (SHELL-S8, SHELL-O2, SHELL-R13). */

export interface TourStep {
  name: string;
  screen: '/' | '/assignments/' | '/schedules/' | '/settings/';
  /** A selector of what it points at; a step that points at nothing, or at nothing this person has, is told in general. */
  target?: string;
  /** The tab whose tap goes on to the next step (SHELL-R13). */
  advanceOn?: string;
}

const named = (name: string): string => `[data-tour="${name}"]`;
const entry = (to: string): string => `main a[href="${to}"]`;

export const tourSteps = [
  { name: 'welcome', screen: '/' },
  { name: 'bell', screen: '/', target: named('bell') },
  { name: 'tour-button', screen: '/', target: named('tour') },
  { name: 'map-buttons', screen: '/', target: named('map-buttons') },
  { name: 'map-colours', screen: '/', target: named('map-signs') },
  { name: 'maps-tab', screen: '/', target: named('tab-maps') },
  { name: 'assignments-tab', screen: '/', target: named('tab-assignments'), advanceOn: '/assignments/' },
  { name: 'cart-report', screen: '/assignments/', target: named('cart-report') },
  { name: 'available-addresses', screen: '/assignments/', target: named('my-addresses') },
  { name: 'request-addresses', screen: '/assignments/', target: named('request-addresses') },
  { name: 'assigned-maps', screen: '/assignments/', target: named('my-maps') },
  { name: 'request-map', screen: '/assignments/', target: named('request-map') },
  { name: 'appointments', screen: '/assignments/', target: named('appointments') },
  {
    name: 'schedules-tab',
    screen: '/assignments/',
    target: named('tab-schedules'),
    advanceOn: '/schedules/',
  },
  { name: 'meetings', screen: '/schedules/', target: entry('/schedules/meetings/') },
  { name: 'field-service', screen: '/schedules/', target: entry('/schedules/field-service/') },
  { name: 'carts', screen: '/schedules/', target: 'main a[href^="/schedules/cart"]' },
  { name: 'settings-tab', screen: '/schedules/', target: named('tab-settings'), advanceOn: '/settings/' },
  { name: 'my-profile', screen: '/settings/', target: entry('/settings/my-profile/') },
  { name: 'finish', screen: '/settings/' },
] as const satisfies readonly TourStep[];

const steps: readonly TourStep[] = tourSteps;
const last = steps.length - 1;

/** A place in the tour, whatever was kept of it on the phone. */
export const tourPlace = (kept: unknown): number =>
  typeof kept === 'number' && Number.isInteger(kept) && kept > 0 && kept < last ? kept : 0;

export const tourStep = (at: number): TourStep => steps[Math.min(Math.max(at, 0), last)]!;

/** Null after the last step. */
export const nextTourStep = (at: number): number | null => (at >= last ? null : at + 1);
export const previousTourStep = (at: number): number => Math.max(0, at - 1);

/**
 * The step to show once the person stands on a screen: the tab that a step waits for goes on, the way back goes back to the
 * latest step that was there; null where the tour has nothing to say, which leaves it.
 */
export function tourStepOn(at: number, pathname: string): number | null {
  const path = `${pathname.replace(/\/+$/, '')}/`;
  const step = tourStep(at);
  if (step.screen === path) return at;
  if (step.advanceOn === path) return at + 1;
  const before = steps.findLastIndex(({ screen }, index) => index < at && screen === path);
  return before < 0 ? null : before;
}
