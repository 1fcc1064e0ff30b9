/** Shows the tour of a person's first map once per phone (SHELL-R27). */
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { loadPhrases } from '#platform/texts.ts';
import { lazyThemed, loadTheme } from '#ui/lazy-themed.tsx';
import { tour } from './tour-state.ts';

const seenKey = 'sheaf.map-tour';
const lookEveryMilliseconds = 500;
/** Limits polling for a map without doors. */
const mostLooks = 20;

/** The hand-in button means that the person holds the map, a thumb button that a door is open. */
const isOwnMapThere = (): boolean =>
  ['main [data-tour="hand-in"]', 'main [data-kind="nothome"]'].every((selector) =>
    document.querySelector(selector),
  );

/** Another dialog or tour has precedence. */
const isFree = (): boolean => !tour.get().open && document.querySelector('[role="dialog"]') === null;

let open = false;
const listeners = new Set<() => void>();

function show(next: boolean): void {
  open = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function useFirstMap(): boolean {
  const { pathname } = useLocation();
  useEffect(() => {
    show(false);
    if (!/^\/map\/[^/]+\/?$/.test(pathname) || localStorage.getItem(seenKey) !== null) return;
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      if (looks === mostLooks) clearInterval(timer);
      if (!isOwnMapThere() || !isFree()) return;
      clearInterval(timer);
      localStorage.setItem(seenKey, '1');
      show(true);
    }, lookEveryMilliseconds);
    return () => clearInterval(timer);
  }, [pathname]);
  return useSyncExternalStore(subscribe, () => open);
}

const Tour = lazyThemed(async () => {
  const [{ MapTour }, { mapTourSteps }] = await Promise.all([
    import('./map-tour.tsx'),
    import('#contexts/territory/maps/map-tour-steps.api.ts'),
    loadPhrases(['tour']),
    loadTheme(),
  ]);
  return function ShownMapTour() {
    // Determined at the start: steps without a target on this map are left out.
    const [there] = useState(() => mapTourSteps.filter(({ target }) => document.querySelector(target)));
    return <MapTour steps={there} onClose={() => show(false)} />;
  };
});

export function MapTourHost() {
  if (!useFirstMap()) return null;
  return (
    <Suspense fallback={null}>
      <Tour />
    </Suspense>
  );
}
