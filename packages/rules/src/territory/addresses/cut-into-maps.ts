/**
 * Cuts addresses into maps of similar size. Adjacent streets share a map, and every map is connected by steps
 * of at most 200 m if its addresses are. Isolated houses that are too few for a map join the nearest others,
 * preferably other isolated ones. The result does not depend on the order of the addresses.
 */
import { compareMapNumbers } from '../maps/map-order.ts';
import { evenOut } from './cut/even-out.ts';
import { joinTiny } from './cut/join-tiny.ts';
import { connectPieces } from './cut/piece-graph.ts';
import { metres, planeAround, type Spot } from './cut/plane.ts';
import { partsOf, splitConnected } from './cut/split-connected.ts';
import { cutStreets, type LocatedAddress, middleOf } from './cut/street-pieces.ts';

export interface CutAddress {
  street: string;
  house: string;
  suffix: string | null;
  unit: string | null;
  lat: number;
  lng: number;
}

export interface CutMap<Address> {
  addresses: Address[];
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** By street, number, unit and place, which does not depend on the order of the file. */
function compare(a: CutAddress, b: CutAddress): number {
  return (
    compareTexts(a.street.toLowerCase(), b.street.toLowerCase()) ||
    Number(a.house) - Number(b.house) ||
    compareMapNumbers(a.suffix ?? '', b.suffix ?? '') ||
    compareTexts(a.suffix ?? '', b.suffix ?? '') ||
    Number(a.unit) - Number(b.unit) ||
    compareTexts(a.unit ?? '', b.unit ?? '') ||
    a.lat - b.lat ||
    a.lng - b.lng
  );
}

/**
 * Starts in the north-west and continues with the nearest map, so that neighbouring maps have close numbers.
 */
function inWalkingOrder<Address>(maps: readonly LocatedAddress<Address>[][]): LocatedAddress<Address>[][] {
  const left = maps.map((houses) => ({ houses, spot: middleOf(houses) }));
  const ordered: typeof left = [];
  while (left.length > 0) {
    const last = ordered.at(-1);
    const rank = ({ spot }: { spot: Spot }): number => (last ? metres(spot, last.spot) : spot.x - spot.y);
    const next = left.reduce((best, one) => (rank(one) < rank(best) ? one : best));
    left.splice(left.indexOf(next), 1);
    ordered.push(next);
  }
  return ordered.map(({ houses }) => houses);
}

/** @param size approximate addresses per map */
export function cutIntoMaps<Address extends CutAddress>(
  addresses: readonly Address[],
  size: number,
): CutMap<Address>[] {
  const sorted = [...addresses].sort(compare);
  const plane = planeAround(sorted);
  const houses = sorted.map((address) => ({ address, spot: plane.toSpot(address) }));
  const pieces = cutStreets(houses, Math.max(1, Math.floor(size / 8)));
  const graph = connectPieces(pieces, Math.ceil(size / 3));
  const groups = partsOf(
    graph,
    pieces.map((_, index) => index),
  ).flatMap((part) =>
    splitConnected(
      graph,
      [...part].sort((a, b) => a - b),
      size,
    ),
  );
  const maps = joinTiny(graph, evenOut(graph, groups, size), size / 4).map((group) =>
    group.flatMap((piece) => pieces[piece]!.houses),
  );
  return inWalkingOrder(maps).map((map) => ({
    addresses: map.map(({ address }) => address).sort(compare),
  }));
}
