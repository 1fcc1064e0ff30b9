/** Candidate pieces for a growing group. */

/** Binary heap of pieces: lowest rank first, then lowest number. */
export class Frontier {
  readonly #rank: (piece: number) => number;
  readonly #heap: number[] = [];

  constructor(rank: (piece: number) => number) {
    this.#rank = rank;
  }

  #isBefore(a: number, b: number): boolean {
    const [one, other] = [this.#rank(a), this.#rank(b)];
    return one < other || (one === other && a < b);
  }

  push(piece: number): void {
    const heap = this.#heap;
    let at = heap.length;
    heap.push(piece);
    while (at > 0) {
      const up = (at - 1) >> 1;
      if (!this.#isBefore(heap[at]!, heap[up]!)) return;
      [heap[at], heap[up]] = [heap[up]!, heap[at]!];
      at = up;
    }
  }

  pop(): number | undefined {
    const heap = this.#heap;
    const top = heap[0];
    const last = heap.pop();
    if (top === undefined || last === undefined || heap.length === 0) return top;
    heap[0] = last;
    for (let at = 0; ; ) {
      let least = at;
      for (const child of [2 * at + 1, 2 * at + 2])
        if (child < heap.length && this.#isBefore(heap[child]!, heap[least]!)) least = child;
      if (least === at) return top;
      [heap[at], heap[least]] = [heap[least]!, heap[at]!];
      at = least;
    }
  }
}
