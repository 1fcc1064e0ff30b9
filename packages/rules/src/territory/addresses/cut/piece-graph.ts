/** Connects adjacent pieces of streets, and joins isolated clusters of houses to others. */
import { metres, type Spot } from './plane.ts';
import { SpotTree } from './spot-tree.ts';
import { longestStep, type Piece } from './street-pieces.ts';

export interface Edge {
  to: number;
  /** Distance between the two nearest houses. */
  metres: number;
}

export interface PieceGraph {
  weights: number[];
  spots: Spot[];
  streets: string[];
  edges: Edge[][];
}

/** Number of nearest neighbours examined for each house: enough to cover every side. */
const mostNeighbours = 10;

class Edges {
  readonly #known: Map<number, number>[];

  constructor(pieces: number) {
    this.#known = Array.from({ length: pieces }, () => new Map());
  }

  add(a: number, b: number, metres: number): void {
    if (metres >= (this.#known[a]!.get(b) ?? Infinity)) return;
    this.#known[a]!.set(b, metres);
    this.#known[b]!.set(a, metres);
  }

  list(): Edge[][] {
    return this.#known.map((edges) =>
      [...edges].map(([to, metres]) => ({ to, metres })).sort((a, b) => a.to - b.to),
    );
  }

  of(piece: number): Iterable<number> {
    return this.#known[piece]!.keys();
  }
}

interface House {
  piece: number;
  spot: Spot;
}

/** Houses of a piece at the same spot count once. */
const housesOf = (pieces: readonly Piece<unknown>[]): House[] =>
  pieces.flatMap(({ houses }, piece) => {
    const spots = new Map(houses.map(({ spot }) => [`${spot.x.toFixed(1)}|${spot.y.toFixed(1)}`, spot]));
    return [...spots.values()].map((spot) => ({ piece, spot }));
  });

export function clustersOf(edges: { of(piece: number): Iterable<number> }, pieces: number): number[] {
  const clusters = new Array<number>(pieces).fill(-1);
  let count = 0;
  for (let start = 0; start < pieces; start += 1) {
    if (clusters[start] !== -1) continue;
    const open = [start];
    clusters[start] = count;
    while (open.length > 0)
      for (const to of edges.of(open.pop()!))
        if (clusters[to] === -1) {
          clusters[to] = count;
          open.push(to);
        }
    count += 1;
  }
  return clusters;
}

interface Bridge {
  from: number;
  to: number;
  metres: number;
}

/** Distance factor up to which two isolated clusters join each other instead of a large one. */
const aloneTogether = 2;

/** Shortest bridge from each small cluster to another one. */
function shortestBridges(
  houses: readonly House[],
  tree: SpotTree,
  clusters: readonly number[],
  isSmall: (cluster: number) => boolean,
): Bridge[] {
  const best = new Map<number, Bridge>();
  const clusterOf = (house: number): number => clusters[houses[house]!.piece]!;
  const look = (house: House, isMeant: (cluster: number) => boolean, favour: number): void => {
    const cluster = clusters[house.piece]!;
    const reach = best.get(cluster)?.metres ?? Infinity;
    const [found] = tree.nearest(house.spot, 1, reach * favour, (other) => {
      const to = clusterOf(other);
      return to !== cluster && isMeant(to);
    });
    if (found && found.metres / favour < reach)
      best.set(cluster, {
        from: house.piece,
        to: houses[found.index]!.piece,
        metres: found.metres / favour,
      });
  };
  for (const house of houses) {
    if (!isSmall(clusters[house.piece]!)) continue;
    look(house, () => true, 1);
    look(house, isSmall, aloneTogether);
  }
  return [...best.values()].sort((a, b) => a.metres - b.metres || a.from - b.from);
}

/**
 * Joins clusters that are too small for a map to the nearest one, shortest bridges first, until none is left.
 */
function joinSmall(
  houses: readonly House[],
  tree: SpotTree,
  edges: Edges,
  weights: readonly number[],
  useful: number,
): void {
  for (;;) {
    const clusters = clustersOf(edges, weights.length);
    const sizes = new Map<number, number>();
    for (const [piece, cluster] of clusters.entries())
      sizes.set(cluster, (sizes.get(cluster) ?? 0) + weights[piece]!);
    const bridges = shortestBridges(houses, tree, clusters, (cluster) => sizes.get(cluster)! < useful);
    if (bridges.length === 0) return;
    const joined = new Map<number, number>();
    const root = (cluster: number): number => {
      const next = joined.get(cluster);
      return next === undefined ? cluster : root(next);
    };
    for (const { from, to, metres } of bridges) {
      const [a, b] = [root(clusters[from]!), root(clusters[to]!)];
      if (a === b || sizes.get(a)! >= useful) continue;
      edges.add(from, to, metres);
      joined.set(a, b);
      sizes.set(b, sizes.get(a)! + sizes.get(b)!);
    }
  }
}

/** @param useful minimum addresses of a separate map */
export function connectPieces(pieces: readonly Piece<unknown>[], useful: number): PieceGraph {
  const houses = housesOf(pieces);
  const tree = new SpotTree(houses.map(({ spot }) => spot));
  const edges = new Edges(pieces.length);
  for (const { piece, spot } of houses)
    for (const found of tree.nearest(
      spot,
      mostNeighbours,
      longestStep,
      (other) => houses[other]!.piece !== piece,
    ))
      edges.add(piece, houses[found.index]!.piece, found.metres);
  for (const [index, piece] of pieces.entries()) {
    // Consecutive pieces of one walk are connected, however many houses share a spot.
    const next = pieces[index + 1];
    const step = next ? metres(piece.houses.at(-1)!.spot, next.houses[0]!.spot) : Infinity;
    if (next?.street === piece.street && step <= longestStep) edges.add(index, index + 1, step);
  }
  const weights = pieces.map((piece) => piece.houses.length);
  joinSmall(houses, tree, edges, weights, useful);
  return {
    weights,
    spots: pieces.map(({ spot }) => spot),
    streets: pieces.map(({ street }) => street),
    edges: edges.list(),
  };
}
