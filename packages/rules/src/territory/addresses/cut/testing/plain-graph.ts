/** Test graphs of pieces, and a naive computation of their connected parts. */
import fc from 'fast-check';
import type { PieceGraph } from '../piece-graph.ts';
import { metres, type Spot } from '../plane.ts';

export interface PlainPiece extends Spot {
  weight: number;
  street: string;
}

/** Connects the pieces of each pair; the length is the distance between their spots. */
export function plainGraph(
  pieces: readonly PlainPiece[],
  pairs: readonly (readonly [number, number])[],
): PieceGraph {
  const edges = pieces.map((piece, from) =>
    pieces.flatMap((other, to) =>
      pairs.some(([a, b]) => (a === from && b === to) || (a === to && b === from))
        ? [{ to, metres: metres(piece, other) }]
        : [],
    ),
  );
  return {
    weights: pieces.map(({ weight }) => weight),
    spots: pieces.map(({ x, y }) => ({ x, y })),
    streets: pieces.map(({ street }) => street),
    edges,
  };
}

export const weigh = (graph: PieceGraph, pieces: readonly number[]): number =>
  pieces.reduce((sum, piece) => sum + graph.weights[piece]!, 0);

/** Whether every piece is reachable from the first one within the set. */
export function isConnected(graph: PieceGraph, pieces: readonly number[]): boolean {
  const inside = new Set(pieces);
  const reached = new Set(pieces.slice(0, 1));
  for (const piece of reached) for (const { to } of graph.edges[piece]!) if (inside.has(to)) reached.add(to);
  return reached.size === inside.size;
}

/** A distinct number for each index, so that no two distances or gains are equal by chance. */
const offset = (index: number): number => 300 * Math.sin(index * 12.9898 + 1) ** 2;

/** Connects every piece after the first to an earlier one, and some more pairs. */
export const connectedGraphs: fc.Arbitrary<PieceGraph> = fc
  .array(
    fc.record({
      x: fc.double({ min: 0, max: 900, noNaN: true }),
      y: fc.double({ min: 0, max: 900, noNaN: true }),
      weight: fc.integer({ min: 1, max: 6 }),
      street: fc.constantFrom('Mount', 'View', 'Payne'),
      on: fc.nat(),
      also: fc.nat(),
    }),
    { minLength: 2, maxLength: 22 },
  )
  .map((pieces) =>
    plainGraph(
      pieces.map((piece, index) => ({ ...piece, x: piece.x + offset(index), y: piece.y + offset(-index) })),
      pieces.flatMap(({ on, also }, index): [number, number][] =>
        index === 0
          ? []
          : [
              [index, Math.max(index - 1 - (on % 3), 0)],
              [index, also % index],
            ],
      ),
    ),
  );
