/**
 * History of the app in this tab. A screen can hold a navigation until the person has answered
 * (`holdLeaving`). React Router's data router can do the same, but adds 16 kB to the first paint.
 */
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;
export type Update = Parameters<Parameters<BrowserHistory['listen']>[0]>[0];

/** Returns whether the navigation is held; `leave` continues it. */
type Hold = (nextPath: string, leave: () => void) => boolean;

let hold: Hold | null = null;
/** Handlers that the back button calls instead of leaving the screen; the last one first. */
const backs: (() => void)[] = [];
/** Navigations by the browser that are not held: those of `leave`, and those that revert another one. */
let leaving = 0;
let returning = 0;

/** One screen at a time. Returns a function that releases the hold. */
export function holdLeaving(next: Hold): () => void {
  hold = next;
  return () => {
    if (hold === next) hold = null;
  };
}

/**
 * Makes the back button close an overlay, such as a selection of rows, instead of leaving. Returns a function
 * that removes the handler.
 */
export function takeBack(end: () => void): () => void {
  backs.push(end);
  return () => void backs.splice(backs.indexOf(end), 1);
}

const pathOf = (to: Parameters<BrowserHistory['push']>[0]): string =>
  typeof to === 'string' ? to.split(/[?#]/)[0]! : (to.pathname ?? location.pathname);

/** A popstate event arrives after the navigation, so that holding it means navigating back. */
function isHeldBack(history: BrowserHistory, { action, delta, location: next }: Update): boolean {
  if (action !== 'POP' || !delta) return false;
  if (leaving > 0) {
    leaving -= 1;
    return false;
  }
  const leave = (): void => {
    leaving += 1;
    history.go(delta);
  };
  const back = delta === -1 ? backs.at(-1) : undefined;
  if (!hold?.(next.pathname, leave)) {
    if (!back) return false;
    back();
  }
  returning += 1;
  history.go(-delta);
  return true;
}

export function createPageHistory(): BrowserHistory {
  // `v5Compat` notifies listeners of every navigation.
  const history = createBrowserHistory({ v5Compat: true });
  return {
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    replace: history.replace,
    go: history.go,
    push(to, state) {
      const leave = (): void => history.push(to, state);
      if (!hold?.(pathOf(to), leave)) leave();
    },
    listen: (tell) =>
      history.listen((update) => {
        if (returning > 0) returning -= 1;
        else if (!isHeldBack(history, update)) tell(update);
      }),
  };
}
