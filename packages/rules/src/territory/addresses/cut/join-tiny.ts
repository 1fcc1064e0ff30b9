/** Joins groups that are too small for a map with a neighbour. */
import type { PieceGraph } from './piece-graph.ts';

interface Group {
  pieces: number[];
  weight: number;
}

/**
 * Joins every group of fewer than `least` addresses to its lightest neighbour; a group without neighbours
 * stays.
 */
export function joinTiny(
  graph: PieceGraph,
  groups: readonly (readonly number[])[],
  least: number,
): number[][] {
  const left: Group[] = groups.map((pieces) => ({
    pieces: [...pieces],
    weight: pieces.reduce((sum, piece) => sum + graph.weights[piece]!, 0),
  }));
  const neighboursOf = (group: Group): Group[] => {
    const reached = new Set(group.pieces.flatMap((piece) => graph.edges[piece]!.map(({ to }) => to)));
    return left.filter((other) => other !== group && other.pieces.some((piece) => reached.has(piece)));
  };
  for (;;) {
    const tiny = left
      .filter((group) => group.weight < least && neighboursOf(group).length > 0)
      .sort((a, b) => a.weight - b.weight)[0];
    if (!tiny) return left.map(({ pieces }) => pieces.sort((a, b) => a - b));
    const into = neighboursOf(tiny).sort((a, b) => a.weight - b.weight)[0]!;
    left.splice(left.indexOf(tiny), 1);
    into.pieces.push(...tiny.pieces);
    into.weight += tiny.weight;
  }
}
