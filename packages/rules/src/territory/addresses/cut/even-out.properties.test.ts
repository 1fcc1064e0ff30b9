/** Compares with a naive implementation: the cost of a grouping, and the best move of each piece in turn. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { evenOut } from './even-out.ts';
import type { PieceGraph } from './piece-graph.ts';
import { partingCost } from './split-connected.ts';
import { connectedGraphs, isConnected, plainGraph, weigh } from './testing/plain-graph.ts';

/** Sum of squared distances of the addresses to their centre. */
function spread(graph: PieceGraph, pieces: readonly number[]): number {
  const weight = weigh(graph, pieces);
  const mean = (of: (piece: number) => number): number =>
    pieces.reduce((sum, piece) => sum + graph.weights[piece]! * of(piece), 0) / weight;
  const [x, y] = [mean((piece) => graph.spots[piece]!.x), mean((piece) => graph.spots[piece]!.y)];
  return pieces.reduce((sum, piece) => {
    const spot = graph.spots[piece]!;
    return sum + graph.weights[piece]! * ((spot.x - x) ** 2 + (spot.y - y) ** 2);
  }, 0);
}

/** Penalises groups of unusual size, wide groups, and separated streets and neighbours. */
function costOf(graph: PieceGraph, groups: readonly number[][], size: number, usual: number): number {
  const of = new Map(groups.flatMap((group, index) => group.map((piece) => [piece, index] as const)));
  let cost = 0;
  for (const group of groups)
    cost += 40 * ((weigh(graph, group) - size) / size) ** 2 + (3 * spread(graph, group)) / usual;
  for (const [piece, edges] of graph.edges.entries())
    for (const { to, metres } of edges)
      if (to > piece && of.get(to) !== of.get(piece)) cost += partingCost(graph, piece, to, metres) / 2;
  return cost;
}

/** The grouping after the move, or undefined if the move is not allowed. */
function moved(graph: PieceGraph, groups: number[][], piece: number, to: number, size: number) {
  const from = groups.findIndex((group) => group.includes(piece));
  const rest = groups[from]!.filter((other) => other !== piece);
  const taker = [...groups[to]!, piece];
  const [left, full] = [weigh(graph, rest), weigh(graph, taker)];
  const fits = (left >= size * 0.6 && full <= size * 1.4) || full < weigh(graph, groups[from]!);
  if (!fits || rest.length === 0) return undefined;
  return groups.map((group, index) => (index === from ? rest : index === to ? taker : group));
}

function evenedOut(graph: PieceGraph, start: readonly number[][], size: number): number[][] {
  const spreads = start.map((group) => spread(graph, group)).sort((a, b) => a - b);
  const usual = Math.max(size * 2500, spreads[Math.floor(spreads.length / 2)]!);
  let groups = start.map((group) => [...group]);
  for (let round = 0; round < 30; round += 1) {
    const before = groups;
    for (const piece of graph.weights.keys()) {
      const now = costOf(graph, groups, size, usual);
      const from = groups.findIndex((group) => group.includes(piece));
      const candidates = groups.flatMap((group, to) => {
        const touches = group.some((other) => graph.edges[piece]!.some((edge) => edge.to === other));
        const next = touches && to !== from ? moved(graph, groups, piece, to, size) : undefined;
        return next ? [{ next, gain: now - costOf(graph, next, size, usual) }] : [];
      });
      const [best] = candidates.sort((a, b) => b.gain - a.gain);
      if (best && best.gain > 1e-6 && isConnected(graph, best.next[from]!)) groups = best.next;
    }
    if (groups === before) break;
  }
  return groups.map((group) => group.toSorted((a, b) => a - b));
}

/** Connected groups: each start in turn claims all reachable free pieces. */
function groupsOf(graph: PieceGraph, starts: readonly number[]): number[][] {
  const of = new Map<number, number>();
  const queues = [...new Set(starts.map((start) => start % graph.weights.length))].map((start) => [start]);
  for (const [index, queue] of queues.entries()) of.set(queue[0]!, index);
  for (let waits = true; waits; ) {
    waits = false;
    for (const [index, queue] of queues.entries()) {
      const piece = queue.shift();
      if (piece === undefined) continue;
      waits = true;
      for (const { to } of graph.edges[piece]!)
        if (!of.has(to)) {
          of.set(to, index);
          queue.push(to);
        }
    }
  }
  return queues.map((_, index) => [...graph.weights.keys()].filter((piece) => of.get(piece) === index));
}

const cases = fc.record({
  graph: connectedGraphs,
  starts: fc.array(fc.nat(), { minLength: 1, maxLength: 6 }),
  size: fc.integer({ min: 2, max: 30 }),
});

it('ADDR-R30 moves each piece in turn to the neighbouring map with the largest gain until no move gains', () => {
  fc.assert(
    fc.property(cases, ({ graph, starts, size }) => {
      const groups = groupsOf(graph, starts);
      expect(evenOut(graph, groups, size)).toEqual(evenedOut(graph, groups, size));
    }),
    { numRuns: 300 },
  );
});

it('ADDR-R30 moves keep every group connected, lose no piece and empty no map', () => {
  fc.assert(
    fc.property(cases, ({ graph, starts, size }) => {
      const before = groupsOf(graph, starts);
      const groups = evenOut(graph, before, size);
      expect(groups).toHaveLength(before.length);
      expect(groups.flat().sort((a, b) => a - b)).toEqual([...graph.weights.keys()]);
      for (const group of groups) {
        expect(group.length).toBeGreaterThan(0);
        expect(isConnected(graph, group)).toBe(true);
      }
    }),
  );
});

/** Pieces of one address each in a row, 10 m apart. */
const row = (count: number, street = (index: number): string => `${index}`): PieceGraph =>
  plainGraph(
    Array.from({ length: count }, (_, index) => ({ x: index * 10, y: 0, weight: 1, street: street(index) })),
    Array.from({ length: count }, (_, index) => [index, index + 1] as const),
  );
const upTo = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);

it('ADDR-R30 moves pieces from an oversized map to an undersized neighbour', () => {
  const groups = evenOut(row(20), [upTo(0, 16), upTo(16, 20)], 10);
  expect(groups.map(({ length }) => length)).toEqual([10, 10]);
});

it('ADDR-R30 moves the last pieces of a street to the map with the rest of the street', () => {
  const graph = row(20, (index) => (index < 11 ? 'Mount' : 'View'));
  expect(evenOut(graph, [upTo(0, 10), upTo(10, 20)], 10)).toEqual([upTo(0, 11), upTo(11, 20)]);
});

it('returns no groups for no groups', () => {
  expect(evenOut(row(0), [], 10)).toEqual([]);
});
