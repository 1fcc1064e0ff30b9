/** Provides the address to the screens and stores scroll positions for the way back. */
import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { type Location, Router } from 'react-router';
import { createPageHistory, type Update } from '#platform/page-history.ts';
import { scrolled } from '#platform/scrolled.ts';
import { visited } from '#platform/visited.ts';

/** A new screen starts at its top; a change within the same screen does not scroll. */
function useScrolling({ location, action }: Pick<Update, 'location' | 'action'>): void {
  const before = useRef<Location>(null);
  useLayoutEffect(() => {
    const kept = action === 'POP' ? scrolled.of(location.key) : undefined;
    const from = before.current;
    before.current = location;
    if (from && scrolled.isHeld(from.pathname, location.pathname)) return;
    if (kept !== undefined) window.scrollTo(0, kept);
    else if (from && from.pathname !== location.pathname) window.scrollTo(0, 0);
  }, [location, action]);
}

export function PageRouter({ children }: { children: ReactNode }) {
  // Created here and not at module load: by now the link is removed from the address bar (AUTH-R12).
  const [history] = useState(createPageHistory);
  const [shown, setShown] = useState({ action: history.action, location: history.location });
  const key = useRef(shown.location.key);
  const path = useRef(shown.location.pathname);
  useLayoutEffect(() => {
    const stopScrolling = scrolled.start(() => key.current);
    const stopListening = history.listen(({ action, location }) => {
      scrolled.keep(key.current);
      key.current = location.key;
      const show = (): void => setShown({ action, location });
      // Changes within one screen render at once instead of in time slices.
      if (location.pathname === path.current) show();
      else startTransition(show);
      path.current = location.pathname;
    });
    return () => {
      stopListening();
      stopScrolling();
    };
  }, [history]);
  useLayoutEffect(() => visited.note(shown.location.pathname), [shown.location]);
  useScrolling(shown);
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  );
}
