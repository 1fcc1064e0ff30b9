/**
 * Keeps the keyboard focus near where it was: an overlay that closes returns it to its opener (X-FOCUS-1), and
 * a focused control that is removed or disabled passes it on (X-FOCUS-4).
 */
import { useEffect } from 'react';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** An element that had the focus, and its ancestors with the index of the child on the path to it. */
interface Place {
  element: HTMLElement;
  around: { parent: HTMLElement; index: number }[];
}

/** Safari does not focus a button that is pressed, so the last press identifies the opener there. */
let pressed: HTMLElement | null = null;
document.addEventListener(
  'click',
  ({ target }) => {
    if (target instanceof Element) pressed = target.closest<HTMLElement>(focusable);
  },
  true,
);

const isLost = (active: Element | null): boolean =>
  active === null || active === document.body || active === document.documentElement;

const isBeforeOrIn = (element: Node, other: Node): boolean =>
  element === other || (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;

function placeOf(element: HTMLElement): Place {
  const around: Place['around'] = [];
  let child = element;
  let parent = child.parentElement;
  while (parent && !parent.matches('main, body')) {
    around.push({ parent, index: [...parent.children].indexOf(child) });
    child = parent;
    parent = child.parentElement;
  }
  return { element, around };
}

/** The heading of the screen, which can hold the focus without being a tab stop. */
export function focusHeading(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

const canTakeFocus = (element: HTMLElement): boolean => element.isConnected && element.matches(focusable);

/** The control at the position of a removed one, else the last one before it. */
function successorOf({ around }: Place): HTMLElement | undefined {
  for (const { parent, index } of around.filter((one) => one.parent.isConnected)) {
    const controls = [...parent.querySelectorAll<HTMLElement>(focusable)];
    const from = parent.children[index];
    const next = from ? controls.find((control) => isBeforeOrIn(control, from)) : undefined;
    const successor = next ?? controls.at(-1);
    if (successor) return successor;
  }
  return undefined;
}

function giveBack(place: Place | null): void {
  const target = place && (canTakeFocus(place.element) ? place.element : successorOf(place));
  const heading = document.querySelector<HTMLElement>('#content h1, h1');
  if (target) target.focus({ preventScroll: true });
  else if (heading) focusHeading(heading);
}

/** For a control that disappears with its own press: where the focus was before. */
export function returnFocusTo(element: Element | null): void {
  if (isLost(document.activeElement)) giveBack(element instanceof HTMLElement ? placeOf(element) : null);
}

/** For an overlay: remembers the focus when it opens. */
export function useReturnFocus(opened: boolean): void {
  useEffect(() => {
    if (!opened) return;
    const active = document.activeElement;
    const opener = isLost(active) ? pressed : active;
    const place = opener instanceof HTMLElement ? placeOf(opener) : null;
    return () => {
      // A control outside the overlay that took the focus on closing keeps it.
      const now = document.activeElement;
      if (isLost(now) || now?.closest('[role="dialog"]')) giveBack(place);
    };
  }, [opened]);
}

/**
 * For the whole app. Browsers move the focus of a removed or disabled control to the page without an event,
 * so the focus is checked after every change of the document.
 */
export function keepFocus(): () => void {
  let last: Place | null = null;
  const onFocus = ({ target }: FocusEvent): void => {
    last = target instanceof HTMLElement && target !== document.body ? placeOf(target) : null;
  };
  /**
   * The person left the control, for example by a press on the page. Some browsers fire the event for a removal
   * too, while the control is still there, so what remains is known a task later.
   */
  const onBlur = ({ target, relatedTarget }: FocusEvent): void => {
    if (relatedTarget || !document.hasFocus()) return;
    setTimeout(() => {
      if (last?.element === target && isLost(document.activeElement) && canTakeFocus(last.element))
        last = null;
    });
  };
  const observer = new MutationObserver(() => {
    if (!last || !isLost(document.activeElement)) return;
    // A disabled control receives the focus again once it is enabled.
    const successor = last.element.isConnected
      ? canTakeFocus(last.element) && last.element
      : successorOf(last);
    if (successor) successor.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
    observer.disconnect();
  };
}
