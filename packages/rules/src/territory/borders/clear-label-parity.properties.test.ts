/** Compares the grid search with a naive search of all names against each other at every zoom. */

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../testing/ring.ts';
import { planeAround, type Spot } from '../addresses/cut/plane.ts';
import type { Position } from './border.ts';
import { besideLetters, clearLabels, letterSize, nameSize, nameZooms, type TextSize } from './clear-label.ts';
import { standsAlong, zoomShowing } from './street-label.ts';
import type { Road } from './street-line.ts';

const [halfWidth, halfHeight, blockRadius, streetPixels] = [0.31, 0.52, 0.65, 4];

const sizeAt = ({ far, near }: TextSize, zoom: number): number =>
  far.pixels +
  (near.pixels - far.pixels) * Math.min(1, Math.max(0, (zoom - far.zoom) / (near.zoom - far.zoom)));

interface WrittenLabel {
  name: string;
  spot: Spot;
  angle: number;
  side: number;
  from: number;
}
type Disc = Spot & { radius: number };

/** Reading direction of a name, its normal, and its centre in pixels. */
function frameOf({ spot, angle, side }: WrittenLabel, zoom: number, scale: number) {
  const turn = (angle * Math.PI) / 180;
  const [along, across] = [
    { x: Math.cos(turn), y: -Math.sin(turn) },
    { x: -Math.sin(turn), y: -Math.cos(turn) },
  ];
  const beside = side * besideLetters * sizeAt(nameSize, zoom);
  return {
    along,
    across,
    middle: { x: spot.x * scale + across.x * beside, y: spot.y * scale + across.y * beside },
  };
}

function discsOf(written: WrittenLabel, zoom: number, scale: number): Disc[] {
  const { along, middle } = frameOf(written, zoom, scale);
  const size = sizeAt(nameSize, zoom);
  const half = written.name.length * halfWidth;
  const gaps = Math.ceil(half / halfHeight);
  return Array.from({ length: gaps + 1 }, (_, index) => {
    const reach = ((2 * index) / gaps - 1) * half * size;
    return { x: middle.x + along.x * reach, y: middle.y + along.y * reach, radius: halfHeight * size };
  });
}

function covers(written: WrittenLabel, { x, y, radius }: Disc, zoom: number, scale: number): boolean {
  const { along, across, middle } = frameOf(written, zoom, scale);
  const size = sizeAt(nameSize, zoom);
  const [east, north] = [x - middle.x, y - middle.y];
  return (
    Math.abs(east * along.x + north * along.y) <= written.name.length * halfWidth * size + radius &&
    Math.abs(east * across.x + north * across.y) <= halfHeight * size + radius
  );
}

function everyAgainstEvery(roads: readonly Road[], letters: readonly Position[]) {
  const [lng, lat] = roads[0]!.lines[0]![0]!;
  const plane = planeAround([{ lng, lat }]);
  const spots = (places: readonly Position[]) => places.map(([lng, lat]) => plane.toSpot({ lng, lat }));
  const blocks = spots(letters);
  const placed: WrittenLabel[] = [];
  const discsAt = (zoom: number, scale: number): Disc[] => [
    ...blocks.map(({ x, y }) => ({
      x: x * scale,
      y: y * scale,
      radius: blockRadius * sizeAt(letterSize, zoom),
    })),
    ...placed.filter(({ from }) => from <= zoom).flatMap((other) => discsOf(other, zoom, scale)),
  ];
  const isClear = (written: WrittenLabel, zoom: number): boolean => {
    const scale = 2 ** (zoom - zoomShowing(1, 1, lat));
    return discsAt(zoom, scale).every((disc) => !covers(written, disc, zoom, scale));
  };
  const streets = roads
    .flatMap(({ name, lines }) => lines.map((line) => ({ name, stands: standsAlong(spots(line)) })))
    .sort((a, b) => b.stands[0]!.metres - a.stands[0]!.metres);
  for (const { name, stands } of streets) {
    const shown = zoomShowing(stands[0]!.metres, name.length * streetPixels, lat);
    const tried = [0, -1, 1].flatMap((side) =>
      stands.flatMap(({ spot, angle }) => {
        const one = { name, spot, angle, side, from: 0 };
        const covered = nameZooms.findLast((zoom) => !isClear(one, zoom)) ?? 0;
        const from = nameZooms.find((zoom) => zoom > covered && zoom >= shown);
        return from === undefined ? [] : [{ ...one, from }];
      }),
    );
    const soonest = Math.min(...tried.map(({ from }) => from));
    const chosen = tried.find(({ from }) => from === soonest);
    if (chosen) placed.push(chosen);
  }
  return placed.map(({ name, angle, side, from }) => ({ name, angle, side, from }));
}

const place = fc
  .tuple(fc.integer({ min: -400, max: 400 }), fc.integer({ min: -400, max: 400 }))
  .map(([east, north]): Position => [145.9 + east / 83_940, -41.06 + north / 111_320]);
const road = fc.record({
  name: fc.constantFrom(
    'Elm',
    'Kent Avenue',
    'Upper Mount Street',
    'The Lane behind the Old Harbour Offices',
  ),
  lines: fc.array(fc.array(place, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 2 }),
});

it('TERR-R28 places each name for the lowest zoom, on its street before next to it, the longest street first', () => {
  fc.assert(
    fc.property(
      fc.array(road, { minLength: 1, maxLength: 6 }),
      fc.array(place, { maxLength: 12 }),
      (roads, letters) => {
        const labels = clearLabels(roads, letters);
        expect(labels.map(({ name, angle, side, from }) => ({ name, angle, side, from }))).toEqual(
          everyAgainstEvery(roads, letters),
        );
      },
    ),
    runs(100),
  );
});

it('returns no name without a street, and none for a street of one point', () => {
  expect(clearLabels([], [])).toEqual([]);
  expect(clearLabels([{ name: 'Elm', lines: [[[145.9, -41.06]]] }], [])).toEqual([]);
});

it('TERR-R28 omits the name of a street that is too short or covered by letters at every zoom', () => {
  const street: Road = {
    name: 'Kent Avenue',
    lines: [
      [
        [145.9, -41.06],
        [145.9005, -41.06],
      ],
    ],
  };
  const crowd = Array.from(
    { length: 400 },
    (_, index): Position => [
      145.9 - 0.0002 + (index % 40) * 0.000025,
      -41.06 - 0.0002 + Math.floor(index / 40) * 0.00004,
    ],
  );
  expect(clearLabels([street], [])).toHaveLength(1);
  expect(clearLabels([street], crowd)).toEqual([]);
});
