import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Position } from './border.ts';
import { outlineSvg } from './outline.ts';

const ring = fc
  .tuple(
    fc.double({ min: -170, max: 170, noNaN: true }),
    fc.double({ min: -70, max: 70, noNaN: true }),
    fc.double({ min: 0.001, max: 0.1, noNaN: true }),
  )
  .map(([lng, lat, size]): Position[] => [
    [lng, lat],
    [lng + size, lat],
    [lng + size, lat + size],
    [lng, lat],
  ]);

it('TERR-R21 whatever the border, its drawing is as wide as it is meant to be and nothing lies outside', () => {
  fc.assert(
    fc.property(ring, (corners) => {
      const svg = outlineSvg([[corners]], [{ name: 'A & <B>', lines: [corners.slice(0, 2)] }])!;
      const [, height] = /viewBox="0 0 800 (\d+)"/.exec(svg)!;
      const places = [...svg.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[LZ"])/g)].map(([, x, y]) => [
        Number(x),
        Number(y),
      ]);
      expect(places.length).toBeGreaterThan(3);
      for (const [x, y] of places)
        expect(x! >= 0 && x! <= 800 && y! >= 0 && y! <= Number(height) + 1).toBe(true);
      expect(svg).toContain('A &amp; &lt;B>');
    }),
  );
  expect(outlineSvg([], [])).toBeNull();
});
