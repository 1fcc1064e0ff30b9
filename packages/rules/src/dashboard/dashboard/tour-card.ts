/** Where the card of the tour stands, so that it never covers what it points at. Pixels of the window, from its top left corner. */

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
  /** What stays bright: the target, or as much of a tall one as the card leaves; null where there is none. */
  hole: Box | null;
  left: number;
  top: number;
  /** No more than stands beside the hole; longer words scroll in it. */
  height: number;
}

const gap = 12;
const rim = 6;
/** As much of the window shows of a tall target before the words beside it have to scroll. */
const shownPart = 0.35;

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** The rooms below and above of a target; a card stands a gap away from everything. */
const roomsOf = (window: Size, top: number, bottom: number): [below: number, above: number] => [
  window.height - bottom - 2 * gap,
  top - 2 * gap,
];

/** Whether a card with all its words stands below or above of a target. */
export const hasRoom = (window: Size, card: Size, target: Box): boolean =>
  Math.max(...roomsOf(window, target.top - rim, target.top + target.height + rim)) >= card.height;

/** How far from the upper edge of the window a target stands where the card would not fit beside it otherwise. */
export const targetMargin = gap + rim;

/**
 * The screen scrolls a target into the window before. Letters twice as large may need more than the room beside it: then the card
 * takes all of that, and where it is less than half of the window, so does the target.
 *
 * @param card what all its words need.
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
  // Too tall for both: its upper part shows, and the card stands below.
  const height = Math.min(card.height, Math.max(least, window.height * (1 - shownPart) - 2 * gap - top));
  const cut = window.height - height - 2 * gap - top;
  return { hole: { ...hole, height: cut }, left: beside, top: top + cut + gap, height };
}
