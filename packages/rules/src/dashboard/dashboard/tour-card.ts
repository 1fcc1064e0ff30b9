/**
 * Placement of the tour card so that it never covers its target. Pixels from the top left corner of the
 * window.
 */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface CardPlacement {
  /** The highlighted box: the target, or the visible part of a tall one; null without a target. */
  hole: Box | null;
  left: number;
  top: number;
  /** At most the free height next to the hole; longer text scrolls. */
  height: number;
}

const gap = 12;
const rim = 6;
/** Least share of the window height that shows a tall target; beyond this the card text scrolls. */
const shownPart = 0.35;

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Free heights below and above a target, with a gap to the target and to the window edge. */
const roomsOf = (window: Size, top: number, bottom: number): [below: number, above: number] => [
  window.height - bottom - 2 * gap,
  top - 2 * gap,
];

/** Whether a card fits below or above a target without scrolling. */
export const hasRoom = (window: Size, card: Size, target: Box): boolean =>
  Math.max(...roomsOf(window, target.top - rim, target.top + target.height + rim)) >= card.height;

/** Distance from the top of the window to which a target is scrolled if the card would not fit otherwise. */
export const targetMargin = gap + rim;

/**
 * Expects the target to be scrolled into view. With enlarged text the card may need more height than is free:
 * it then uses all free height, and if that is less than half of the window, the target is cut instead.
 *
 * @param card size of the card with its full text.
 */
export function placeTourCard(window: Size, card: Size, target: Box | null): CardPlacement {
  const most = Math.min(card.height, window.height - 2 * gap);
  const middle = { left: (window.width - card.width) / 2, top: (window.height - most) / 2, height: most };
  if (!target) return { hole: null, ...middle };
  const [left, right] = [target.left - rim, target.left + target.width + rim].map((x) =>
    within(x, 0, window.width),
  ) as [number, number];
  const [top, bottom] = [target.top - rim, target.top + target.height + rim].map((y) =>
    within(y, 0, window.height),
  ) as [number, number];
  if (right - left < 1 || bottom - top < 1) return { hole: null, ...middle };
  const beside = within((left + right - card.width) / 2, gap, window.width - card.width - gap);
  const hole = { left, top, width: right - left, height: bottom - top };
  const [below, above] = roomsOf(window, top, bottom);
  const least = Math.min(card.height, window.height / 2 - 2 * gap);
  if (below >= card.height || (below >= above && below >= least))
    return { hole, left: beside, top: bottom + gap, height: Math.min(card.height, below) };
  if (above >= least) {
    const height = Math.min(card.height, above);
    return { hole, left: beside, top: top - gap - height, height };
  }
  // The target is too tall: its upper part shows, with the card below.
  const height = Math.min(card.height, Math.max(least, window.height * (1 - shownPart) - 2 * gap - top));
  const cut = window.height - height - 2 * gap - top;
  return { hole: { ...hole, height: cut }, left: beside, top: top + cut + gap, height };
}
