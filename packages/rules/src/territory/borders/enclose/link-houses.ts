/** Adds spots between the houses of a map, so that the ground around them is connected. */
import { metres, type Spot } from '../../addresses/cut/plane.ts';
import type { SpotTree } from '../../addresses/cut/spot-tree.ts';

/** Houses further apart are enclosed separately. */
const longestLink = 210;
/** Spots this close need none between them, unless a house of another map is nearer. */
const near = 45;
const shortest = 2;

/** Minimum spanning tree of all spots (Prim). */
function shortestWays(spots: readonly Spot[]): [Spot, Spot][] {
  const [first, ...rest] = spots;
  if (!first) return [];
  const left = rest.map((spot) => ({ spot, from: first, far: metres(spot, first) }));
  const ways: [Spot, Spot][] = [];
  while (left.length > 0) {
    let best = 0;
    for (let index = 1; index < left.length; index += 1) if (left[index]!.far < left[best]!.far) best = index;
    const { spot, from } = left[best]!;
    left[best] = left.at(-1)!;
    left.pop();
    ways.push([from, spot]);
    for (const other of left) {
      const far = metres(other.spot, spot);
      if (far < other.far) Object.assign(other, { from: spot, far });
    }
  }
  return ways;
}

/** @param isOther whether a house of the tree belongs to another map */
export function linkHouses(
  spots: readonly Spot[],
  tree: SpotTree,
  isOther: (index: number) => boolean,
): Spot[] {
  const links: Spot[] = [];
  const join = (from: Spot, to: Spot): void => {
    const length = metres(from, to);
    if (length < shortest) return;
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const disturbed = tree.nearest(middle, 1, length / 2, isOther).length > 0;
    if (length <= near && !disturbed) return;
    links.push(middle);
    join(from, middle);
    join(middle, to);
  };
  for (const [from, to] of shortestWays(spots)) if (metres(from, to) <= longestLink) join(from, to);
  return links;
}
