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

export interface Placed {
  /** What stays bright: the target, or as much of a tall one as the card leaves; null where there is none. */
  hole: Box | null;
  left: number;
  top: number;
}

const gap = 12;
const rim = 6;

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** The card is no higher than half of the window less two gaps; the screen scrolls a target into it before. */
export function placeTourCard(window: Size, card: Size, target: Box | null): Placed {
  const middle = { left: (window.width - card.width) / 2, top: (window.height - card.height) / 2 };
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
  const needed = card.height + 2 * gap;
  if (window.height - bottom >= needed) return { hole, left: beside, top: bottom + gap };
  if (top >= needed) return { hole, left: beside, top: top - gap - card.height };
  // Too tall for both: its upper part shows, and the card stands below.
  const cut = window.height - needed - top;
  return { hole: { ...hole, height: cut }, left: beside, top: top + cut + gap };
}
