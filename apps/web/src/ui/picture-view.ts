/** Geometry of a picture that is zoomed and panned within a box. Lengths in CSS pixels. */

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  /**
   * How far the top and bottom edges of the picture may move into the box, so that buttons do not cover them.
   */
  rim?: number;
  /** The picture opens as large as covers the box, instead of as wide as the box. */
  fills?: boolean;
}

export interface Point {
  x: number;
  y: number;
}

export interface View extends Point {
  /** 1 is as wide as the box; `x` and `y` are the position of the top left corner. */
  scale: number;
}

/** A picture zooms to four times its own size, a small one to four times the box. */
const mostEnlarged = 4;

export const largestScale = (picture: Size, box: Size): number =>
  Math.max(mostEnlarged, (mostEnlarged * picture.width) / Math.max(box.width, 1));

export const shownSize = (picture: Size, box: Size, scale: number): Size => {
  const width = box.width * scale;
  return { width, height: (width * picture.height) / Math.max(picture.width, 1) };
};

/** A side shorter than the free part of the box is centred, a longer one covers that part. */
const held = (at: number, shown: number, box: number, rim: number): number =>
  shown <= box - 2 * rim ? (box - shown) / 2 : Math.min(rim, Math.max(box - rim - shown, at));

/** The smallest scale shows the whole picture; a flat one is as wide as the box. */
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

/** Initial view: as wide as the box and at the top of the picture, or covering the box with its middle. */
export const fittedView = (picture: Size, box: Box): View => {
  const { height } = shownSize(picture, box, 1);
  const covering = Math.max(1, box.height / Math.max(height, 1));
  const scale = scaleWithin(box.fills ? covering : 1, picture, box);
  const above = Math.max(0, (box.height - height * scale) / 2);
  return clampView({ scale, x: (box.width * (1 - scale)) / 2, y: above }, picture, box);
};

/** Zooms with `point` as the fixed point. */
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

/** Zooms to one picture pixel per device pixel; from any closer zoom returns to the initial view. */
export function doubleTap(view: View, point: Point, picture: Size, box: Box, dotsPerPixel: number): View {
  const fitted = fittedView(picture, box);
  if (view.scale > fitted.scale * 1.01) return fitted;
  const sharp = picture.width / Math.max(box.width, 1) / dotsPerPixel;
  return zoomAt(view, Math.max(2.5 * fitted.scale, sharp) / view.scale, point, picture, box);
}
