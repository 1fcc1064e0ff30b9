import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PieceGraph } from './piece-graph.ts';
import { partingCost, partsOf, splitConnected } from './split-connected.ts';
import { connectedGraphs, isConnected, plainGraph, weigh } from './testing/plain-graph.ts';

const allOf = (graph: PieceGraph): number[] => graph.weights.map((_, piece) => piece);
/** Pieces in a row from west to east, each connected with the next. */
const row = (weights: readonly number[], streets: readonly string[] = []): PieceGraph =>
  plainGraph(
    weights.map((weight, index) => ({ x: index * 100, y: 0, weight, street: streets[index] ?? `${index}` })),
    weights.map((_, index) => [index, index + 1] as const),
  );
const split = (graph: PieceGraph, size: number): number[][] => splitConnected(graph, allOf(graph), size);
const inOrder = (groups: readonly number[][]): number[][] => groups.toSorted((a, b) => a[0]! - b[0]!);

it('the cost of separating pieces is eight times as high within a street, and higher for near pieces than for distant ones', () => {
  const graph = row([1, 1, 1], ['Mount', 'Mount', 'View']);
  expect([partingCost(graph, 0, 1, 0), partingCost(graph, 1, 2, 0)]).toEqual([8, 1]);
  expect([partingCost(graph, 0, 1, 30), partingCost(graph, 1, 2, 90)]).toEqual([4, 0.25]);
});

it('returns the connected parts among some pieces, the heaviest first', () => {
  const graph = row([1, 1, 5, 1, 1, 4, 9]);
  expect(partsOf(graph, [0, 1, 3, 4, 5])).toEqual([
    [3, 4, 5],
    [0, 1],
  ]);
  expect(partsOf(graph, [])).toEqual([]);
  fc.assert(
    fc.property(connectedGraphs, fc.infiniteStream(fc.boolean()), (any, chosen) => {
      const some = allOf(any).filter(() => chosen.next().value);
      const parts = partsOf(any, some);
      expect(parts.flat().sort((a, b) => a - b)).toEqual(some);
      const weights = parts.map((part) => weigh(any, part));
      expect(weights).toEqual(weights.toSorted((a, b) => b - a));
      for (const [index, part] of parts.entries()) {
        expect(isConnected(any, part)).toBe(true);
        const others = new Set(parts.toSpliced(index, 1).flat());
        expect(part.some((piece) => any.edges[piece]!.some(({ to }) => others.has(to)))).toBe(false);
      }
    }),
  );
});

it('ADDR-R30 puts every piece in one connected group, and splits groups far above the size', () => {
  fc.assert(
    fc.property(connectedGraphs, fc.integer({ min: 2, max: 30 }), (graph, size) => {
      const groups = split(graph, size);
      expect(groups.flat().sort((a, b) => a - b)).toEqual(allOf(graph));
      for (const group of groups) {
        expect(isConnected(graph, group)).toBe(true);
        expect(group).toEqual(group.toSorted((a, b) => a - b));
      }
      if (weigh(graph, allOf(graph)) / size < 1.5) expect(groups).toHaveLength(1);
      else expect(groups.length).toBeGreaterThan(1);
    }),
  );
});

it('ADDR-R30 cuts a row into equal stretches', () => {
  const ones = (count: number): number[] => new Array<number>(count).fill(1);
  expect(inOrder(split(row(ones(12)), 4))).toEqual([
    [0, 1, 2, 3],
    [4, 5, 6, 7],
    [8, 9, 10, 11],
  ]);
  expect(inOrder(split(row(ones(10)), 5))).toEqual([
    [0, 1, 2, 3, 4],
    [5, 6, 7, 8, 9],
  ]);
  expect(inOrder(split(row(ones(20)), 4)).map(({ length }) => length)).toEqual([4, 4, 4, 4, 4]);
  expect(inOrder(split(row([4, 1, 1, 1, 1]), 4))).toEqual([[0], [1, 2, 3, 4]]);
  expect(split(row([90]), 10)).toEqual([[0]]);
  expect(split(row([7, 7]), 10)).toEqual([[0, 1]]);
  expect(inOrder(split(row([7, 8]), 10))).toEqual([[0], [1]]);
});

it('ADDR-R30 prefers the cut that keeps a street together among equally even cuts', () => {
  // 20 addresses: the half with the fourth piece is one too large, the other one too small.
  const weights = [3, 3, 3, 2, 3, 3, 3];
  expect(inOrder(split(row(weights, ['A', 'A', 'A', 'A', 'B', 'B', 'B']), 10))).toEqual([
    [0, 1, 2, 3],
    [4, 5, 6],
  ]);
  expect(inOrder(split(row(weights, ['A', 'A', 'A', 'B', 'B', 'B', 'B']), 10))).toEqual([
    [0, 1, 2],
    [3, 4, 5, 6],
  ]);
});

it('ADDR-R30 cuts a block across its longer side', () => {
  const grid = (columns: number, rows: number): PieceGraph =>
    plainGraph(
      Array.from({ length: columns * rows }, (_, index) => ({
        x: (index % columns) * 50,
        y: Math.floor(index / columns) * 50,
        weight: 1,
        street: `${index}`,
      })),
      Array.from({ length: columns * rows }, (_, index) => [
        ...(index % columns < columns - 1 ? [[index, index + 1] as const] : []),
        ...(index + columns < columns * rows ? [[index, index + columns] as const] : []),
      ]).flat(),
    );
  const wide = inOrder(split(grid(8, 2), 8));
  expect(
    wide.map((group) => group.every((piece) => piece % 8 < 4) || group.every((piece) => piece % 8 > 3)),
  ).toEqual([true, true]);
  const tall = inOrder(split(grid(2, 8), 8));
  expect(tall).toEqual([
    [0, 1, 2, 3, 4, 5, 6, 7],
    [8, 9, 10, 11, 12, 13, 14, 15],
  ]);
});

it('ADDR-R30 adds pieces cut off by growing to the grown half', () => {
  // A star: whichever arm grows, the centre and the other arms stay connected.
  const star = plainGraph(
    [
      { x: 0, y: 0, weight: 1, street: 'm' },
      { x: 100, y: 0, weight: 5, street: 'e' },
      { x: -100, y: 10, weight: 5, street: 'w' },
      { x: 10, y: 100, weight: 5, street: 'n' },
    ],
    [
      [0, 1],
      [0, 2],
      [0, 3],
    ],
  );
  for (const group of split(star, 8)) expect(isConnected(star, group)).toBe(true);
  expect(split(star, 8)).toHaveLength(2);
});
