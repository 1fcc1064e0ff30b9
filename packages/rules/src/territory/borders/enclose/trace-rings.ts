/** Traces the outline of adjacent cells. */
import type { Spot } from '../../addresses/cut/plane.ts';

/** Metres within which two corners are one: neighbouring cells compute their common corner independently. */
const sameCorner = 0.05;

class Corners {
  readonly #byCell = new Map<string, number[]>();
  readonly spots: Spot[] = [];

  indexOf({ x, y }: Spot): number {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    for (let dx = -1; dx <= 1; dx += 1)
      for (let dy = -1; dy <= 1; dy += 1)
        for (const index of this.#byCell.get(`${column + dx}|${row + dy}`) ?? []) {
          const known = this.spots[index]!;
          if (Math.hypot(known.x - x, known.y - y) <= sameCorner) return index;
        }
    const key = `${column}|${row}`;
    this.#byCell.set(key, [...(this.#byCell.get(key) ?? []), this.spots.length]);
    return this.spots.push({ x, y }) - 1;
  }
}

/** Every side of a cell that no other cell has in the opposite direction. */
function outerSides(cells: readonly (readonly Spot[])[], corners: Corners): Map<number, number[]> {
  const sides = new Map<number, Map<number, number>>();
  const count = (from: number, to: number): Map<number, number> => {
    const ends = sides.get(from) ?? new Map<number, number>();
    sides.set(from, ends);
    ends.set(to, (ends.get(to) ?? 0) + 1);
    return ends;
  };
  for (const cell of cells) {
    const places = cell.map((spot) => corners.indexOf(spot));
    for (const [index, from] of places.entries()) {
      const to = places[(index + 1) % places.length]!;
      if (from === to) continue;
      const back = sides.get(to)?.get(from) ?? 0;
      if (back > 0) sides.get(to)!.set(from, back - 1);
      else count(from, to);
    }
  }
  return new Map(
    [...sides].map(([from, ends]) => [
      from,
      [...ends].flatMap(([to, times]) => new Array<number>(times).fill(to)),
    ]),
  );
}

/**
 * Closed rings, first corner not repeated; none passes a corner twice. Outsides run counter-clockwise, holes
 * clockwise.
 */
export function traceRings(cells: readonly (readonly Spot[])[]): Spot[][] {
  const corners = new Corners();
  const sides = outerSides(cells, corners);
  const rings: number[][] = [];
  for (const [start, ends] of sides) {
    while (ends.length > 0) {
      const way: number[] = [start];
      for (let to = ends.pop(); to !== undefined; to = sides.get(to)?.pop()) {
        const before = way.indexOf(to);
        if (before === -1) way.push(to);
        else rings.push(way.splice(before));
        if (before !== -1) way.push(to);
      }
    }
  }
  return rings.filter((ring) => ring.length > 2).map((ring) => ring.map((corner) => corners.spots[corner]!));
}

/** Twice the signed area, positive if counter-clockwise. */
export const turning = (ring: readonly Spot[]): number =>
  ring.reduce((sum, { x, y }, index) => {
    const next = ring[(index + 1) % ring.length]!;
    return sum + x * next.y - next.x * y;
  }, 0);
