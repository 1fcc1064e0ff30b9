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

it('TERR-R21 a drawing has the requested width and contains the whole border', () => {
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

it('TERR-R21 a drawing is true to the ground: north is up, and degrees of longitude have their real length', () => {
  const square: Position[] = [
    [10, 60],
    [10.2, 60],
    [10.2, 60.1],
    [10, 60.1],
    [10, 60],
  ];
  const road = {
    name: 'A&B "<1>"',
    lines: [
      [
        [10, 60],
        [10.1, 60.05],
        [10.2, 60.1],
      ],
      [
        [10, 60.1],
        [10.1, 60.1],
      ],
    ] as Position[][],
  };
  const svg = outlineSvg([[square], [square.slice(0, 3)]], [road, { name: 'Nowhere', lines: [] }])!;
  // At this latitude 0.2 degrees of longitude are about as long as 0.1 of latitude.
  expect(svg.split('\n')).toEqual([
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 801" width="800" height="801">',
    '<g fill="none" stroke="#888" stroke-width="3" stroke-linecap="round"><path d="M20.0 781.2L400.0 400.6L780.0 20.0"/><path d="M20.0 20.0L400.0 20.0"/></g>',
    '<path d="M20.0 781.2L780.0 781.2L780.0 20.0L20.0 20.0L20.0 781.2ZM20.0 781.2L780.0 781.2L780.0 20.0Z" fill="none" stroke="#000" stroke-width="5" stroke-linejoin="round"/>',
    '<g font-family="Noto Sans" font-size="16" text-anchor="middle"><text x="400.0" y="400.6">A&amp;B &quot;&lt;1>&quot;</text></g>',
    '</svg>',
  ]);
});

it('TERR-R21 draws a border without width, and no names without a street', () => {
  const line: Position[] = [
    [10, 0],
    [10, 0.000001],
  ];
  const svg = outlineSvg([[line]], []);
  expect(svg).toContain('M20.0 780.0L20.0 20.0Z');
  expect(svg).toContain('stroke-linecap="round"></g>');
  expect(svg).toContain('text-anchor="middle"></g>');
});
