/** Finds the target of a tour step, waits for its screen, and follows it as the page moves. */
import { type Box, hasRoom, type Size, targetMargin } from '@sheaf/rules/dashboard/dashboard/tour-card';
import { useLayoutEffect, useState } from 'react';

const lookEveryMilliseconds = 100;
/** After this time the target counts as missing. */
const patienceMilliseconds = 1500;
/** Maximum time of the previous highlight next to the text of the next step. */
const oldLightMilliseconds = 300;

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

const same = (a: Box | null, b: Box | null): boolean => JSON.stringify(a) === JSON.stringify(b);

export interface TourTarget {
  box: Box | null;
  /** True while the target is not found yet. */
  seeking: boolean;
}

const find = (selector: string | undefined): Element | null => {
  const element = selector ? document.querySelector(selector) : null;
  return element && element.getBoundingClientRect().height > 0 ? element : null;
};

export const windowSize = (): Size => ({
  width: document.documentElement.clientWidth,
  height: window.innerHeight,
});

/** Scrolls it into the window: to the middle, or to the top if the card has no space next to it otherwise. */
const bringIn = (element: Element, card: Size): void => {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (hasRoom(windowSize(), card, boxOf(element))) return;
  element.scrollIntoView({ block: 'start', behavior: 'instant' });
  const { top } = boxOf(element);
  if (top < targetMargin) window.scrollBy({ top: top - targetMargin, behavior: 'instant' });
};

/** Keeps it in the window while content above it loads, until the person scrolls. */
function openKeeper(card: () => Size): { keep(element: Element | null): void; close(): void } {
  let kept: Element | null = null;
  let top = 0;
  let byHand = false;
  const noteHand = (): void => {
    byHand = true;
  };
  addEventListener('wheel', noteHand, { passive: true });
  addEventListener('touchmove', noteHand, { passive: true });
  return {
    keep(element) {
      if (element && (element !== kept || (!byHand && Math.abs(boxOf(element).top - top) > 1))) {
        bringIn(element, card());
        top = boxOf(element).top;
      }
      kept = element;
    },
    close() {
      removeEventListener('wheel', noteHand);
      removeEventListener('touchmove', noteHand);
    },
  };
}

/** @param card returns the size of the card with its whole text; has a stable identity. */
export function useTourTarget(
  selector: string | undefined,
  screenIsThere: boolean,
  card: () => Size,
): TourTarget {
  const [target, setTarget] = useState<TourTarget>({ box: null, seeking: true });
  // A layout effect, so that the previous highlight never shows next to the new text.
  useLayoutEffect(() => {
    const since = Date.now();
    const keeper = openKeeper(card);
    setTarget((now) => ({ ...now, seeking: true }));
    const look = (): void => {
      const element = screenIsThere ? find(selector) : null;
      keeper.keep(element);
      const box = element && boxOf(element);
      const patient = selector !== undefined && Date.now() - since < patienceMilliseconds;
      const seeking = !screenIsThere || (box === null && patient);
      setTarget((now) => {
        const old = Date.now() - since < oldLightMilliseconds ? now.box : null;
        const next = { box: seeking ? old : box, seeking };
        return same(now.box, next.box) && now.seeking === next.seeking ? now : next;
      });
    };
    look();
    const timer = setInterval(look, lookEveryMilliseconds);
    addEventListener('scroll', look, true);
    addEventListener('resize', look);
    return () => {
      keeper.close();
      clearInterval(timer);
      removeEventListener('scroll', look, true);
      removeEventListener('resize', look);
    };
  }, [selector, screenIsThere, card]);
  return target;
}
