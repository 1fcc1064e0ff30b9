/**
 * Focuses the heading of a new screen, which screen readers then speak; on the way back focuses the link that
 * the person had followed (X-FOCUS-5).
 */
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { scrolled } from '#platform/scrolled.ts';
import { announce } from '#ui/announcer.ts';
import { detailTitle } from '#ui/detail-title.ts';
import { focusHeading, keepFocus } from '#ui/return-focus.ts';

const content = '#content';

/** A slow screen shows its heading later; the focus moves as long as the person has not moved it. */
const longestWaitMilliseconds = 20_000;

function linkBackTo(path: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLAnchorElement>(`${content} a[href]`)].find(
    (link) => new URL(link.href).pathname === path,
  );
}

/** Whether the new screen or an overlay has placed the focus, for example in a search field. */
const isPlaced = (active: Element | null): boolean =>
  active?.matches(`${content} *, [role="dialog"], [role="dialog"] *`) === true;

function enter(heading: HTMLElement, from: string | null): void {
  const active = document.activeElement;
  const link = from && !isPlaced(active) ? linkBackTo(from) : undefined;
  if (link) link.focus({ preventScroll: true });
  else if (!isPlaced(active)) focusHeading(heading);
  if (active?.id !== detailTitle && document.activeElement !== heading) announce(heading.textContent);
}

/** Calls `then` with the heading of the screen, now or when it is rendered. Returns a function that cancels. */
function whenHeaded(then: (heading: HTMLElement) => void): () => void {
  const find = (): boolean => {
    const heading = document.querySelector<HTMLElement>(`${content} h1`);
    if (heading) then(heading);
    return heading !== null;
  };
  if (find()) return () => {};
  const observer = new MutationObserver(() => {
    if (find()) stop();
  });
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const timer = setTimeout(stop, longestWaitMilliseconds);
  observer.observe(document.querySelector(content)!, { childList: true, subtree: true });
  return stop;
}

export function ScreenFocus(): null {
  const { pathname } = useLocation();
  const action = useNavigationType();
  const before = useRef<{ pathname: string; heading: HTMLElement | null }>(null);
  const shown = useRef({ action, pathname });
  shown.current = { action, pathname };
  useEffect(keepFocus, []);
  useEffect(() => {
    const from = before.current;
    const now = { pathname, heading: null as HTMLElement | null };
    before.current = now;
    const left = document.activeElement;
    return whenHeaded((heading) => {
      // The next screen was rendered before this effect ended, and has an effect of its own.
      if (shown.current.pathname !== pathname) return;
      now.heading = heading;
      const moved = document.activeElement !== left && document.activeElement !== document.body;
      // Details next to an open list, and tabs with an address, change the path but not the screen and its
      // heading.
      const same = !from || from.heading === heading || scrolled.isHeld(from.pathname, pathname);
      if (!same && !(moved && !isPlaced(document.activeElement)))
        enter(heading, shown.current.action === 'POP' ? from.pathname : null);
    });
  }, [pathname]);
  return null;
}
