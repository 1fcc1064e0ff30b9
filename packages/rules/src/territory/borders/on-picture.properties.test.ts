import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Bounds } from './border.ts';
import { pathOnPicture, placeOnPicture } from './on-picture.ts';

const size = { width: 2400, height: 1800 };
const bounds = fc
  .tuple(
    fc.double({ min: -170, max: 170, noNaN: true }),
    fc.double({ min: -80, max: 79, noNaN: true }),
    fc.double({ min: 0.001, max: 0.1, noNaN: true }),
    fc.double({ min: 0.001, max: 0.1, noNaN: true }),
  )
  .map(([west, south, wide, tall]): Bounds => [west, south, west + wide, south + tall]);
const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.01;

it('TERR-R31 maps the corners of the ground to those of the picture, and interpolates between them', () => {
  fc.assert(
    fc.property(bounds, fc.double({ min: 0, max: 1, noNaN: true }), (ground, part) => {
      const [west, south, east, north] = ground;
      const place = placeOnPicture(ground, size);
      const [left, top] = place([west, north]);
      const [right, bottom] = place([east, south]);
      const [x, y] = place([west + (east - west) * part, south + (north - south) * part]);
      // The Mercator projection stretches towards the poles: within a map by less than a hundredth.
      const straight = size.height * (1 - part);
      return (
        near(left, 0) &&
        near(top, 0) &&
        near(right, size.width) &&
        near(bottom, size.height) &&
        Math.abs(x - size.width * part) < 0.01 &&
        Math.abs(y - straight) < size.height / 100
      );
    }),
  );
});

it('TERR-R31 draws an area ring by ring, each closed', () => {
  const place = placeOnPicture([0, 0, 1, 1], { width: 100, height: 100 });
  const ring = [
    [0, 1],
    [1, 1],
    [1, 0],
  ] as [number, number][];
  expect(pathOnPicture([[ring], [ring]], place)).toBe(
    'M0.0 0.0L100.0 0.0L100.0 100.0ZM0.0 0.0L100.0 0.0L100.0 100.0Z',
  );
});
