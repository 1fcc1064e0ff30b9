/**
 * Computes borders around the addresses of maps (ADDR-R31): each contains only its own addresses, extends
 * about 50 m beyond the outermost, and meets its neighbour halfway. Houses far from the rest are enclosed
 * separately.
 */
import { planeAround, type Spot } from '../../addresses/cut/plane.ts';
import { SpotTree } from '../../addresses/cut/spot-tree.ts';
import { type Border, boundsOf, contains, faultOf, isWithin, type Position, tidyBorder } from '../border.ts';
import { cellOf } from './cells.ts';
import { linkHouses } from './link-houses.ts';
import { simplifyRing } from './simplify-ring.ts';
import { traceRings, turning } from './trace-rings.ts';

interface Place {
  lat: number;
  lng: number;
}

/** A house of another map, and open land: neither belongs to one of the maps. */
const [foreign, open] = [-1, -2] as const;
/** Metres between the spots that represent open land, and from a house to the nearest of them. */
const [apart, clear] = [60, 90];
const tolerances = [14, 8, 4, 1, 0];

interface Ground {
  spots: Spot[];
  /** Map index of each spot. */
  owners: number[];
}

const spotKey = ({ x, y }: Spot): string => `${x.toFixed(1)}|${y.toFixed(1)}`;

class Spots implements Ground {
  readonly spots: Spot[] = [];
  readonly owners: number[] = [];
  readonly #seen = new Set<string>();

  /** The first of two at one spot wins. */
  add(spot: Spot, owner: number): void {
    const key = spotKey(spot);
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.spots.push(spot);
    this.owners.push(owner);
  }
}

function addOpenLand(ground: Spots): void {
  const tree = new SpotTree([...ground.spots]);
  const reach = Math.ceil((clear + 2 * apart) / apart);
  const seen = new Set<string>();
  for (const { x, y } of [...ground.spots])
    for (let dx = -reach; dx <= reach; dx += 1)
      for (let dy = -reach; dy <= reach; dy += 1) {
        const [column, row] = [Math.round(x / apart) + dx, Math.round(y / apart) + dy];
        const key = `${column}|${row}`;
        if (seen.has(key)) continue;
        seen.add(key);
        const spot = { x: column * apart, y: row * apart };
        if (tree.nearest(spot, 1, clear, () => true).length === 0) ground.add(spot, open);
      }
}

/** Outsides with their holes; a hole without foreign houses is filled. */
function partsOf(
  rings: readonly Spot[][],
  houses: { own: Position[]; others: Position[] },
  toRing: (ring: Spot[]) => Position[],
): Position[][][] {
  const outsides = rings.filter((ring) => turning(ring) > 0).map((ring) => [toRing(ring)]);
  const holes = rings.filter((ring) => turning(ring) < 0).map(toRing);
  for (const hole of holes) {
    if (!houses.others.some((house) => contains([[hole]], house))) continue;
    const around = outsides.filter(([outside]) => contains([[outside!]], hole[0]!));
    around.at(-1)?.push(hole);
  }
  return outsides.filter((part) => houses.own.some((house) => contains([part], house)));
}

function borderOf(
  rings: readonly Spot[][],
  own: Position[],
  others: Position[],
  toPosition: (spot: Spot) => Position,
): Border | null {
  for (const tolerance of tolerances) {
    const toRing = (ring: Spot[]): Position[] => {
      const corners = simplifyRing(ring, tolerance).map(toPosition);
      return [...corners, corners[0]!];
    };
    const border = tidyBorder(partsOf(rings, { own, others }, toRing));
    const holds =
      own.every((house) => contains(border, house)) && !others.some((house) => contains(border, house));
    if (holds && faultOf(border) === null) return border;
  }
  return null;
}

/** @param others houses of existing maps. A map that cannot be enclosed has no border. */
export function encloseMaps(
  maps: readonly (readonly Place[])[],
  others: readonly Place[],
): (Border | null)[] {
  const plane = planeAround(maps.flat());
  const ground = new Spots();
  for (const [owner, places] of maps.entries())
    for (const place of places) ground.add(plane.toSpot(place), owner);
  for (const place of others) ground.add(plane.toSpot(place), foreign);
  const houses = new SpotTree([...ground.spots]);
  const houseOwners = [...ground.owners];
  const spotsOf = (owner: number): Spot[] =>
    ground.spots.filter((_, index) => ground.owners[index] === owner);
  for (const owner of maps.keys())
    for (const link of linkHouses(spotsOf(owner), houses, (index) => houseOwners[index] !== owner))
      ground.add(link, owner);
  addOpenLand(ground);
  const tree = new SpotTree(ground.spots);
  const cells = ground.spots.map((_, index) =>
    ground.owners[index]! >= 0 ? cellOf(index, ground.spots, tree) : [],
  );
  const toPosition = (spot: Spot): Position => {
    const { lat, lng } = plane.toPlace(spot);
    return [lng, lat];
  };
  const housesAt = houseOwners.map((owner, index) => ({
    owner,
    spot: ground.spots[index]!,
    at: toPosition(ground.spots[index]!),
  }));
  return maps.map((_, owner) => {
    const rings = traceRings(cells.filter((_, index) => ground.owners[index] === owner));
    const bounds = boundsOf(rings.flat().map(({ x, y }): Position => [x, y]));
    if (!bounds) return null;
    const near = housesAt.filter(({ spot: { x, y } }) => isWithin(bounds, [x, y]));
    return borderOf(
      rings,
      near.filter((house) => house.owner === owner).map(({ at }) => at),
      near.filter((house) => house.owner !== owner).map(({ at }) => at),
      toPosition,
    );
  });
}
