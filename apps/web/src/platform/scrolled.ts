/** Scroll positions of this tab by history key, stored in sessionStorage across reloads. */
const place = 'sheaf.scrolled';

const read = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? '{}') as Record<string, number>;
  } catch (error) {
    // SYNC-R6: an unreadable store counts as empty and is logged.
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
  /** Disables scroll restoration between these addresses. Returns a function that enables it again. */
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
  /**
   * Disables the browser's own scroll restoration, which runs before the screen is rendered. Returns a
   * function that stops storing.
   */
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
