/**
 * Moves pieces between neighbouring groups while the move makes groups rounder or more even, or keeps a
 * street together.
 */
import type { PieceGraph } from './piece-graph.ts';
import { partingCost, partsOf } from './split-connected.ts';

const mostRounds = 30;
/** Allowed size of a group, as fractions of the usual size. */
const [least, most] = [0.6, 1.4];
/**
 * Metres from the centre of a map within which distance has no cost: houses at one spot are never separated
 * for compactness.
 */
const narrowest = 50;

interface Group {
  pieces: Set<number>;
  weight: number;
  x: number;
  y: number;
  /** Weighted sum of squared distances to the origin. */
  squares: number;
}

const emptyGroup = (): Group => ({ pieces: new Set(), weight: 0, x: 0, y: 0, squares: 0 });

/** Adds a piece, or removes it with -1. */
function count(graph: PieceGraph, group: Group, piece: number, sign: 1 | -1): void {
  const weight = sign * graph.weights[piece]!;
  const { x, y } = graph.spots[piece]!;
  group.weight += weight;
  group.x += weight * x;
  group.y += weight * y;
  group.squares += weight * (x * x + y * y);
  if (sign === 1) group.pieces.add(piece);
  else group.pieces.delete(piece);
}

/** Sum of squared distances of the addresses to their centre. */
const spread = ({ weight, x, y, squares }: Group): number =>
  weight === 0 ? 0 : Math.max(0, squares - (x * x + y * y) / weight);

class Groups {
  readonly #graph: PieceGraph;
  readonly #size: number;
  readonly #groups: Group[];
  readonly #of: number[];
  /** Spread of a group of the usual size. */
  readonly #usual: number;

  constructor(graph: PieceGraph, groups: readonly (readonly number[])[], size: number) {
    this.#graph = graph;
    this.#size = size;
    this.#of = new Array<number>(graph.weights.length).fill(-1);
    this.#groups = groups.map((pieces, index) => {
      const group = emptyGroup();
      for (const piece of pieces) {
        count(graph, group, piece, 1);
        this.#of[piece] = index;
      }
      return group;
    });
    const sorted = this.#groups.map(spread).sort((a, b) => a - b);
    this.#usual = Math.max(size * narrowest ** 2, sorted[sorted.length >> 1] ?? 0);
  }

  list(): number[][] {
    return this.#groups.map(({ pieces }) => [...pieces].sort((a, b) => a - b));
  }

  /** Moves a piece to the neighbour with the largest gain, if any. */
  improve(piece: number): boolean {
    const from = this.#of[piece]!;
    if (this.#groups[from]!.pieces.size === 1) return false;
    let best = { to: -1, gain: 1e-6 };
    for (const to of this.#neighbours(piece, from)) {
      if (!this.#keepsSizes(piece, from, to)) continue;
      const gain = this.#gain(piece, from, to);
      if (gain > best.gain) best = { to, gain };
    }
    if (best.to === -1 || !this.#mayLeave(piece, from)) return false;
    this.#move(piece, from, best.to);
    return true;
  }

  #neighbours(piece: number, from: number): number[] {
    const groups = new Set(this.#graph.edges[piece]!.map(({ to }) => this.#of[to]!));
    groups.delete(from);
    return [...groups].sort((a, b) => a - b);
  }

  /** A move may leave no group too small or too large, unless it mends a worse one. */
  #keepsSizes(piece: number, from: number, to: number): boolean {
    const weight = this.#graph.weights[piece]!;
    const [giver, taker] = [this.#groups[from]!.weight, this.#groups[to]!.weight];
    const fits = giver - weight >= this.#size * least && taker + weight <= this.#size * most;
    return fits || taker + weight < giver;
  }

  #move(piece: number, from: number, to: number): void {
    count(this.#graph, this.#groups[from]!, piece, -1);
    count(this.#graph, this.#groups[to]!, piece, 1);
    this.#of[piece] = to;
  }

  #cost(group: Group): number {
    const off = (group.weight - this.#size) / this.#size;
    return 40 * off * off + 3 * (spread(group) / this.#usual);
  }

  #gain(piece: number, from: number, to: number): number {
    const pair = [this.#groups[from]!, this.#groups[to]!] as const;
    const before = this.#cost(pair[0]) + this.#cost(pair[1]);
    this.#move(piece, from, to);
    const after = this.#cost(pair[0]) + this.#cost(pair[1]);
    this.#move(piece, to, from);
    let kept = 0;
    for (const edge of this.#graph.edges[piece]!) {
      const group = this.#of[edge.to];
      if (group !== from && group !== to) continue;
      const cost = partingCost(this.#graph, piece, edge.to, edge.metres);
      kept += group === to ? cost : -cost;
    }
    return before - after + 0.5 * kept;
  }

  /** The rest of the group stays connected without the piece. */
  #mayLeave(piece: number, from: number): boolean {
    const rest = [...this.#groups[from]!.pieces].filter((other) => other !== piece);
    return partsOf(this.#graph, rest).length === 1;
  }
}

export function evenOut(graph: PieceGraph, groups: readonly (readonly number[])[], size: number): number[][] {
  const shared = new Groups(graph, groups, size);
  for (let round = 0; round < mostRounds; round += 1) {
    let moved = 0;
    for (let piece = 0; piece < graph.weights.length; piece += 1) if (shared.improve(piece)) moved += 1;
    if (moved === 0) break;
  }
  return shared.list();
}
