/** Returns the keyboard focus to the control that opened an overlay (X-FOCUS-1). */
import { useEffect } from 'react';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Safari does not focus a button that is pressed, so the last press identifies the opener there. */
let pressed: HTMLElement | null = null;
if (typeof document !== 'undefined')
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element) pressed = target.closest<HTMLElement>(focusable);
    },
    true,
  );

const isLost = (active: Element | null): boolean =>
  active === null || active === document.body || active === document.documentElement;

/** Everything around `element`, innermost first: what remains if the element itself is removed. */
function pathOf(element: HTMLElement): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let at: HTMLElement | null = element; at; at = at.parentElement) path.push(at);
  return path;
}

/** The heading of the screen, which can hold the focus without being a tab stop. */
export function focusHeading(heading: HTMLElement | null | undefined): void {
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

const canTakeFocus = (element: HTMLElement): boolean => element.isConnected && element.matches(focusable);

/** The opener; if it was removed, a control of the list that contained it, else the heading of the screen. */
function giveBack(path: readonly HTMLElement[]): void {
  const around = path.find(({ isConnected }) => isConnected)?.closest<HTMLElement>('li, ul, ol, form');
  const target = path[0] && canTakeFocus(path[0]) ? path[0] : around?.querySelector<HTMLElement>(focusable);
  if (target) target.focus({ preventScroll: true });
  else focusHeading(document.querySelector<HTMLElement>('#content h1, h1'));
}

export function useReturnFocus(opened: boolean): void {
  useEffect(() => {
    if (!opened) return;
    const active = document.activeElement;
    const opener = isLost(active) ? pressed : active;
    const path = opener instanceof HTMLElement ? pathOf(opener) : [];
    return () => {
      // A control outside the overlay that took the focus on closing keeps it.
      const now = document.activeElement;
      if (isLost(now) || now?.closest('[role="dialog"]')) giveBack(path);
    };
  }, [opened]);
}
