/** Cuts streets into short pieces of consecutive houses, from which maps are assembled. */
import { groupBy } from '../../../group-by.ts';
import { metres, type Spot } from './plane.ts';

/** Maximum metres between connected houses. */
export const longestStep = 200;

export interface LocatedAddress<Address> {
  address: Address;
  spot: Spot;
}

export interface Piece<Address> {
  street: string;
  houses: LocatedAddress<Address>[];
  /** Centre of the houses. */
  spot: Spot;
}

/** Limits the walk, because the search for the next house takes quadratic time. */
const mostOnOneWalk = 400;

function halves<Address>(houses: LocatedAddress<Address>[]): LocatedAddress<Address>[][] {
  if (houses.length <= mostOnOneWalk) return [houses];
  const xs = houses.map(({ spot }) => spot.x);
  const ys = houses.map(({ spot }) => spot.y);
  const spread = (values: number[]): number =>
    values.reduce((most, value) => Math.max(most, value), -Infinity) -
    values.reduce((least, value) => Math.min(least, value), Infinity);
  const wide = spread(xs) > spread(ys);
  const sorted = [...houses].sort((a, b) => (wide ? a.spot.x - b.spot.x : a.spot.y - b.spot.y));
  const middle = sorted.length >> 1;
  return [...halves(sorted.slice(0, middle)), ...halves(sorted.slice(middle))];
}

export const middleOf = <Address>(houses: readonly LocatedAddress<Address>[]): Spot => ({
  x: houses.reduce((sum, { spot }) => sum + spot.x, 0) / houses.length,
  y: houses.reduce((sum, { spot }) => sum + spot.y, 0) / houses.length,
});

/** Walks from an end of the street to the nearest remaining house, repeatedly. */
function walk<Address>(houses: readonly LocatedAddress<Address>[]): LocatedAddress<Address>[] {
  const middle = middleOf(houses);
  const left = [...houses];
  const take = (rank: (house: LocatedAddress<Address>) => number): LocatedAddress<Address> => {
    let best = 0;
    for (let index = 1; index < left.length; index += 1)
      if (rank(left[index]!) < rank(left[best]!)) best = index;
    return left.splice(best, 1)[0]!;
  };
  const route = [take(({ spot }) => -metres(spot, middle))];
  while (left.length > 0) {
    const { spot: from } = route.at(-1)!;
    route.push(take(({ spot }) => metres(spot, from)));
  }
  return route;
}

function chunks<Address>(way: readonly LocatedAddress<Address>[], most: number): LocatedAddress<Address>[][] {
  const runs: LocatedAddress<Address>[][] = [];
  for (const house of way) {
    const last = runs.at(-1)?.at(-1);
    if (last && metres(last.spot, house.spot) <= longestStep) runs.at(-1)!.push(house);
    else runs.push([house]);
  }
  return runs.flatMap((run) => {
    const pieces = Math.ceil(run.length / most);
    return Array.from({ length: pieces }, (_, index) =>
      run.slice(Math.round((index * run.length) / pieces), Math.round(((index + 1) * run.length) / pieces)),
    );
  });
}

/** Puts every house in one piece of at most `most`; consecutive houses in a piece are at most 200 m apart. */
export function cutStreets<Address extends { street: string }>(
  houses: readonly LocatedAddress<Address>[],
  most: number,
): Piece<Address>[] {
  const streets = groupBy(houses, ({ address }) => address.street.toLowerCase());
  return [...streets].flatMap(([street, members]) =>
    halves(members)
      .flatMap((part) => chunks(walk(part), most))
      .map((part) => ({ street, houses: part, spot: middleOf(part) })),
  );
}
