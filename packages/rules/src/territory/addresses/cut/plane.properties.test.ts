import fc from 'fast-check';
import { expect, it } from 'vitest';
import { metresBetween } from '../import/near.ts';
import { metres, planeAround } from './plane.ts';

const anywhere = fc.record({
  lat: fc.double({ min: -85, max: 85, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const aside = fc.double({ min: -0.02, max: 0.02, noNaN: true });
/** Longitude normalised to -180 … 180. */
const wrapped = (lng: number): number => (lng > 180 ? lng - 360 : lng < -180 ? lng + 360 : lng);

it('distances on the plane match distances on the ground within a territory, including across the date line', () => {
  fc.assert(
    fc.property(anywhere, aside, aside, aside, aside, (middle, north, east, up, right) => {
      const a = { lat: middle.lat + north, lng: wrapped(middle.lng + east) };
      const b = { lat: middle.lat + up, lng: wrapped(middle.lng + right) };
      const plane = planeAround([middle, a, b]);
      const measured = metres(plane.toSpot(a), plane.toSpot(b));
      expect(Math.abs(measured - metresBetween(a, b))).toBeLessThan(1 + 0.01 * measured);
    }),
  );
});

it('converts a spot back to its place', () => {
  fc.assert(
    fc.property(anywhere, aside, aside, (middle, north, east) => {
      const place = { lat: middle.lat + north, lng: wrapped(middle.lng + east) };
      const plane = planeAround([middle]);
      const again = plane.toPlace(plane.toSpot(place));
      expect(again.lat).toBeCloseTo(place.lat, 9);
      expect(Math.abs(again.lng)).toBeLessThanOrEqual(180);
      expect(metresBetween(again, place)).toBeLessThan(0.01);
    }),
  );
});

it('the first place is the centre, north is up and east is right', () => {
  const plane = planeAround([
    { lat: -41, lng: 145 },
    { lat: 0, lng: 0 },
  ]);
  expect(plane.toSpot({ lat: -41, lng: 145 })).toEqual({ x: 0, y: 0 });
  const { x, y } = plane.toSpot({ lat: -40, lng: 146 });
  expect(y).toBeCloseTo(111_320, 6);
  expect(x).toBeCloseTo(111_320 * Math.cos((-41 * Math.PI) / 180), 6);
  expect(plane.toPlace({ x: 0, y: 0 })).toEqual({ lat: -41, lng: 145 });
});

it('maps half a turn to either side, and places across the date line close together', () => {
  const plane = planeAround([{ lat: 0, lng: 0 }]);
  expect(plane.toSpot({ lat: 0, lng: 180 }).x).toBe(180 * 111_320);
  expect(plane.toSpot({ lat: 0, lng: -180 }).x).toBe(-180 * 111_320);
  expect(planeAround([{ lat: 0, lng: 180 }]).toSpot({ lat: 0, lng: -179 }).x).toBeCloseTo(111_320, 5);
  expect(planeAround([{ lat: 0, lng: -180 }]).toSpot({ lat: 0, lng: 179 }).x).toBeCloseTo(-111_320, 5);
});

it('handles the poles, and an empty list around zero', () => {
  expect(planeAround([{ lat: 90, lng: 0 }]).toSpot({ lat: 90, lng: 1 }).x).toBeCloseTo(1113.2, 6);
  expect(planeAround([]).toSpot({ lat: 1, lng: 1 })).toEqual({ x: 111_320, y: 111_320 });
});
