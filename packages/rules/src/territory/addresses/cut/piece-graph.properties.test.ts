import fc from 'fast-check';
import { expect, it } from 'vitest';
import { connectPieces, type PieceGraph } from './piece-graph.ts';
import { metres, type Spot } from './plane.ts';
import { longestStep, type Piece } from './street-pieces.ts';

/** A piece of houses at some spots; its centre differs from the house that connects it. */
const pieceAt = (street: string, ...spots: [number, number][]): Piece<null> => ({
  street,
  houses: spots.map(([x, y]) => ({ address: null, spot: { x, y } })),
  spot: { x: spots[0]![0], y: spots[0]![1] },
});
const linksOf = ({ edges }: PieceGraph): string[] =>
  edges.flatMap((own, piece) => own.filter(({ to }) => to > piece).map(({ to }) => `${piece}-${to}`));

/** The connected parts of a graph, each in ascending order. */
function partsOf({ edges }: PieceGraph): number[][] {
  const seen = new Set<number>();
  return edges.flatMap((_, start) => {
    if (seen.has(start)) return [];
    const part = [start];
    seen.add(start);
    for (const piece of part)
      for (const { to } of edges[piece]!)
        if (!seen.has(to)) {
          seen.add(to);
          part.push(to);
        }
    return [part.sort((a, b) => a - b)];
  });
}

const place = fc.tuple(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 2000 }));
/** At most ten houses in total, so that every house has all others among its neighbours. */
const fewPieces = fc.array(fc.array(place, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 5 });
const asPieces = (spots: [number, number][][]): Piece<null>[] =>
  spots.map((own, index) => pieceAt(`Street ${index}`, ...own));
const between = (a: Piece<null>, b: Piece<null>): number =>
  Math.min(...a.houses.flatMap(({ spot }) => b.houses.map((other) => metres(spot, other.spot))));

it('ADDR-R30 connects pieces whose nearest houses are at most 200 m apart, with that distance', () => {
  fc.assert(
    fc.property(fewPieces, (spots) => {
      const pieces = asPieces(spots);
      const graph = connectPieces(pieces, 0);
      const expected = pieces.map((one, index) =>
        pieces.flatMap((other, to) =>
          to !== index && between(one, other) <= longestStep ? [{ to, metres: between(one, other) }] : [],
        ),
      );
      expect(graph.edges).toEqual(expected);
      expect(graph.weights).toEqual(spots.map(({ length }) => length));
      expect(graph.streets).toEqual(pieces.map(({ street }) => street));
      expect(graph.spots).toEqual(pieces.map(({ spot }): Spot => spot));
    }),
  );
});

it('ADDR-R30 joins parts that are too small for a map, and no others', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(place, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 14 }),
      fc.integer({ min: 1, max: 6 }),
      (spots, useful) => {
        const pieces = asPieces(spots);
        const graph = connectPieces(pieces, useful);
        const parts = partsOf(graph);
        const weigh = (part: readonly number[]): number =>
          part.reduce((sum, piece) => sum + graph.weights[piece]!, 0);
        if (parts.length > 1) for (const part of parts) expect(weigh(part)).toBeGreaterThanOrEqual(useful);
        // Every bridge ends at a part that was too small without the bridge.
        const before = partsOf(connectPieces(pieces, 0));
        expect(parts.length).toBeLessThanOrEqual(before.length);
        if (before.every((part) => weigh(part) >= useful)) expect(parts).toEqual(before);
        for (const [piece, own] of graph.edges.entries())
          for (const { to } of own) expect(graph.edges[to]!.some((edge) => edge.to === piece)).toBe(true);
      },
    ),
  );
});

it('ADDR-R30 joins isolated houses to the nearest others, and over a longer distance to other isolated houses', () => {
  const large = pieceAt('Large', [0, 0], [10, 0], [20, 0], [30, 0]);
  const alone = pieceAt('Alone', [330, 0]);
  const asFar = (metresAway: number): Piece<null>[] => [large, alone, pieceAt('Far', [330 + metresAway, 0])];
  expect(linksOf(connectPieces(asFar(599), 2))).toEqual(['1-2']);
  expect(linksOf(connectPieces(asFar(601), 2))).toEqual(['0-1', '1-2']);
  // The bridge to the large part has its full length; the bridge between two small parts counts half.
  expect(connectPieces(asFar(601), 2).edges[0]).toEqual([{ to: 1, metres: 300 }]);
  expect(connectPieces(asFar(599), 2).edges[1]).toEqual([{ to: 2, metres: 299.5 }]);
  expect(linksOf(connectPieces(asFar(599), 3))).toEqual(['0-1', '1-2']);
});

it('ADDR-R30 takes the shortest bridges first, and does not join a cluster that has become large enough', () => {
  // Each bridge of the row is the shortest from a part that is still isolated; 2 needs none to 3, but 3 needs
  // one to 2.
  const row = [0, 1000, 1250, 1550, 3000].map((x, index) => pieceAt(`Street ${index}`, [x, 0]));
  expect(linksOf(connectPieces(row, 2))).toEqual(['0-1', '1-2', '2-3', '3-4']);
  const pairs = [0, 250, 5000, 5250].map((x, index) => pieceAt(`Street ${index}`, [x, 0]));
  expect(linksOf(connectPieces(pairs, 2))).toEqual(['0-1', '2-3']);
});

it('ADDR-R30 connects consecutive pieces of one walk, however many houses share a spot', () => {
  const tower = (street: string, x: number): Piece<null> =>
    pieceAt(street, ...Array.from({ length: 12 }, (_, index): [number, number] => [x + index / 20, 0]));
  // The twelve houses of each tower are nearer to towers of other streets than to the next tower of their
  // own.
  const crowd = Array.from({ length: 12 }, (_, index) => pieceAt(`Lane ${index}`, [index / 20, 1]));
  const ends = [pieceAt('Mount', [0, 0]), pieceAt('Mount', [150, 0])];
  expect(linksOf(connectPieces([...ends, ...crowd], 0))).toContain('0-1');
  expect(
    linksOf(connectPieces([pieceAt('Mount', [0, 0]), pieceAt('View', [150, 0]), ...crowd], 0)),
  ).not.toContain('0-1');
  const apart = [pieceAt('Mount', [0, 0]), pieceAt('Mount', [200.5, 0])];
  expect(linksOf(connectPieces(apart, 0))).toEqual([]);
  expect(linksOf(connectPieces([pieceAt('Mount', [0, 0]), pieceAt('Mount', [200, 0])], 0))).toEqual(['0-1']);
  expect(linksOf(connectPieces([tower('A', 0), tower('B', 190)], 0))).toEqual(['0-1']);
});

it('counts houses at one spot once as neighbours, and all of them as weight', () => {
  const many = pieceAt('Flats', ...Array.from({ length: 30 }, (): [number, number] => [0.01, 0.02]));
  const graph = connectPieces([pieceAt('House', [0, 10]), many, pieceAt('Other', [0, 60])], 0);
  expect(graph.weights).toEqual([1, 30, 1]);
  expect(linksOf(graph)).toEqual(['0-1', '0-2', '1-2']);
});
