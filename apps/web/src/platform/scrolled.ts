/** How far the screens of this tab were scrolled, by the key of their entry in the history; a reload keeps it. */
const place = 'sheaf.scrolled';

const read = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? '{}') as Record<string, number>;
  } catch (error) {
    // SYNC-R6: a store that cannot be read is as good as empty, and the console says so.
    console.warn('stored value not readable', place, error);
    return {};
  }
};

let known: Record<string, number> | undefined;
const all = (): Record<string, number> => {
  known ??= read();
  return known;
};

let held: ((pathname: string) => boolean) | null = null;

export const scrolled = {
  /** Among these addresses the page stays where it is; returns what ends that. */
  hold(among: (pathname: string) => boolean): () => void {
    held = among;
    return () => {
      if (held === among) held = null;
    };
  },
  isHeld: (from: string, to: string): boolean => !!held && held(from) && held(to),
  of: (key: string): number | undefined => all()[key],
  keep(key: string): void {
    all()[key] = window.scrollY;
  },
  /** From now on the app scrolls and not the browser, which does it before the screen is drawn. Returns what ends it. */
  start(keyNow: () => string): () => void {
    history.scrollRestoration = 'manual';
    const store = (): void => {
      scrolled.keep(keyNow());
      sessionStorage.setItem(place, JSON.stringify(all()));
    };
    addEventListener('pagehide', store);
    return () => {
      removeEventListener('pagehide', store);
      history.scrollRestoration = 'auto';
    };
  },
};
