/** Edits a border corner by corner; every step returns a new drawing, so that the last step can be undone. */
import type { Border, Position, Ring } from './border.ts';

export interface Drawing {
  /** In order; the last corner does not repeat the first. */
  corners: readonly Position[];
  /** The last corner is joined with the first. */
  closed: boolean;
}

export const emptyDrawing: Drawing = { corners: [], closed: false };

/** Appends a corner while the line is open; a closed one is changed at its corners and sides. */
export const addCorner = (drawing: Drawing, at: Position): Drawing =>
  drawing.closed ? drawing : { ...drawing, corners: [...drawing.corners, at] };

export const moveCorner = (drawing: Drawing, index: number, at: Position): Drawing => ({
  ...drawing,
  corners: drawing.corners.map((corner, place) => (place === index ? at : corner)),
});

/** Inserts a corner on the side that begins at corner `index`. */
export const splitSide = (drawing: Drawing, index: number, at: Position): Drawing => ({
  ...drawing,
  corners: [...drawing.corners.slice(0, index + 1), at, ...drawing.corners.slice(index + 1)],
});

/** Opens a drawing left with fewer than three corners. */
export function removeCorner(drawing: Drawing, index: number): Drawing {
  const corners = drawing.corners.filter((_, place) => place !== index);
  return { corners, closed: drawing.closed && corners.length >= 3 };
}

export const mayClose = ({ corners, closed }: Drawing): boolean => !closed && corners.length >= 3;

export const closeDrawing = (drawing: Drawing): Drawing =>
  mayClose(drawing) ? { ...drawing, closed: true } : drawing;

/** Midpoints of the sides, by index of their first corner. */
export function middlesOf({ corners, closed }: Drawing): Position[] {
  const sides = closed ? corners.length : corners.length - 1;
  return Array.from({ length: Math.max(0, sides) }, (_, index) => {
    const [a, b] = [corners[index]!, corners[(index + 1) % corners.length]!];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  });
}

/** The outside of a border's first part, for editing. */
export function drawingOf(border: Border | null): Drawing {
  const ring: Ring = border?.[0]?.[0] ?? [];
  return ring.length < 4 ? emptyDrawing : { corners: ring.slice(0, -1), closed: true };
}

/** The border with its first outside replaced; its other parts and holes stay. */
export function borderOf({ corners, closed }: Drawing, before: Border | null): Border {
  const [part = [], ...others] = before ?? [];
  if (!closed || corners.length < 3) return others;
  return [[[...corners, corners[0]!], ...part.slice(1)], ...others];
}
