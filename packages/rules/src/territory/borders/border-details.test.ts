import { expect, it } from 'vitest';
import {
  type Border,
  boundsOf,
  contains,
  faultOf,
  isWithin,
  mostPositions,
  type Position,
  tidyBorder,
} from './border.ts';

const ring = (...corners: Position[]): Position[] => [...corners, corners[0]!];
const square = ring([0, 0], [4, 0], [4, 4], [0, 4]);

it('TERR-R7 accepts coordinates up to the limits of the earth, and finite numbers only', () => {
  expect(faultOf([[ring([-180, -90], [180, -90], [180, 90], [-180, 90])]])).toBeNull();
  for (const wrong of [
    [181, 0],
    [-181, 0],
    [0, 91],
    [0, -91],
    [Number.NaN, 0],
    [0, Number.NaN],
    [Number.POSITIVE_INFINITY, 0],
  ] as Position[])
    expect(faultOf([[ring([0, 0], [4, 0], wrong)]])).toBe('border-off-earth');
});

it('TERR-R7 a border without parts, or with a part without rings, is empty', () => {
  expect(faultOf([])).toBe('border-empty');
  expect(faultOf([[square], []])).toBe('border-empty');
  expect(faultOf([[[]]])).toBe('border-empty');
});

it('TERR-R7 accepts the maximum number of positions, and refuses one more as too long', () => {
  const circle = (count: number) =>
    ring(
      ...Array.from({ length: count - 1 }, (_, index): Position => {
        const angle = (2 * Math.PI * index) / (count - 1);
        return [10 * Math.cos(angle), 10 * Math.sin(angle)];
      }),
    );
  expect(faultOf([[circle(mostPositions)]])).toBeNull();
  expect(faultOf([[circle(mostPositions + 1)]])).toBe('border-too-long');
});

it('TERR-R7 requires three corners and a closing position in every ring', () => {
  for (const open of [
    square.slice(0, 4),
    [...square.slice(0, 4), [0, 1] as Position],
    [...square.slice(0, 4), [1, 0] as Position],
  ])
    expect(faultOf([[square], [open]])).toBe('border-open');
  expect(
    faultOf([
      [
        [
          [0, 0],
          [4, 0],
          [0, 0],
        ],
      ],
    ]),
  ).toBe('border-open');
});

it('TERR-R7 reports crossing or touching sides in any ring and at any end as a crossing', () => {
  const crossing = (...corners: Position[]) => faultOf([[square], [ring(...corners)]]);
  const found = 'border-crosses-itself';
  expect(crossing([0, 0], [4, 4], [4, 0], [0, 4])).toBe(found);
  // A corner on another side: each of the four ends.
  expect(crossing([0, 0], [4, 0], [4, 4], [2, 0], [0, 4])).toBe(found);
  expect(crossing([2, 0], [4, 4], [0, 4], [0, 0], [4, 0], [3, 2])).toBe(found);
  expect(crossing([0, 0], [0, 4], [2, 0], [4, 4], [4, 0])).toBe(found);
  expect(crossing([4, 0], [4, 4], [2, 0], [0, 4], [0, 0])).toBe(found);
  // A repeated corner, and overlapping sides.
  expect(crossing([0, 0], [4, 0], [2, 2], [4, 4], [0, 4], [2, 2])).toBe(found);
  expect(crossing([0, 0], [4, 0], [4, 2], [1, 2], [1, 0], [3, 0], [3, -2], [0, -2])).toBe(found);
  // Collinear with another side, and parallel to it.
  expect(crossing([0, 0], [2, 0], [2, 1], [3, 1], [3, 0], [5, 0], [5, 4], [0, 4])).toBeNull();
  expect(crossing([0, 0], [0, 2], [1, 2], [1, 3], [0, 3], [0, 5], [4, 5], [4, 0])).toBeNull();
  expect(crossing([0, 0], [4, 0], [4, 4], [2, 1], [0, 4])).toBeNull();
});

it('TERR-R7 tidying rounds to a tenth of a metre, closes rings, and removes repeated positions', () => {
  const rough: Border = [
    [
      [
        [0, 0],
        [0.00000049, 0],
        [4.0000004, 0],
        [4, 4.0000006],
        [4, 4.0000006],
        [0, 4],
      ],
    ],
  ];
  expect(tidyBorder(rough)).toEqual([[ring([0, 0], [4, 0], [4, 4.000001], [0, 4])]]);
  expect(tidyBorder([[square]])).toEqual([[square]]);
});

it('TERR-R7 tidying drops rings of fewer than three corners, and the whole part for an outer ring', () => {
  const line: Position[] = [
    [0, 0],
    [1, 1],
    [0, 0],
  ];
  expect(
    tidyBorder([
      [square, line],
      [line, square],
      [],
      [[[1, 1]]],
      [
        [
          [1, 1],
          [1, 1],
        ],
      ],
    ]),
  ).toEqual([[square]]);
  expect(
    tidyBorder([
      [
        [
          [0, 0],
          [1, 0],
        ],
      ],
      [
        [
          [0, 0],
          [1, 0],
          [1, 1],
        ],
      ],
    ]),
  ).toEqual([[ring([0, 0], [1, 0], [1, 1])]]);
});

it('TERR-R7 a place on the left or lower side is inside, and on the right or upper side outside', () => {
  const border: Border = [[square, ring([1, 1], [2, 1], [2, 2], [1, 2])], []];
  const places: [Position, boolean][] = [
    [[3, 3], true],
    [[0, 2], true],
    [[4, 2], false],
    [[2, 0], true],
    [[2, 4], false],
    [[1.5, 1.5], false],
    [[5, 2], false],
    [[-1, 2], false],
  ];
  for (const [place, inside] of places) expect([place, contains(border, place)]).toEqual([place, inside]);
  const slanted: Border = [[ring([0, 0], [4, 2], [0, 4])]];
  expect([contains(slanted, [1.9, 1]), contains(slanted, [2.1, 1])]).toEqual([true, false]);
});

it('bounds contain all their positions, including those on the edges', () => {
  const bounds = boundsOf([
    [3, -2],
    [-1, 5],
    [2, 7],
  ])!;
  expect(bounds).toEqual([-1, -2, 3, 7]);
  expect(boundsOf([])).toBeNull();
  const places: Position[] = [
    [-1, -2],
    [3, 7],
    [0, 0],
    [-1.1, 0],
    [3.1, 0],
    [0, -2.1],
    [0, 7.1],
  ];
  expect(places.map((place) => isWithin(bounds, place))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
