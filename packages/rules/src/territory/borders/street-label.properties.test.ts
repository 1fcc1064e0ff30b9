import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Position } from './border.ts';
import { streetLabels, zoomShowing } from './street-label.ts';

const place = fc.tuple(
  fc.double({ min: 145.88, max: 145.92, noNaN: true }),
  fc.double({ min: -41.08, max: -41.04, noNaN: true }),
);
const line = fc.array(place, { minLength: 2, maxLength: 12 });
/** A walk that never turns back. */
const walk = fc
  .array(fc.tuple(fc.integer({ min: 10, max: 90 }), fc.integer({ min: -60, max: 60 })), {
    minLength: 1,
    maxLength: 12,
  })
  .map((steps) => {
    const corners: Position[] = [[145.9, -41.06]];
    for (const [east, north] of steps) {
      const [lng, lat] = corners.at(-1)!;
      corners.push([lng + east * 1e-5, lat + north * 1e-5]);
    }
    return corners;
  });
const narrow = Math.cos((-41.06 * Math.PI) / 180);

/** Metres from a place to the nearest spot of a line. */
function offLine([lng, lat]: Position, corners: readonly Position[]): number {
  const flat = ([x, y]: Position) => ({ x: (x - lng) * 111_320 * narrow, y: (y - lat) * 111_320 });
  return Math.min(
    ...corners.slice(1).map((corner, index) => {
      const [a, b] = [flat(corners[index]!), flat(corner)];
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const along = Math.max(0, Math.min(1, -(a.x * dx + a.y * dy) / Math.max(dx * dx + dy * dy, 1e-9)));
      return Math.hypot(a.x + dx * along, a.y + dy * along);
    }),
  );
}

const [labelOf, turnedBy] = [
  (corners: Position[]) => streetLabels([{ name: 'Mount Street', lines: [corners] }])[0]!,
  (a: number, b: number) => Math.min(Math.abs(a - b), 180 - Math.abs(a - b)),
];

it('TERR-R9 the name of a street is on the street and never upside down', () => {
  fc.assert(
    fc.property(line, (corners) => {
      const { at, angle } = labelOf(corners);
      expect(offLine(at, corners)).toBeLessThan(2);
      expect(angle > -90 && angle <= 90).toBe(true);
    }),
  );
});

it('TERR-R9 the name and its position do not depend on the direction of the line', () => {
  fc.assert(
    fc.property(walk, (corners) => {
      const [there, back] = [labelOf(corners), labelOf(corners.toReversed())];
      expect(back.metres).toBeCloseTo(there.metres, 3);
      expect(Math.hypot(back.at[0] - there.at[0], back.at[1] - there.at[1])).toBeLessThan(1e-9);
      expect(turnedBy(there.angle, back.angle)).toBeLessThan(0.01);
    }),
  );
});

it.each([
  ['to the east', [0.001, 0], 0],
  ['to the north', [0, 0.001], 90],
  ['to the north-east', [0.001 / narrow, 0.001], -45],
  ['to the south-east', [0.001 / narrow, -0.001], 45],
] as const)('TERR-R9 a street %s turns its name with it', (_, [lng, lat], angle) => {
  const found = labelOf([
    [145.9, -41.06],
    [145.9 + lng, -41.06 + lat],
  ]);
  expect(found.angle).toBeCloseTo(angle, 0);
});

it('TERR-R9 a bend far from the name does not turn it, and each part of a street has a name, the longest first', () => {
  const east: Position[] = [
    [145.9, -41.07],
    [145.9, -41.06],
    [145.93, -41.06],
  ];
  expect(labelOf(east).angle).toBeCloseTo(0, 0);
  const short: Position[] = [
    [145.95, -41.06],
    [145.951, -41.06],
  ];
  const labels = streetLabels([
    { name: 'Short Street', lines: [short] },
    { name: 'Long Street', lines: [short, east, [[145.9, -41]]] },
  ]);
  expect(labels.map(({ name, metres }) => [name, metres > 200])).toEqual([
    ['Long Street', true],
    ['Short Street', false],
    ['Long Street', false],
  ]);
});

it('TERR-R28 a name on a long street avoids the letters of blocks, and stays in the middle if none is near', () => {
  const street: Position[] = [
    [145.9, -41.06],
    [145.91, -41.06],
  ];
  const place = (avoid: Position[]) =>
    streetLabels([{ name: 'Mount Street', lines: [street] }], avoid)[0]!.at[0] - 145.9;
  expect(place([])).toBeCloseTo(0.005);
  expect(place([[145.905, -41.062]])).toBeCloseTo(0.005);
  expect(place([[145.905, -41.06]])).toBeCloseTo(0.004);
  expect(place([[145.9045, -41.06]])).toBeCloseTo(0.006);
  const letters = [0.005, 0.004, 0.006, 0.003, 0.007, 0.002].map((x): Position => [145.9 + x, -41.06]);
  expect(place(letters)).toBeCloseTo(0.008);
});

it('returns the zoom at which a street has the wanted length in pixels', () => {
  expect(zoomShowing(78_271.517, 1, 0)).toBeCloseTo(0);
  expect(zoomShowing(78_271.517 / 1024, 1, 0)).toBeCloseTo(10);
  expect(zoomShowing(100, 80, -41)).toBeLessThan(zoomShowing(50, 80, -41));
  expect(zoomShowing(100, 80, 60)).toBeCloseTo(zoomShowing(100, 80, 0) - 1);
});
