/** Converts places on the ground to pixels of an aligned map picture, north up (TERR-R31). */
import type { Border, Bounds, Position } from './border.ts';

interface Size {
  width: number;
  height: number;
}

/** Mercator, the projection on which the picture was aligned. */
const northing = (lat: number): number => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));

/** Pixels of the picture from its top left corner. */
export function placeOnPicture([west, south, east, north]: Bounds, { width, height }: Size) {
  const [top, bottom] = [northing(north), northing(south)];
  return ([lng, lat]: Position): Position => [
    ((lng - west) / (east - west)) * width,
    ((top - northing(lat)) / (top - bottom)) * height,
  ];
}

/** An area as the path of an SVG of the same size as the picture. */
export const pathOnPicture = (area: Border, place: (position: Position) => Position): string =>
  area
    .flat()
    .map(
      (ring) =>
        `M${ring
          .map((corner) =>
            place(corner)
              .map((n) => n.toFixed(1))
              .join(' '),
          )
          .join('L')}Z`,
    )
    .join('');
