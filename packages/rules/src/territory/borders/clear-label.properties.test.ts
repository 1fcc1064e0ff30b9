import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../testing/ring.ts';
import type { Position } from './border.ts';
import {
  besideLetters,
  type ClearLabel,
  clearLabels,
  letterSize,
  nameSize,
  nameZooms,
} from './clear-label.ts';
import { zoomShowing } from './street-label.ts';

const narrow = Math.cos((-41.06 * Math.PI) / 180);
/** A place so many metres east and north of the origin. */
const at = (east: number, north: number): Position => [
  145.9 + east / (111_320 * narrow),
  -41.06 + north / 111_320,
];
const spot = fc.tuple(fc.integer({ min: -300, max: 300 }), fc.integer({ min: -300, max: 300 }));
const road = fc.record({
  name: fc.constantFrom('Elm', 'Kent Avenue', 'Upper Mount Street'),
  lines: fc.array(spot, { minLength: 2, maxLength: 4 }).map((places) => [places.map(([x, y]) => at(x, y))]),
});

const between = ({ far, near }: typeof nameSize, zoom: number): number =>
  far.pixels +
  (near.pixels - far.pixels) * Math.min(1, Math.max(0, (zoom - far.zoom) / (near.zoom - far.zoom)));

/** The centre line of the text as points in pixels at this zoom. */
function writtenAt({ name, at: [lng, lat], angle, side }: ClearLabel, zoom: number) {
  const scale = 2 ** (zoom - zoomShowing(1, 1, -41.06));
  const size = between(nameSize, zoom);
  const turn = (angle * Math.PI) / 180;
  const [x, y] = [(lng - 145.9) * 111_320 * narrow * scale, -(lat + 41.06) * 111_320 * scale];
  return Array.from({ length: 21 }, (_, index) => {
    const [ahead, below] = [(index / 10 - 1) * name.length * 0.3 * size, side * besideLetters * size];
    return {
      x: x + Math.cos(turn) * ahead - Math.sin(turn) * below,
      y: y + Math.sin(turn) * ahead + Math.cos(turn) * below,
    };
  });
}

type Point = { x: number; y: number };
const nearest = (points: readonly Point[], others: readonly Point[]): number =>
  Math.min(...points.flatMap((a) => others.map((b) => Math.hypot(a.x - b.x, a.y - b.y))));

it('TERR-R28 a street name covers no letter of a block and no other name from its zoom on', () => {
  fc.assert(
    fc.property(
      fc.array(road, { minLength: 1, maxLength: 4 }),
      fc.array(spot, { maxLength: 8 }),
      (roads, blocks) => {
        const labels = clearLabels(
          roads,
          blocks.map(([x, y]) => at(x, y)),
        );
        for (const zoom of nameZooms) {
          const scale = 2 ** (zoom - zoomShowing(1, 1, -41.06));
          const shown = labels.filter(({ from }) => from <= zoom).map((label) => writtenAt(label, zoom));
          const letters = blocks.map(([x, y]) => ({ x: x * scale, y: -y * scale }));
          for (const points of shown) {
            const others = shown.filter((other) => other !== points).flat();
            expect(nearest(points, letters)).toBeGreaterThan(between(letterSize, zoom) * 0.65);
            expect(nearest(points, others)).toBeGreaterThan(between(nameSize, zoom) * 0.5);
          }
        }
      },
    ),
    runs(60),
  );
});

it('TERR-R28 places a name next to its street if the letters of blocks leave no room on it', () => {
  const street = { name: 'Kent Avenue', lines: [[at(0, 0), at(200, 0)]] };
  const letters = [20, 40, 60, 80, 100, 120, 140, 160, 180].map((east) => at(east, 0));
  const [[free], [crowded]] = [clearLabels([street], []), clearLabels([street], letters)];
  expect(free!.side).toBe(0);
  expect(crowded!.side).not.toBe(0);
  expect(crowded!.from).toBeLessThan(16);
});
