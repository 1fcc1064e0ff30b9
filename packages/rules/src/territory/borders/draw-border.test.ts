import { expect, it } from 'vitest';
import type { Position } from './border.ts';
import {
  borderOf,
  closeDrawing,
  drawingOf,
  emptyDrawing,
  mayClose,
  middlesOf,
  removeCorner,
} from './draw-border.ts';

const corners: Position[] = [
  [0, 0],
  [4, 0],
  [4, 6],
];
const ring = [...corners, corners[0]!];

it('TERR-R7 returns the midpoint of every side, including the closing side of a closed drawing', () => {
  expect(middlesOf({ corners, closed: true })).toEqual([
    [2, 0],
    [4, 3],
    [2, 3],
  ]);
  expect(middlesOf({ corners, closed: false })).toEqual([
    [2, 0],
    [4, 3],
  ]);
  expect(middlesOf(emptyDrawing)).toEqual([]);
});

it('TERR-R7 a drawing stays closed with three corners, stays open if it was open, and opens with two', () => {
  const four = { corners: [...corners, [0, 6] as Position], closed: true };
  expect(removeCorner(four, 3)).toEqual({ corners, closed: true });
  expect(removeCorner({ ...four, closed: false }, 3)).toEqual({ corners, closed: false });
  expect(removeCorner({ corners, closed: true }, 2)).toEqual({ corners: corners.slice(0, 2), closed: false });
});

it('TERR-R7 offers closing for three open corners, and not for a closed drawing', () => {
  expect([mayClose({ corners, closed: false }), mayClose({ corners, closed: true })]).toEqual([true, false]);
  expect(closeDrawing({ corners, closed: false })).toEqual({ corners, closed: true });
});

it('TERR-R7 nothing drawn is null, and a drawing becomes the whole border if there was none', () => {
  for (const border of [null, [], [[]], [[ring.slice(0, 3)]]])
    expect(drawingOf(border)).toEqual(emptyDrawing);
  expect(borderOf({ corners, closed: true }, null)).toEqual([[ring]]);
  expect(borderOf({ corners, closed: true }, [])).toEqual([[ring]]);
  expect(borderOf({ corners, closed: false }, [[ring], [ring]])).toEqual([[ring]]);
  expect(borderOf({ corners: corners.slice(0, 2), closed: true }, [[ring]])).toEqual([]);
});
