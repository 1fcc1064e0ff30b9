import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinTiny } from './join-tiny.ts';
import type { PieceGraph } from './piece-graph.ts';
import { connectedGraphs, isConnected, plainGraph, weigh } from './testing/plain-graph.ts';

/** Pieces of the given weights in a row, each connected with the next. */
const row = (weights: readonly number[], connected = true): PieceGraph =>
  plainGraph(
    weights.map((weight, index) => ({ x: index * 10, y: 0, weight, street: `${index}` })),
    connected ? weights.map((_, index) => [index, index + 1] as const) : [],
  );
const single = (graph: PieceGraph): number[][] => graph.weights.map((_, piece) => [piece]);

it('ADDR-R30 leaves no undersized group in a connected graph unless it is the only one, and every piece in one group', () => {
  fc.assert(
    fc.property(connectedGraphs, fc.integer({ min: 0, max: 15 }), (graph, least) => {
      const groups = joinTiny(graph, single(graph), least);
      expect(groups.flat().sort((a, b) => a - b)).toEqual([...graph.weights.keys()]);
      for (const group of groups) {
        expect(isConnected(graph, group)).toBe(true);
        expect(group).toEqual(group.toSorted((a, b) => a - b));
        if (groups.length > 1) expect(weigh(graph, group)).toBeGreaterThanOrEqual(least);
      }
      if (graph.weights.every((weight) => weight >= least)) expect(groups).toEqual(single(graph));
    }),
  );
});

it('ADDR-R30 joins the smallest group first, to the lighter of its neighbours', () => {
  const join = (...weights: number[]): number[][] => joinTiny(row(weights), single(row(weights)), 4);
  expect(join(6, 2, 5)).toEqual([[0], [1, 2]]);
  expect(join(5, 2, 6)).toEqual([[0, 1], [2]]);
  expect(join(9, 3, 1, 9)).toEqual([[0], [1, 2], [3]]);
  expect(join(5, 3, 2, 4)).toEqual([[0], [1, 2], [3]]);
  expect(join(4, 4)).toEqual([[0], [1]]);
});

it('leaves a small group without neighbours unchanged, whatever other groups do', () => {
  const apart = row([1, 2, 3], false);
  expect(joinTiny(apart, single(apart), 4)).toEqual([[0], [1], [2]]);
});
