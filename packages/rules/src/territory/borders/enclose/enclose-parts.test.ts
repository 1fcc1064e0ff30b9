/** The steps of enclosing the houses of a map (ADDR-R31). */
import { expect, it } from 'vitest';
import { SpotTree } from '../../addresses/cut/spot-tree.ts';
import type { Border, Position } from '../border.ts';
import { contains } from '../border.ts';
import { encloseMaps } from './enclose-maps.ts';
import { linkHouses } from './link-houses.ts';
import { simplifyRing } from './simplify-ring.ts';
import { traceRings, turning } from './trace-rings.ts';

const spot = (x: number, y = 0) => ({ x, y });
const pairs = (spots: readonly { x: number; y: number }[]) => spots.map(({ x, y }) => [x, y]);

const links = (own: number[], others: number[] = []) => {
  const spots = own.map((x) => spot(x));
  const foreign = others.map((x) => spot(x));
  const tree = new SpotTree([...spots, ...foreign]);
  return linkHouses(spots, tree, (index) => index >= spots.length)
    .map(({ x }) => x)
    .toSorted((a, b) => a - b);
};

it('ADDR-R31 inserts spots between houses until none are more than 45 metres apart', () => {
  expect(links([0, 100])).toEqual([25, 50, 75]);
  expect([links([0, 45]), links([0, 46])]).toEqual([[], [23]]);
  expect([links([]), links([0])]).toEqual([[], []]);
});

it('ADDR-R31 links houses by the shortest connections, at most 210 metres long', () => {
  expect(links([0, 120, 60])).toEqual([30, 90]);
  expect(links([120, 0, 60, 180])).toEqual([30, 90, 150]);
  expect(links([0, 400, 50])).toEqual([25]);
  expect(links([0, 210]).length).toBeGreaterThan(0);
  expect(links([0, 211])).toEqual([]);
});

it('ADDR-R31 links houses more densely if a house of another map is between them', () => {
  expect(links([0, 40], [20])).toEqual([10, 15, 17.5, 18.75, 20, 21.25, 22.5, 25, 30]);
  expect(links([0, 40], [60])).toEqual([]);
  expect(links([0, 1.9], [1])).toEqual([]);
});

it('ADDR-R31 links houses by the shortest connections, whatever their order', () => {
  const spots = [spot(0, 0), spot(100, 0), spot(100, 60), spot(0, 60)];
  const found = linkHouses(spots, new SpotTree(spots), () => false);
  expect(pairs(found).toSorted((a, b) => a[0]! - b[0]! || a[1]! - b[1]!)).toEqual([
    [0, 30],
    [25, 0],
    [50, 0],
    [75, 0],
    [100, 30],
  ]);
});

it('ADDR-R31 removes a corner close to the line without it', () => {
  const ring = [spot(0, 0), spot(50, 3), spot(100, 0), spot(100, 100), spot(50, 105), spot(0, 100)];
  expect(pairs(simplifyRing(ring, 4))).toEqual([
    [0, 0],
    [100, 0],
    [100, 100],
    [50, 105],
    [0, 100],
  ]);
  expect(pairs(simplifyRing(ring, 6))).toEqual([
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ]);
  expect(simplifyRing(ring, 0)).toEqual(ring);
  expect(simplifyRing([], 4)).toEqual([]);
});

it('ADDR-R31 measures the distance of a corner to the segment between the ends, not beyond them', () => {
  const bay = [spot(0, 0), spot(-20, 1), spot(60, 0), spot(120, 1), spot(100, 0), spot(100, 100)];
  expect(pairs(simplifyRing(bay, 10))).toEqual([
    [0, 0],
    [-20, 1],
    [120, 1],
    [100, 0],
    [100, 100],
  ]);
  expect(pairs(simplifyRing([spot(0, 0), spot(10, 30), spot(0, 0), spot(50, 50)], 10))).toEqual([
    [0, 0],
    [10, 30],
    [0, 0],
    [50, 50],
  ]);
});

const cell = (x: number, y: number, size = 10, off = 0) => [
  spot(x + off, y),
  spot(x + size, y + off),
  spot(x + size - off, y + size),
  spot(x, y + size - off),
];
const areas = (rings: ReturnType<typeof traceRings>) =>
  rings.map((ring) => [ring.length, turning(ring) / 2]).toSorted((a, b) => b[1]! - a[1]!);

it('ADDR-R31 adjacent cells have one outline without their common side', () => {
  expect(areas(traceRings([cell(0, 0)]))).toEqual([[4, 100]]);
  expect(areas(traceRings([cell(0, 0), cell(10, 0)]))).toEqual([[6, 200]]);
  expect(areas(traceRings([cell(0, 0), cell(30, 0)]))).toEqual([
    [4, 100],
    [4, 100],
  ]);
  expect(traceRings([])).toEqual([]);
});

