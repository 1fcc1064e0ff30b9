/** Splits connected pieces into connected groups of similar size. */
import { Frontier } from './frontier.ts';
import type { PieceGraph } from './piece-graph.ts';

const directions = 12;
/** Halves that deviate by more than this fraction of a map are used only if there are no others. */
const mostOff = 0.3;
const farOff = 1e6;

/** Cost of separating two pieces; higher for pieces of one street and for close ones. */
export const partingCost = (graph: PieceGraph, a: number, b: number, metres: number): number =>
  (graph.streets[a] === graph.streets[b] ? 8 : 1) * (30 / (30 + metres));

const weightOf = (graph: PieceGraph, pieces: Iterable<number>): number => {
  let weight = 0;
  for (const piece of pieces) weight += graph.weights[piece]!;
  return weight;
};

/** Connected parts among some pieces, the heaviest first. */
export function partsOf(graph: PieceGraph, pieces: readonly number[]): number[][] {
  const left = new Set(pieces);
  const parts: number[][] = [];
  for (const start of pieces) {
    if (!left.delete(start)) continue;
    const part = [start];
    for (let next = 0; next < part.length; next += 1)
      for (const { to } of graph.edges[part[next]!]!) if (left.delete(to)) part.push(to);
    parts.push(part);
  }
  return parts.sort((a, b) => weightOf(graph, b) - weightOf(graph, a));
}

/** Grows from the most distant piece, most distant pieces first, until `target` is reached. */
function grow(
  graph: PieceGraph,
  pieces: readonly number[],
  inside: ReadonlySet<number>,
  rank: (piece: number) => number,
  target: number,
): number[] {
  const first = pieces.reduce((best, piece) => (rank(piece) < rank(best) ? piece : best));
  const seen = new Set([first]);
  const frontier = new Frontier(rank);
  frontier.push(first);
  const grown: number[] = [];
  let weight = 0;
  for (let piece = frontier.pop(); piece !== undefined; piece = frontier.pop()) {
    const own = graph.weights[piece]!;
    if (grown.length > 0 && weight + own / 2 > target) break;
    grown.push(piece);
    weight += own;
    for (const { to } of graph.edges[piece]!)
      if (inside.has(to) && !seen.has(to)) {
        seen.add(to);
        frontier.push(to);
      }
  }
  return grown;
}

interface Split {
  halves: [number[], number[]];
  cost: number;
}

/**
 * Both halves are connected: pieces that growing cut off from the larger rest join the grown half. Neither
 * half is empty, because `target` is less than the total weight.
 */
function splitAlong(
  graph: PieceGraph,
  pieces: readonly number[],
  inside: ReadonlySet<number>,
  angle: number,
  target: number,
  size: number,
): Split {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const rank = (piece: number): number => graph.spots[piece]!.x * dx + graph.spots[piece]!.y * dy;
  const grown = new Set(grow(graph, pieces, inside, rank, target));
  const [rest, ...cutOff] = partsOf(
    graph,
    pieces.filter((piece) => !grown.has(piece)),
  );
  for (const piece of cutOff.flat()) grown.add(piece);
  const off = (weightOf(graph, grown) - target) / size;
  let cost = 80 * off * off + (Math.abs(off) > mostOff ? farOff : 0);
  for (const piece of rest!)
    for (const { to, metres } of graph.edges[piece]!)
      if (grown.has(to)) cost += partingCost(graph, piece, to, metres);
  return { halves: [pieces.filter((piece) => grown.has(piece)), [...rest!].sort((a, b) => a - b)], cost };
}

/** @param pieces connected, in ascending order */
export function splitConnected(graph: PieceGraph, pieces: readonly number[], size: number): number[][] {
  const weight = weightOf(graph, pieces);
  const groups = Math.round(weight / size);
  if (groups <= 1 || pieces.length === 1) return [[...pieces]];
  const target = (weight * Math.floor(groups / 2)) / groups;
  const inside = new Set(pieces);
  const splits = Array.from({ length: directions }, (_, turn) =>
    splitAlong(graph, pieces, inside, (2 * Math.PI * turn) / directions, target, size),
  );
  const best = splits.reduce((cheapest, split) => (split.cost < cheapest.cost ? split : cheapest));
  return best.halves.flatMap((half) => splitConnected(graph, half, size));
}
