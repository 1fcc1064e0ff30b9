/** Voronoi cells: the ground that is nearer to one spot than to any other. */
import type { Spot } from '../../addresses/cut/plane.ts';
import type { SpotTree } from '../../addresses/cut/spot-tree.ts';

/** Maximum metres a cell reaches to each side if it has no neighbour there. */
export const widest = 160;
const neighboursAtOnce = 12;

/** Cuts off the area beyond the line halfway between `at` and `other`. */
function clip(cell: readonly Spot[], at: Spot, other: Spot): Spot[] {
  const [dx, dy] = [other.x - at.x, other.y - at.y];
  const half = (other.x ** 2 - at.x ** 2 + other.y ** 2 - at.y ** 2) / 2;
  const over = (spot: Spot): number => spot.x * dx + spot.y * dy - half;
  const kept: Spot[] = [];
  for (const [index, from] of cell.entries()) {
    const to = cell[(index + 1) % cell.length]!;
    const [a, b] = [over(from), over(to)];
    if (a <= 0) kept.push(from);
    if (a * b < 0) {
      const part = a / (a - b);
      kept.push({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    }
  }
  return kept;
}

/** Counter-clockwise. The spots are those of the tree and pairwise different. */
export function cellOf(index: number, spots: readonly Spot[], tree: SpotTree): Spot[] {
  const at = spots[index]!;
  let cell: Spot[] = [
    { x: at.x - widest, y: at.y - widest },
    { x: at.x + widest, y: at.y - widest },
    { x: at.x + widest, y: at.y + widest },
    { x: at.x - widest, y: at.y + widest },
  ];
  for (let seen = 0, most = neighboursAtOnce; ; most *= 2) {
    const found = tree.nearest(at, most, 3 * widest, (other) => other !== index);
    for (const neighbour of found.slice(seen)) {
      const reach = Math.max(...cell.map(({ x, y }) => Math.hypot(x - at.x, y - at.y)));
      if (neighbour.metres > 2 * reach) return cell;
      cell = clip(cell, at, spots[neighbour.index]!);
    }
    if (found.length < most) return cell;
    seen = found.length;
  }
}
