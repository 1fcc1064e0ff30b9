/** Grid index of the text drawn at one zoom; a search visits only nearby cells. */
import type { Spot } from '../addresses/cut/plane.ts';

export interface Disc extends Spot {
  radius: number;
}

/** Pixels; a name is a few cells long. */
const side = 64;

export interface TakenRoom {
  take(disc: Disc): void;
  /**
   * Whether `meets` is true for a disc whose centre is at most `reach` from the place, east-west and
   * north-south.
   */
  some(place: Spot, reach: Spot, meets: (disc: Disc) => boolean): boolean;
}

export function takenRoom(): TakenRoom {
  const columns = new Map<number, Map<number, Disc[]>>();
  const square = (at: number): number => Math.floor(at / side);
  return {
    take(disc) {
      const [x, y] = [square(disc.x), square(disc.y)];
      const column = columns.get(x) ?? new Map<number, Disc[]>();
      columns.set(x, column);
      const discs = column.get(y);
      if (discs) discs.push(disc);
      else column.set(y, [disc]);
    },
    some(place, reach, meets) {
      const [top, bottom] = [square(place.y - reach.y), square(place.y + reach.y)];
      for (let x = square(place.x - reach.x); x <= square(place.x + reach.x); x++) {
        const column = columns.get(x);
        if (!column) continue;
        for (let y = top; y <= bottom; y++) if (column.get(y)?.some(meets)) return true;
      }
      return false;
    },
  };
}
