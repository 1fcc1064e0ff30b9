import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  clampView,
  doubleTap,
  fittedView,
  largestScale,
  moveBy,
  type Size,
  shownSize,
  smallestScale,
  zoomAt,
} from './picture-view.ts';

const size = (least: number, most: number) =>
  fc.record({ width: fc.integer({ min: least, max: most }), height: fc.integer({ min: least, max: most }) });
const picture = size(50, 3200);
const box = size(200, 1400);
const length = fc.double({ min: -4000, max: 4000, noNaN: true });
const view = fc.record({ scale: fc.double({ min: 0.1, max: 60, noNaN: true }), x: length, y: length });
const inBox = (point: { x: number; y: number }, { width, height }: Size) => ({
  x: ((point.x + 4000) / 8000) * width,
  y: ((point.y + 4000) / 8000) * height,
});

it('a picture larger than its box always covers the box', () => {
  fc.assert(
    fc.property(picture, box, view, (image, frame, any) => {
      const { scale, x, y } = clampView(any, image, frame);
      const shown = shownSize(image, frame, scale);
      expect(scale >= smallestScale(image, frame) && scale <= largestScale(image, frame)).toBe(true);
      for (const [at, long, room] of [
        [x, shown.width, frame.width],
        [y, shown.height, frame.height],
      ] as const) {
        if (long <= room) expect(at).toBeCloseTo((room - long) / 2);
        else expect(at <= 0 && at + long >= room - 1e-6).toBe(true);
      }
    }),
  );
});

it('a picture that fills covers the whole box, with its middle in the middle', () => {
  fc.assert(
    fc.property(picture, box, (image, frame) => {
      const filled = { ...frame, fills: true };
      const { scale, x, y } = fittedView(image, filled);
      const shown = shownSize(image, filled, scale);
      const isExtreme = scale === largestScale(image, filled);
      expect(isExtreme || shown.height >= frame.height - 1e-6).toBe(true);
      expect(shown.width).toBeGreaterThanOrEqual(frame.width - 1e-6);
      expect(x).toBeCloseTo((frame.width - shown.width) / 2);
      expect(y).toBeLessThanOrEqual(isExtreme ? Number.POSITIVE_INFINITY : 1e-6);
      const again = doubleTap(fittedView(image, filled), { x: 0, y: 0 }, image, filled, 1);
      expect(again.scale).toBeGreaterThanOrEqual(scale);
    }),
  );
});

it('the top and bottom edges of a full-screen picture can move out from under the buttons', () => {
  const [image, wide] = [
    { width: 2400, height: 1800 },
    { width: 1280, height: 800, rim: 240 },
  ];
  const open = fittedView(image, wide);
  expect(open).toEqual({ scale: 1, x: 0, y: 0 });
  expect(moveBy(open, { x: 0, y: 9999 }, image, wide)).toEqual({ scale: 1, x: 0, y: 240 });
  // 960 high: its lower edge ends 240 above that of the screen.
  expect(moveBy(open, { x: 0, y: -9999 }, image, wide)).toEqual({ scale: 1, x: 0, y: -400 });
  const phone = { width: 390, height: 844, rim: 253 };
  expect(moveBy(fittedView(image, phone), { x: 0, y: -9999 }, image, phone).y).toBe((844 - 292.5) / 2);
  const square = { width: 500, height: 500 };
  expect(fittedView(square, phone).y).toBe((844 - 390) / 2);
});

it('a picture opens as wide as the box, a tall one at its top', () => {
  fc.assert(
    fc.property(picture, box, (image, frame) => {
      const { scale, x, y } = fittedView(image, frame);
      const { width, height } = shownSize(image, frame, scale);
      expect([width, x]).toEqual([frame.width, 0]);
      if (height > frame.height) expect(y).toBe(0);
    }),
  );
});

it('zooming keeps the point under the fingers in place if the picture exceeds the box on every side', () => {
  fc.assert(
    fc.property(
      view,
      fc.double({ min: 1, max: 3, noNaN: true }),
      fc.record({ x: length, y: length }),
      (any, factor, p) => {
        const [image, frame] = [
          { width: 2400, height: 2400 },
          { width: 400, height: 400 },
        ];
        const point = inBox(p, frame);
        const before = clampView(any, image, frame);
        const after = zoomAt(before, factor, point, image, frame);
        expect((point.x - after.x) / after.scale).toBeCloseTo((point.x - before.x) / before.scale, 6);
        expect((point.y - after.y) / after.scale).toBeCloseTo((point.y - before.y) / before.scale, 6);
      },
    ),
  );
});

it('a picture zooms to four times its own size, a small one to four times the box', () => {
  const phone = { width: 400, height: 800 };
  expect(largestScale({ width: 2400, height: 1800 }, phone)).toBe(24);
  expect(largestScale({ width: 200, height: 100 }, phone)).toBe(4);
});

it('the smallest scale shows the whole picture', () => {
  fc.assert(
    fc.property(picture, box, (image, frame) => {
      const { width, height } = shownSize(image, frame, smallestScale(image, frame));
      expect(width <= frame.width + 1e-6 && height <= frame.height + 1e-6).toBe(true);
      expect(width > frame.width - 1 || height > frame.height - 1).toBe(true);
    }),
  );
});

it('a double tap zooms to full resolution at the tapped point, and a second one shows the whole picture', () => {
  const [image, phone] = [
    { width: 1200, height: 1200 },
    { width: 400, height: 400 },
  ];
  const near = doubleTap(fittedView(image, phone), { x: 100, y: 300 }, image, phone, 1);
  expect(near).toEqual({ scale: 3, x: -200, y: -600 });
  expect(doubleTap(near, { x: 5, y: 5 }, image, phone, 1)).toEqual(fittedView(image, phone));
  const small = { width: 300, height: 300 };
  const scaleOf = (picture: Size, dots: number) =>
    doubleTap(fittedView(picture, phone), { x: 0, y: 0 }, picture, phone, dots).scale;
  expect([scaleOf(small, 1), scaleOf({ width: 3200, height: 3200 }, 2)]).toEqual([2.5, 4]);
  expect(moveBy(near, { x: -50, y: 30 }, image, phone)).toEqual({ scale: 3, x: -250, y: -570 });
  expect(moveBy(near, { x: 9999, y: -9999 }, image, phone)).toEqual({ scale: 3, x: 0, y: -800 });
});
