import { expect, it } from 'vitest';
import { readBoundary } from './boundary-text.ts';

const ring = [
  [145, -41],
  [146, -41],
  [146, -42],
  [145, -41],
];
const text = (value: unknown) => JSON.stringify(value);
const reason = (written: string) => {
  const read = readBoundary(written);
  return read.allowed ? 'allowed' : read.reason;
};

it('TERR-R17 closes an open ring, whichever of its ends differs', () => {
  for (const open of [ring.slice(0, 3), [...ring.slice(0, 3), [145, -43]], [...ring.slice(0, 3), [144, -41]]])
    expect(readBoundary(text(open))).toEqual({ allowed: true, value: [[[...open, ring[0]]]] });
  expect(readBoundary(text(ring))).toEqual({ allowed: true, value: [[ring]] });
  expect(readBoundary(`  ${text(ring).slice(1, -1)}\n`)).toEqual({ allowed: true, value: [[ring]] });
});

it('TERR-R17 requires three different corners in every ring', () => {
  expect(reason('[[145,-41],[146,-41],[145,-41],[146,-41]]')).toBe('boundary-unreadable');
  expect(reason(text([ring, [ring[0], ring[1]]]))).toBe('boundary-unreadable');
});

it('TERR-R17 drops heights, in brackets and in tuples', () => {
  const high = ring.map((pair) => [...pair, 12]);
  const expected = { allowed: true, value: [[ring]] };
  expect(readBoundary(text(high))).toEqual(expected);
  expect(readBoundary(high.map((pair) => pair.join(',')).join('  '))).toEqual(expected);
  expect(readBoundary(text(ring.map((pair) => [...pair, 999])))).toEqual(expected);
});

it('TERR-R17 refuses brackets of any other depth and anything but numbers in them', () => {
  for (const written of [
    '[]',
    '[[]]',
    '[[[]]]',
    '[145,-41]',
    text([[[[ring]]]]),
    text([ring, [[ring]]]),
    text([[ring], ring]),
    '[[145,-41],[146,-41],[146,"-42"]]',
    '[[145,-41],[146,-41],[null,-42]]',
    '[[145,-41],[146,-41],[146]]',
    '[[145,-41],[146,-41],[1e999,-42]]',
    '[[145,-41,"12"],[146,-41],[146,-42]]',
    '[[145,-41],[146,-41],[[146],-42]]',
    '[[145,-41],[146,-41],146]',
    '[145,-41],[146,-41],[146,-42',
    '',
    '145 146 147',
    '145,-41 146,-41 x,-42',
    '145,-41 146,-41 146',
    '145;-41 146;-41 146;-42',
  ])
    expect([written, reason(written)]).toEqual([written, 'boundary-unreadable']);
});

it('TERR-R17 one unambiguous pair decides the axis order of all', () => {
  const mixed = [
    [10, 20],
    [-30, 20],
    [10, 120],
  ];
  expect(readBoundary(text(mixed))).toEqual({
    allowed: true,
    value: [[[...mixed, mixed[0]!].map(([lat, lng]) => [lng, lat])]],
  });
  const limits = [
    [180, 90],
    [-180, -90],
    [0, 90],
  ];
  expect(readBoundary(text(limits))).toEqual({ allowed: true, value: [[[...limits, limits[0]]]] });
  const turnedLimits = limits.map(([lng, lat]) => [lat, lng]);
  expect(readBoundary(text(turnedLimits))).toEqual(readBoundary(text(limits)));
  expect(reason('[181,1],[1,2],[3,3]')).toBe('boundary-off-earth');
  expect(reason('[1,181],[1,2],[3,3]')).toBe('boundary-off-earth');
  expect(reason('[91,1],[1,91],[3,3]')).toBe('boundary-off-earth');
  const near: [number, number] = [10, 20];
  expect(readBoundary('[20,10],[20,11],[21,10]', near)).toMatchObject({
    value: [
      [
        [
          [10, 20],
          [11, 20],
          [10, 21],
          [10, 20],
        ],
      ],
    ],
  });
  const west: [number, number] = [-20, 10];
  expect(readBoundary('[10,-20],[10,-21],[11,-20]', west)).toEqual(
    readBoundary('[-20,10],[-21,10],[-20,11]', west),
  );
  expect(readBoundary('[15,15],[16,15],[15,16]', near)).toMatchObject({
    value: [
      [
        [
          [15, 15],
          [16, 15],
          [15, 16],
          [15, 15],
        ],
      ],
    ],
  });
});

it('TERR-R17 reads up to the maximum number of corners, and refuses one more', () => {
  const corners = (count: number) =>
    Array.from({ length: count }, (_, index) => `${100 + index / 1000},${index % 2}`).join(' ');
  expect(readBoundary(corners(20_000)).allowed).toBe(true);
  expect(reason(corners(20_001))).toBe('boundary-unreadable');
});
