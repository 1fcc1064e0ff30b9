/** Looks for what a step points at, waits for screens that are still coming, and follows it as the page moves. */
import { type Box, hasRoom, type Size, targetMargin } from '@sheaf/rules/dashboard/dashboard/tour-card';
import { useLayoutEffect, useState } from 'react';

const lookEveryMilliseconds = 100;
/** After this long the person does not have it. */
const patienceMilliseconds = 1500;
/** The light of the step before stands no longer than this beside words that are not about it. */
const oldLightMilliseconds = 300;

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

const same = (a: Box | null, b: Box | null): boolean => JSON.stringify(a) === JSON.stringify(b);

export interface TourTarget {
  box: Box | null;
  /** Still looked for. */
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

/** Brings it into the window: to the middle, or to the upper edge where the card has no room beside it otherwise. */
const bringIn = (element: Element, card: Size): void => {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (hasRoom(windowSize(), card, boxOf(element))) return;
  element.scrollIntoView({ block: 'start', behavior: 'instant' });
  const { top } = boxOf(element);
  if (top < targetMargin) window.scrollBy({ top: top - targetMargin, behavior: 'instant' });
};

/** Keeps it in the window while the page still arrives above it, until the person scrolls by hand. */
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

/** @param card what the card needs with all its words; does not change between renders. */
export function useTourTarget(
  selector: string | undefined,
  screenIsThere: boolean,
  card: () => Size,
): TourTarget {
  const [target, setTarget] = useState<TourTarget>({ box: null, seeking: true });
  // Before the words of a step are seen, so that the light of the step before never stands beside them as if it were theirs.
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
