/** How much of a picture is seen through a box, and which part of it. Lengths in pixels of the screen. */

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  /** How far the upper and the lower edge of a picture come into the box, out from under buttons that lie upon it. */
  rim?: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface View extends Point {
  /** 1 is the picture as wide as the box; `x` and `y` are where its top left corner is. */
  scale: number;
}

/** A picture is enlarged to four times its own size, and a small one to four times the box. */
const mostEnlarged = 4;

export const largestScale = (picture: Size, box: Size): number =>
  Math.max(mostEnlarged, (mostEnlarged * picture.width) / Math.max(box.width, 1));

export const shownSize = (picture: Size, box: Size, scale: number): Size => {
  const width = box.width * scale;
  return { width, height: (width * picture.height) / Math.max(picture.width, 1) };
};

/** A side that is shorter than the free part of the box stands in its middle, a longer one covers that. */
const held = (at: number, shown: number, box: number, rim: number): number =>
  shown <= box - 2 * rim ? (box - shown) / 2 : Math.min(rim, Math.max(box - rim - shown, at));

/** As small as shows it whole; a flat one is as wide as the box. */
export const smallestScale = (picture: Size, box: Size): number =>
  Math.min(1, box.height / Math.max(shownSize(picture, box, 1).height, 1));

const scaleWithin = (scale: number, picture: Size, box: Size): number =>
  Math.min(largestScale(picture, box), Math.max(smallestScale(picture, box), scale));

export function clampView(view: View, picture: Size, box: Box): View {
  const scale = scaleWithin(view.scale, picture, box);
  const shown = shownSize(picture, box, scale);
  const y = held(view.y, shown.height, box.height, box.rim ?? 0);
  return { scale, x: held(view.x, shown.width, box.width, 0), y };
}

/** As wide as the box, seen from its top; a picture that is higher than the box goes on below. */
export const fittedView = (picture: Size, box: Box): View => {
  const above = Math.max(0, (box.height - shownSize(picture, box, 1).height) / 2);
  return clampView({ scale: 1, x: 0, y: above }, picture, box);
};

/** What lies under `point` stays there. */
export function zoomAt(view: View, factor: number, point: Point, picture: Size, box: Box): View {
  const scale = scaleWithin(view.scale * factor, picture, box);
  const grown = scale / view.scale;
  return clampView(
    { scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown },
    picture,
    box,
  );
}

export const moveBy = (view: View, { x, y }: Point, picture: Size, box: Box): View =>
  clampView({ ...view, x: view.x + x, y: view.y + y }, picture, box);

/**
 * A double tap goes to where each dot of the picture is one of the screen, which has so many of them a pixel, and from any nearer look
 * back to the width of the box.
 */
export function doubleTap(view: View, point: Point, picture: Size, box: Box, dotsPerPixel: number): View {
  if (view.scale > 1.01) return fittedView(picture, box);
  const sharp = picture.width / Math.max(box.width, 1) / dotsPerPixel;
  return zoomAt(view, Math.max(2.5, sharp) / view.scale, point, picture, box);
}
