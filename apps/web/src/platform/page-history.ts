/**
 * The addresses of the app in this tab. A screen may hold a change of address back until the person has answered (`holdLeaving`).
 * React Router's own data router can do that too, but brings 16 kB that the first paint would wait for.
 */
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;
export type Update = Parameters<Parameters<BrowserHistory['listen']>[0]>[0];

/** Returns whether the address stays for now; `leave` changes it after all. */
type Hold = (nextPath: string, leave: () => void) => boolean;

let hold: Hold | null = null;
/** What the way back ends instead of leaving the screen; the last one first. */
const backs: (() => void)[] = [];
/** Changes of address by the browser that nobody is asked about: those of `leave`, and those that only take another one back. */
let leaving = 0;
let returning = 0;

/** One screen at a time; returns what ends it. */
export function holdLeaving(next: Hold): () => void {
  hold = next;
  return () => {
    if (hold === next) hold = null;
  };
}

/** While something lies over the screen, such as a selection of rows, the way back ends that alone; returns what gives it back. */
export function takeBack(end: () => void): () => void {
  backs.push(end);
  return () => void backs.splice(backs.indexOf(end), 1);
}

const pathOf = (to: Parameters<BrowserHistory['push']>[0]): string =>
  typeof to === 'string' ? to.split(/[?#]/)[0]! : (to.pathname ?? location.pathname);

/** The way back and forth was taken already when it is heard of, so that staying means to go back. */
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
  // Tells of every change of address, whoever made it.
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
