/** Gives the screens the address of the page, and keeps how far each was scrolled for whoever comes back to it. */
import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { type Location, Router } from 'react-router';
import { createPageHistory, type Update } from '#platform/page-history.ts';
import { scrolled } from '#platform/scrolled.ts';

/** A new screen starts at its top; what changes the same screen leaves it where it is. */
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
  // Made now and not while the modules load: by now a link was taken out of the address bar (AUTH-R12).
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
      // What the same screen shows of itself is drawn at once, and not a slice at a time between frames.
      if (location.pathname === path.current) show();
      else startTransition(show);
      path.current = location.pathname;
    });
    return () => {
      stopListening();
      stopScrolling();
    };
  }, [history]);
  useScrolling(shown);
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  );
}
