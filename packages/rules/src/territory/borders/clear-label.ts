/**
 * Finds for each street name the lowest zoom and the position at which it is clear of block letters and of
 * other names.
 */
import { planeAround, type Spot } from '../addresses/cut/plane.ts';
import type { Position } from './border.ts';
import { type StreetLabel, standsAlong, zoomShowing } from './street-label.ts';
import type { Road } from './street-line.ts';
import { type Disc, type TakenRoom, takenRoom } from './taken-room.ts';

/** Height of letters in pixels, interpolated between two zooms. */
export interface TextSize {
  far: { zoom: number; pixels: number };
  near: { zoom: number; pixels: number };
}

export const nameSize: TextSize = { far: { zoom: 13, pixels: 11 }, near: { zoom: 18, pixels: 15 } };
export const letterSize: TextSize = { far: { zoom: 14, pixels: 13 }, near: { zoom: 16.5, pixels: 20 } };

/** Distance of a name next to its street, in letter heights, if there is no room on it. */
export const besideLetters = 1.5;

/** Zooms at which names may first appear. */
export const nameZooms: readonly number[] = Array.from({ length: 13 }, (_, step) => 12 + step / 2);

export interface ClearLabel extends StreetLabel {
  /** One of `nameZooms`; from it on, the name covers no letter and no other name. */
  from: number;
  /** On its street, or above or below it in reading direction. */
  side: 0 | -1 | 1;
}

const sizeAt = ({ far, near }: TextSize, zoom: number): number => {
  const part = Math.min(1, Math.max(0, (zoom - far.zoom) / (near.zoom - far.zoom)));
  return far.pixels + (near.pixels - far.pixels) * part;
};

/** Half the width of a bold letter, and half the height of a name, as fractions of the letter height. */
const [halfWidth, halfHeight] = [0.31, 0.52];
/** A letter of a block with its tick. */
const letterRadius = 0.65;
const blockRadius = (zoom: number): number => letterRadius * sizeAt(letterSize, zoom);
/** Minimum street length in pixels for each letter; the name may reach beyond its street. */
const streetPixels = 4;

interface Stand {
  name: string;
  spot: Spot;
  /** Reading direction and its downward normal, in the plane with north up. */
  along: Spot;
  across: Spot;
  side: ClearLabel['side'];
}

/** The area covered by a name, as discs in pixels from the origin of the plane. */
function discsOf({ name, spot, along, across, side }: Stand, zoom: number, scale: number): Disc[] {
  const size = sizeAt(nameSize, zoom);
  const beside = side * besideLetters * size;
  // Discs are spaced by their width.
  const gaps = Math.ceil((name.length * halfWidth) / halfHeight);
  return Array.from({ length: gaps + 1 }, (_, index) => {
    const reach = ((2 * index) / gaps - 1) * name.length * halfWidth * size;
    return {
      x: spot.x * scale + along.x * reach + across.x * beside,
      y: spot.y * scale + along.y * reach + across.y * beside,
      radius: halfHeight * size,
    };
  });
}

/** Maximum half width and half height of a rotated name with its surroundings, from its centre. */
const reachOf = ({ along, across }: Stand, half: Spot): Spot => ({
  x: Math.abs(along.x) * half.x + Math.abs(across.x) * half.y,
  y: Math.abs(along.y) * half.x + Math.abs(across.y) * half.y,
});

/** `widest` is the radius of the largest disc in the room. */
function isClear(stand: Stand, room: TakenRoom, widest: number, zoom: number, scale: number): boolean {
  const size = sizeAt(nameSize, zoom);
  const { name, spot, along, across, side } = stand;
  const beside = side * besideLetters * size;
  const middle = { x: spot.x * scale + across.x * beside, y: spot.y * scale + across.y * beside };
  const [width, height] = [name.length * halfWidth * size, halfHeight * size];
  const reach = reachOf(stand, { x: width + widest, y: height + widest });
  return !room.some(middle, reach, ({ x, y, radius }) => {
    const [east, north] = [x - middle.x, y - middle.y];
    return (
      Math.abs(east * along.x + north * along.y) <= width + radius &&
      Math.abs(east * across.x + north * across.y) <= height + radius
    );
  });
}

/** Every candidate position of a name: along its street, then above it, then below it. */
function standsOf(name: string, line: readonly Spot[]): { stand: Stand; angle: number; metres: number }[] {
  const places = standsAlong(line).map(({ angle, ...place }) => {
    const turn = (angle * Math.PI) / 180;
    const along = { x: Math.cos(turn), y: -Math.sin(turn) };
    return { ...place, angle, along, across: { x: -Math.sin(turn), y: -Math.cos(turn) } };
  });
  return ([0, -1, 1] as const).flatMap((side) =>
    places.map(({ angle, metres, ...place }) => ({ stand: { name, side, ...place }, angle, metres })),
  );
}

interface Level {
  zoom: number;
  /** Pixels per metre. */
  scale: number;
  room: TakenRoom;
}

/** All zooms, with the letters of blocks drawn. */
function levelsWith(blocks: readonly Spot[], lat: number): Level[] {
  return nameZooms.map((zoom) => {
    const scale = 2 ** (zoom - zoomShowing(1, 1, lat));
    const room = takenRoom();
    for (const { x, y } of blocks) room.take({ x: x * scale, y: y * scale, radius: blockRadius(zoom) });
    return { zoom, scale, room };
  });
}

/** The first level from which nothing is covered. */
function clearFrom(stand: Stand, levels: readonly Level[]): number | undefined {
  const covered = levels.findLastIndex(({ zoom, scale, room }) => {
    const widest = Math.max(blockRadius(zoom), halfHeight * sizeAt(nameSize, zoom));
    return !isClear(stand, room, widest, zoom, scale);
  });
  return levels[covered + 1]?.zoom;
}

/**
 * Position of each name that is visible from the lowest zoom, the longest street first; omits names that are
 * clear at no zoom. `letters` are the positions of block letters.
 */
export function clearLabels(roads: readonly Road[], letters: readonly Position[]): ClearLabel[] {
  const first = roads.flatMap(({ lines }) => lines.flat())[0];
  if (!first) return [];
  const plane = planeAround([{ lng: first[0], lat: first[1] }]);
  const toSpots = (places: readonly Position[]) => places.map(([lng, lat]) => plane.toSpot({ lng, lat }));
  const levels = levelsWith(toSpots(letters), first[1]);
  const lines = roads
    .flatMap(({ name, lines }) =>
      lines.filter((line) => line.length > 1).map((line) => standsOf(name, toSpots(line))),
    )
    .sort((a, b) => b[0]!.metres - a[0]!.metres);
  return lines.flatMap((stands) => {
    const { name } = stands[0]!.stand;
    const shown = zoomShowing(stands[0]!.metres, name.length * streetPixels, first[1]);
    const long = levels.filter(({ zoom }) => zoom >= shown);
    let best: (ClearLabel & { stand: Stand }) | null = null;
    for (const { stand, angle, metres } of stands) {
      const from = clearFrom(stand, long);
      if (from === undefined || (best && best.from <= from)) continue;
      const { lng, lat } = plane.toPlace(stand.spot);
      best = { name, at: [lng, lat], angle, metres, from, side: stand.side, stand };
      if (from === long[0]!.zoom) break;
    }
    if (!best) return [];
    const { stand, ...label } = best;
    for (const { zoom, scale, room } of levels)
      if (zoom >= label.from) for (const disc of discsOf(stand, zoom, scale)) room.take(disc);
    return [label];
  });
}
