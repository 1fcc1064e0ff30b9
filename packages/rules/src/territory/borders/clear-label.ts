/** From which zoom on the name of a street is read clear of the letters of blocks and of the other names, and where it stands then. */
import { planeAround, type Spot } from '../addresses/cut/plane.ts';
import type { Position } from './border.ts';
import { type StreetLabel, standsAlong, zoomShowing } from './street-label.ts';
import type { Road } from './street-line.ts';
import { type Disc, type TakenRoom, takenRoom } from './taken-room.ts';

/** The height of letters in pixels, growing with the zoom between two. */
export interface TextSize {
  far: { zoom: number; pixels: number };
  near: { zoom: number; pixels: number };
}

export const nameSize: TextSize = { far: { zoom: 13, pixels: 11 }, near: { zoom: 18, pixels: 15 } };
export const letterSize: TextSize = { far: { zoom: 14, pixels: 13 }, near: { zoom: 16.5, pixels: 20 } };

/** How far beside its street a name stands that finds no room on it, in letters. */
export const besideLetters = 1.5;

/** The zooms at which names begin to be drawn. */
export const nameZooms: readonly number[] = Array.from({ length: 13 }, (_, step) => 12 + step / 2);

export interface ClearLabel extends StreetLabel {
  /** One of `nameZooms`; from there on it covers no letter and no name. */
  from: number;
  /** On its street, or the way one reads above or below it. */
  side: 0 | -1 | 1;
}

const sizeAt = ({ far, near }: TextSize, zoom: number): number => {
  const part = Math.min(1, Math.max(0, (zoom - far.zoom) / (near.zoom - far.zoom)));
  return far.pixels + (near.pixels - far.pixels) * part;
};

/** Half the width of a bold letter, and what a name needs above and below its middle, in parts of its height. */
const [halfWidth, halfHeight] = [0.31, 0.52];
/** A letter of a block with its tick. */
const letterRadius = 0.65;
const blockRadius = (zoom: number): number => letterRadius * sizeAt(letterSize, zoom);
/** A name may reach beyond its street, which is at least so many pixels long for each letter. */
const streetPixels = 4;

interface Stand {
  name: string;
  spot: Spot;
  /** The way the name is read, and across it downwards; as the plane lies, with the north above. */
  along: Spot;
  across: Spot;
  side: ClearLabel['side'];
}

/** What a name covers, as discs in pixels from where the plane begins. */
function discsOf({ name, spot, along, across, side }: Stand, zoom: number, scale: number): Disc[] {
  const size = sizeAt(nameSize, zoom);
  const beside = side * besideLetters * size;
  // As near to each other as they are wide.
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

/** How wide and high a name with its surroundings is at most, from its middle, when it is turned as it stands. */
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

/** Every place at which a name may stand: along its street, then above it, then below it. */
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
  /** Pixels a metre. */
  scale: number;
  room: TakenRoom;
}

/** All zooms with the letters of blocks in them. */
function levelsWith(blocks: readonly Spot[], lat: number): Level[] {
  return nameZooms.map((zoom) => {
    const scale = 2 ** (zoom - zoomShowing(1, 1, lat));
    const room = takenRoom();
    for (const { x, y } of blocks) room.take({ x: x * scale, y: y * scale, radius: blockRadius(zoom) });
    return { zoom, scale, room };
  });
}

/** The first of these levels from which on nothing is covered. */
function clearFrom(stand: Stand, levels: readonly Level[]): number | undefined {
  const covered = levels.findLastIndex(({ zoom, scale, room }) => {
    const widest = Math.max(blockRadius(zoom), halfHeight * sizeAt(nameSize, zoom));
    return !isClear(stand, room, widest, zoom, scale);
  });
  return levels[covered + 1]?.zoom;
}

/**
 * Where each name stands so that it is read from as far away as can be, the longest street first; those that are clear at no zoom
 * are left out. `letters` are the places of blocks.
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
