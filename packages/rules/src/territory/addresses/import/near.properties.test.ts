import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isNear, metresBetween } from './near.ts';

const degree = 111_320;
const place = fc.record({
  lat: fc.double({ min: -89, max: 89, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

it('a degree of latitude has the same length everywhere, a degree of longitude shrinks towards the poles', () => {
  expect(metresBetween({ lat: 10, lng: 20 }, { lat: 11, lng: 20 })).toBeCloseTo(degree, 6);
  expect(metresBetween({ lat: 0, lng: 20 }, { lat: 0, lng: 21 })).toBeCloseTo(degree, 6);
  expect(metresBetween({ lat: 60, lng: 20 }, { lat: 60, lng: 21 })).toBeCloseTo(degree / 2, 6);
  expect(metresBetween({ lat: 50, lng: 20 }, { lat: 70, lng: 21 })).toBeCloseTo(
    degree * Math.hypot(20, 0.5),
    6,
  );
});

it('places on both sides of the date line are neighbours, and the distance is symmetric', () => {
  expect(metresBetween({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(degree, 6);
  expect(metresBetween({ lat: 0, lng: -180 }, { lat: 0, lng: 180 })).toBe(0);
  fc.assert(
    fc.property(place, place, (a, b) => {
      expect(metresBetween(a, b)).toBe(metresBetween(b, a));
      expect(metresBetween(a, a)).toBe(0);
      expect(metresBetween(a, b)).toBeLessThanOrEqual(degree * Math.hypot(180, 180));
    }),
  );
});

it('ADDR-R29 two places at most a kilometre apart can be one address', () => {
  const from = { lat: -41, lng: 145 };
  const north = (metres: number) => ({ lat: -41 + metres / degree, lng: 145 });
  expect([0, 999.9, 1000.1, 5000].map((metres) => isNear(from, north(metres)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
