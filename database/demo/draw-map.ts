/**
 * Draws the picture of a demo map: tinted and lettered blocks, street names, house numbers, north and scale.
 */

import type { Bounds } from '@sheaf/rules/territory/borders/border';
import { middleOf, type Point, streetLine, unbroken } from '@sheaf/rules/territory/borders/street-line';
import { blockLabel } from '@sheaf/rules/territory/maps/block-label';
import type { DemoMap } from './cut-demo.ts';
import { hull, lengthOf, placeForName, projectInto } from './geometry.ts';

const drawnSize = { width: 1200, height: 900 } as const;
/** Pixels per unit of the drawing, so that house numbers are sharp when enlarged. */
export const pictureDots = 2;
export const pictureSize = {
  width: drawnSize.width * pictureDots,
  height: drawnSize.height * pictureDots,
} as const;
const frame = { ...drawnSize, margin: 84 };

const tints = ['#dfe9d8', '#e9e4d3', '#dbe7e4', '#ece0d9', '#e2e3ee', '#e6ead0'];
const ink = '#26332f';

const markup = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const n = (value: number): string => value.toFixed(1);
const pathOf = (points: readonly Point[]): string =>
  points.map((point, index) => `${index === 0 ? 'M' : 'L'}${n(point.x)} ${n(point.y)}`).join('');