it('ADDR-R31 cells that touch at a corner have two outlines, and an enclosed gap is a hole', () => {
  expect(areas(traceRings([cell(0, 0), cell(10, 10)]))).toEqual([
    [4, 100],
    [4, 100],
  ]);
  const around = [0, 10, 20]
    .flatMap((x) => [0, 10, 20].map((y) => [x, y] as const))
    .filter(([x, y]) => x !== 10 || y !== 10);
  expect(areas(traceRings(around.map(([x, y]) => cell(x, y))))).toEqual([
    [12, 900],
    [4, -100],
  ]);
});

it('ADDR-R31 merges corners within five centimetres, also across whole metres', () => {
  for (const shift of [0, -7, 0.5]) {
    const close = [cell(shift, shift), cell(10 + shift + 0.03, shift - 0.03)];
    const [ring, ...others] = traceRings(close);
    expect([ring!.length, others.length]).toEqual([6, 0]);
    expect(traceRings([cell(shift, shift), cell(10 + shift + 0.08, shift)])).toHaveLength(2);
  }
});

it('ADDR-R31 a cell of fewer than three corners has no outline', () => {
  expect(
    traceRings([
      [spot(0, 0), spot(10, 0)],
      [spot(0, 0), spot(0, 0), spot(0.01, 0)],
    ]),
  ).toEqual([]);
});

const metre = 1 / 111_320;
const at = (x: number, y: number) => ({ lat: y * metre, lng: x * metre });
const position = ({ lat, lng }: { lat: number; lng: number }): Position => [lng, lat];
const grid = (steps: number[], apart: number, without: (x: number, y: number) => boolean) =>
  steps.flatMap((x) => steps.filter((y) => !without(x, y)).map((y) => at(x * apart, y * apart)));

it('ADDR-R31 a house of another map in the middle of a map is in a hole', () => {
  const own = grid([-2, -1, 0, 1, 2], 30, (x, y) => x === 0 && y === 0);
  const [border] = encloseMaps([own], [at(0, 0)]) as [Border];
  expect(border.map((part) => part.length)).toEqual([2]);
  expect(contains(border, position(at(0, 0)))).toBe(false);
  expect(own.every((house) => contains(border, position(house)))).toBe(true);
});

it('ADDR-R31 open land without houses in the middle of a map belongs to it', () => {
  const steps = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5];
  const own = grid(steps, 60, (x, y) => Math.abs(x) < 5 && Math.abs(y) < 5);
  const [border] = encloseMaps([own], []) as [Border];
  expect(border.map((part) => part.length)).toEqual([1]);
  expect(contains(border, position(at(0, 0)))).toBe(true);
});

it('ADDR-R31 the first of two maps with a house at one spot has the house', () => {
  const [one, other] = encloseMaps(
    [
      [at(0, 0), at(20, 0)],
      [at(0, 0), at(0, 100)],
    ],
    [],
  );
  expect(contains(one!, position(at(0, 0)))).toBe(true);
  expect(contains(other!, position(at(0, 0)))).toBe(false);
  expect(contains(other!, position(at(0, 100)))).toBe(true);
});

it('ADDR-R31 encloses houses up to 200 metres apart together, and more distant ones separately', () => {
  const parts = (...houses: ReturnType<typeof at>[]) => encloseMaps([houses], [])[0]!.length;
  expect([parts(at(0, 0), at(200, 0)), parts(at(0, 0), at(0, -200))]).toEqual([1, 1]);
  expect([parts(at(0, 0), at(320, 0)), parts(at(0, 0), at(0, -320))]).toEqual([2, 2]);
});

it('ADDR-R31 the link between two houses belongs to their map, even next to a house of another map', () => {
  const [border] = encloseMaps([[at(0, 0), at(40, 0)]], [at(20, 3)]) as [Border];
  expect([0, 10, 20, 30, 40].filter((x) => !contains(border, position(at(x, 0))))).toEqual([]);
  expect(contains(border, position(at(20, 3)))).toBe(false);
});

it('ADDR-R31 each part has the hole inside it', () => {
  const ringed = (east: number) =>
    [-1, 0, 1]
      .flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const))
      .filter(([x, y]) => x !== 0 || y !== 0)
      .map(([x, y]) => at(east + x * 30, y * 30));
  const [border] = encloseMaps([[...ringed(0), ...ringed(2000)]], [at(0, 0), at(2000, 0)]) as [Border];
  expect(border.map((part) => part.length)).toEqual([2, 2]);
});
