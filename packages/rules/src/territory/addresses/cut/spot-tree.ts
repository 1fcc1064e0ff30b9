/** Nearest-neighbour search over spots: a k-d tree. */
import type { Spot } from './plane.ts';

export interface NearestSpot {
  index: number;
  metres: number;
}

interface Search {
  from: Spot;
  most: number;
  within: number;
  accepts: (index: number) => boolean;
  found: NearestSpot[];
}

export class SpotTree {
  readonly #spots: readonly Spot[];
  /** Indexes of the spots: the middle of each stretch divides it, by x and y in turn. */
  readonly #order: Uint32Array;

  constructor(spots: readonly Spot[]) {
    this.#spots = spots;
    this.#order = this.#divide(
      Uint32Array.from(spots, (_, index) => index),
      true,
    );
  }

  /**
   * The nearest `most` accepted spots within `within` metres, nearest first; the lowest index of equals
   * first.
   */
  nearest(from: Spot, most: number, within: number, accepts: (index: number) => boolean): NearestSpot[] {
    const search: Search = { from, most, within, accepts, found: [] };
    this.#search(search, 0, this.#order.length, true);
    return search.found;
  }

  #divide(indexes: Uint32Array, byX: boolean): Uint32Array {
    const at = (index: number): number => (byX ? this.#spots[index]!.x : this.#spots[index]!.y);
    indexes.sort((a, b) => at(a) - at(b) || a - b);
    const middle = indexes.length >> 1;
    if (middle > 0) this.#divide(indexes.subarray(0, middle), !byX);
    if (middle + 1 < indexes.length) this.#divide(indexes.subarray(middle + 1), !byX);
    return indexes;
  }

  #search(search: Search, from: number, to: number, byX: boolean): void {
    if (from >= to) return;
    const middle = from + ((to - from) >> 1);
    const index = this.#order[middle]!;
    const spot = this.#spots[index]!;
    const ahead = byX ? search.from.x - spot.x : search.from.y - spot.y;
    const [near, far] = ahead < 0 ? [from, middle + 1] : [middle + 1, from];
    const ends = (start: number): number => (start === from ? middle : to);
    this.#search(search, near, ends(near), !byX);
    this.#offer(search, index, spot);
    if (Math.abs(ahead) <= search.within) this.#search(search, far, ends(far), !byX);
  }

  #offer(search: Search, index: number, spot: Spot): void {
    const { found, from, most } = search;
    const metres = Math.hypot(from.x - spot.x, from.y - spot.y);
    if (metres > search.within || !search.accepts(index)) return;
    let place = found.length;
    while (
      place > 0 &&
      (found[place - 1]!.metres > metres ||
        (found[place - 1]!.metres === metres && found[place - 1]!.index > index))
    )
      place -= 1;
    found.splice(place, 0, { index, metres });
    if (found.length > most) found.pop();
    if (found.length === most) search.within = found[most - 1]!.metres;
  }
}