interface DrawnLabel {
  block: number;
  street: string;
  label: string;
  number: number;
  at: Point;
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

function drawBlocks(houses: readonly DrawnLabel[], soft: number): string {
  const blocks = [...Map.groupBy(houses, (house) => house.block)].sort(([a], [b]) => a - b);
  return blocks
    .map(([block, members]) => {
      const area = hull(members.map((house) => house.at));
      const tint = tints[block % tints.length]!;
      return `<path d="${pathOf(area)}Z" fill="${tint}" stroke="${tint}" stroke-width="${n(soft)}" stroke-linejoin="round"/>`;
    })
    .join('');
}

interface Street {
  name: string;
  parts: Point[][];
}

const streetsOf = (houses: readonly DrawnLabel[], gap: number, across: number): Street[] =>
  [...Map.groupBy(houses, (house) => house.street)].map(([name, members]) => ({
    name,
    parts: unbroken(streetLine(members, across), gap),
  }));

function drawStreets(streets: readonly Street[], width: number): string {
  const lines = streets
    .flatMap((street) => street.parts)
    .map((part) => pathOf(part.length === 1 ? [part[0]!, { x: part[0]!.x + 1, y: part[0]!.y }] : part));
  const stroke = (colour: string, extra: number): string =>
    lines
      .map(
        (line) =>
          `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${n(width + extra)}" stroke-linecap="round" stroke-linejoin="round"/>`,
      )
      .join('');
  return stroke('#bcc7bf', 3) + stroke('#ffffff', 0);
}

function drawNames(streets: readonly Street[], size: number, letters: readonly Point[]): string {
  const taken: Point[] = [];
  const sorted = [...streets].sort(
    (a, b) => Math.max(...b.parts.map(lengthOf)) - Math.max(...a.parts.map(lengthOf)),
  );
  return sorted
    .map(({ name, parts }) => {
      const longest = parts.reduce((best, part) => (lengthOf(part) > lengthOf(best) ? part : best));
      const wanted = name.length * size * 0.56;
      const place =
        longest.length > 1
          ? placeForName(longest, wanted, [...letters, ...taken])
          : { at: longest[0]!, angle: 0 };
      if (!place) return '';
      const { x, y } = { x: clamp(place.at.x, wanted / 2, drawnSize.width - wanted / 2), y: place.at.y };
      if (taken.some((other) => Math.abs(other.x - x) < wanted * 0.6 && Math.abs(other.y - y) < size * 0.9))
        return '';
      taken.push({ x, y });
      return `<text x="${n(x)}" y="${n(y)}" transform="rotate(${n(place.angle)} ${n(x)} ${n(y)})" dy=".34em" font-size="${size}" font-weight="600" text-anchor="middle" fill="${ink}" stroke="#ffffff" stroke-width="5" stroke-linejoin="round" paint-order="stroke">${markup(name)}</text>`;
    })
    .join('');
}

const drawHouses = (houses: readonly DrawnLabel[], size: number): string =>
  houses
    .map(
      ({ at, label }) =>
        `<circle cx="${n(at.x)}" cy="${n(at.y)}" r="2.4" fill="#6d7b75"/><text x="${n(at.x)}" y="${n(at.y - 4.5)}" font-size="${n(size)}" text-anchor="middle" fill="#3f4c46">${markup(label)}</text>`,
    )
    .join('');

function drawLetters(houses: readonly DrawnLabel[], letters: boolean): string {
  const blocks = [...Map.groupBy(houses, (house) => house.block)];
  if (blocks.length < 2) return '';
  return blocks
    .map(([block, members]) => {
      const { x, y } = middleOf(members.map((house) => house.at));
      return `<circle cx="${n(x)}" cy="${n(y)}" r="23" fill="#ffffff" fill-opacity=".92" stroke="#0a5c5f" stroke-width="3"/><text x="${n(x)}" y="${n(y)}" dy=".35em" font-size="26" font-weight="700" text-anchor="middle" fill="#07484b">${blockLabel(block, letters)}</text>`;
    })
    .join('');
}

function drawFurniture(map: DemoMap, scale: number): string {
  const metres = [50, 100, 200, 500, 1000, 2000, 5000].find((length) => length * scale > 110) ?? 5000;
  const wide = metres * scale;
  const said = metres >= 1000 ? `${metres / 1000} km` : `${metres} m`;
  const y = drawnSize.height - 30;
  return [
    `<g transform="translate(${drawnSize.width - 46} 52)"><circle r="26" fill="#ffffff" fill-opacity=".9"/><path d="M0-19L9 14L0 7L-9 14Z" fill="${ink}"/><text y="-27" font-size="0">N</text></g>`,
    `<g fill="none" stroke="${ink}" stroke-width="3"><path d="M30 ${y - 8}V${y}H${n(30 + wide)}V${y - 8}"/></g>`,
    `<text x="${n(30 + wide / 2)}" y="${y - 10}" font-size="17" font-weight="600" text-anchor="middle" fill="${ink}">${said}</text>`,
    `<g transform="translate(24 24)"><rect width="${map.number > 9 ? 84 : 64}" height="58" rx="14" fill="#0a5c5f"/><text x="${map.number > 9 ? 42 : 32}" y="29" dy=".36em" font-size="32" font-weight="700" text-anchor="middle" fill="#ffffff">${map.number}</text></g>`,
    `<text x="600" y="${drawnSize.height - 12}" font-size="13" text-anchor="middle" fill="#55635d">© OpenStreetMap contributors</text>`,
  ].join('');
}

/** Geographical bounds of a map's picture. */
export const placeOfPicture = ({ addresses }: DemoMap): Bounds => projectInto(addresses, frame).bounds;

/** SVG of 1200 × 900. Streets follow their houses, so the addresses suffice. */
export function drawMap(map: DemoMap, asLetters: boolean): string {
  const { project, scale } = projectInto(map.addresses, frame);
  const houses: DrawnLabel[] = map.addresses.map((address) => ({
    block: address.block,
    street: address.street,
    label: `${address.unit ? `${address.unit}/` : ''}${address.house}${address.suffix ?? ''}`,
    number: Number(address.house),
    at: project(address),
  }));
  const road = clamp(9 * scale, 7, 22);
  const streets = streetsOf(houses, clamp(170 * scale, 90, 320), 75 * scale);
  const letters = [...Map.groupBy(houses, (house) => house.block).values()].map((members) =>
    middleOf(members.map((house) => house.at)),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${drawnSize.width}" height="${drawnSize.height}" font-family="Roboto, Noto Sans, DejaVu Sans, sans-serif">`,
    `<rect width="100%" height="100%" fill="#eef2ea"/>`,
    drawBlocks(houses, clamp(46 * scale, 26, 90)),
    drawStreets(streets, road),
    drawHouses(houses, clamp(9 * scale, 9, 15)),
    drawNames(streets, 19, letters),
    drawLetters(houses, asLetters),
    drawFurniture(map, scale),
    '</svg>',
  ].join('');
}
