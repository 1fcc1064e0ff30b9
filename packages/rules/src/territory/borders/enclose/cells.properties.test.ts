import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Spot } from '../../addresses/cut/plane.ts';
import { SpotTree } from '../../addresses/cut/spot-tree.ts';
import { cellOf, widest } from './cells.ts';

const spot = (furthest: number) =>
  fc.record({
    x: fc.integer({ min: -furthest, max: furthest }),
    y: fc.integer({ min: -furthest, max: furthest }),
  });
const crowd = fc.uniqueArray(spot(250), {
  minLength: 1,
  maxLength: 60,
  selector: ({ x, y }) => `${x}|${y}`,
});

/** Left of every side of a counter-clockwise ring. */
const holds = (cell: readonly Spot[], { x, y }: Spot): boolean =>
  cell.every((from, index) => {
    const to = cell[(index + 1) % cell.length]!;
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) > 0;
  });

it('ADDR-R31 a place within reach belongs to the cell of its nearest spot and to no other', () => {
  fc.assert(
    fc.property(crowd, fc.array(spot(450), { minLength: 20, maxLength: 60 }), (spots, places) => {
      const tree = new SpotTree(spots);
      const cells = spots.map((_, index) => cellOf(index, spots, tree));
      for (const place of places) {
        const far = ({ x, y }: Spot): number => Math.hypot(x - place.x, y - place.y);
        const [first, second] = spots.toSorted((a, b) => far(a) - far(b)) as [Spot, Spot?];
        const across = Math.max(Math.abs(first.x - place.x), Math.abs(first.y - place.y));
        // On the line between two cells a place is in neither.
        if (across === widest || (second && far(second) - far(first) < 1e-6)) continue;
        const within = spots.filter((_, index) => holds(cells[index]!, place));
        expect(within).toEqual(across < widest ? [first] : []);
      }
    }),
  );
});

it('ADDR-R31 a cell has each of its corners once', () => {
  // Four around one: the lines between them pass through the corners of the square.
  const reach = 2 * widest;
  const spots = [
    [0, 0],
    [reach, reach],
    [-reach, reach],
    [reach, -reach],
    [-reach, -reach],
  ].map(([x, y]) => ({ x: x!, y: y! }));
  expect(cellOf(0, spots, new SpotTree(spots))).toHaveLength(4);
});
