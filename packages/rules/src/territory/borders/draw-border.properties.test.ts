import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Position } from './border.ts';
import {
  addCorner,
  borderOf,
  closeDrawing,
  drawingOf,
  emptyDrawing,
  mayClose,
  middlesOf,
  moveCorner,
  removeCorner,
  splitSide,
} from './draw-border.ts';

const position: fc.Arbitrary<Position> = fc.tuple(
  fc.double({ min: -170, max: 170, noNaN: true }),
  fc.double({ min: -80, max: 80, noNaN: true }),
);
const drawn = (corners: Position[]) => corners.reduce(addCorner, emptyDrawing);

it('TERR-R7 corners tapped in turn and closed form a border that reopens unchanged', () => {
  fc.assert(
    fc.property(fc.array(position, { minLength: 3, maxLength: 30 }), (corners) => {
      const drawing = closeDrawing(drawn(corners));
      expect(drawing).toEqual({ corners, closed: true });
      expect(drawingOf(borderOf(drawing, null))).toEqual(drawing);
      expect(middlesOf(drawing)).toHaveLength(corners.length);
      expect(addCorner(drawing, [0, 0])).toBe(drawing);
    }),
  );
});

it('TERR-R7 fewer than three corners never close', () => {
  fc.assert(
    fc.property(fc.array(position, { maxLength: 2 }), (corners) => {
      const drawing = drawn(corners);
      expect(mayClose(drawing)).toBe(false);
      expect(closeDrawing(drawing).closed).toBe(false);
      expect(borderOf(drawing, null)).toEqual([]);
    }),
  );
});

it('TERR-R7 splitting a side and removing the new corner restores the drawing', () => {
  fc.assert(
    fc.property(
      fc.array(position, { minLength: 3, maxLength: 30 }),
      fc.nat(29),
      position,
      (corners, at, place) => {
        const drawing = closeDrawing(drawn(corners));
        const index = at % corners.length;
        const split = splitSide(drawing, index, place);
        expect(split.corners[index + 1]).toEqual(place);
        expect(removeCorner(split, index + 1)).toEqual(drawing);
        expect(moveCorner(drawing, index, place).corners[index]).toEqual(place);
      },
    ),
  );
});

it('TERR-R7 changing the first outside keeps other parts and holes of a border', () => {
  const square = (west: number): Position[] => [
    [west, 0],
    [west + 4, 0],
    [west + 4, 4],
    [west, 4],
    [west, 0],
  ];
  const hole: Position[] = [
    [1, 1],
    [2, 1],
    [2, 2],
    [1, 1],
  ];
  const before = [[square(0), hole], [square(10)]];
  const moved = borderOf(moveCorner(drawingOf(before), 0, [-1, -1]), before);
  expect(moved).toEqual([[[[-1, -1], ...square(0).slice(1, 4), [-1, -1]], hole], [square(10)]]);
});
