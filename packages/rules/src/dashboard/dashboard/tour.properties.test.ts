import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  nextTourStep,
  offeredSteps,
  previousTourStep,
  type TourStep,
  tourPlace,
  tourStep,
  tourStepOn,
} from './tour.ts';
import { type Box, hasRoom, placeTourCard } from './tour-card.ts';

/** Like the steps of the domains: two tab steps wait for a tap, and the last step is on the last tab. */
const steps: readonly TourStep[] = [
  { name: 'welcome', screen: '/' },
  { name: 'bell', screen: '/', target: 'a' },
  { name: 'assignments-tab', screen: '/', target: 'a', advanceOn: '/assignments/' } as const,
  { name: 'maps', screen: '/assignments/', target: 'a' } as const,
  { name: 'settings-tab', screen: '/assignments/', target: 'a', advanceOn: '/settings/' } as const,
  { name: 'profile', screen: '/settings/', target: 'a' } as const,
  { name: 'finish', screen: '/settings/' } as const,
].map((step, place) => ({ ...step, place }) as TourStep);
const last = steps.length - 1;

const at = fc.integer({ min: 0, max: last });
const paths = ['/', '/assignments', '/schedules/', '/settings', '/map/12', '/settings/users/'];

it('SHELL-R26 the tour visits every step and ends after the last', () => {
  const walked = [0];
  for (let next = nextTourStep(steps, 0); next !== null; next = nextTourStep(steps, next)) walked.push(next);
  expect(walked).toEqual(steps.map((_, index) => index));
});

it('SHELL-R26 next and back are inverse', () => {
  fc.assert(
    fc.property(at, (place) => {
      const next = nextTourStep(steps, place);
      if (next !== null) expect(previousTourStep(next)).toBe(place);
    }),
  );
  expect(previousTourStep(0)).toBe(0);
});

it('SHELL-R13 a step that waits for a tab advances when the tab is tapped', () => {
  const waiting = steps.flatMap((step, index) => (step.advanceOn ? [{ ...step, index }] : []));
  expect(waiting).toHaveLength(2);
  for (const { index, advanceOn } of waiting) expect(tourStepOn(steps, index, advanceOn!)).toBe(index + 1);
});

it('SHELL-R26 the visible step belongs to the current screen, or the tour ends', () => {
  fc.assert(
    fc.property(at, fc.constantFrom(...paths), (place, path) => {
      const step = tourStepOn(steps, place, path);
      if (step === null) return;
      expect(`${path.replace(/\/$/, '')}/`).toBe(tourStep(steps, step).screen);
      expect(step).toBeLessThanOrEqual(place + 1);
    }),
  );
  expect(tourStepOn(steps, 3, '/map/12')).toBeNull();
});

it('SHELL-R26 the tour resumes at its stored step, and at the first one if the stored value is invalid', () => {
  fc.assert(
    fc.property(fc.anything(), (kept) => {
      const place = tourPlace(steps, kept);
      expect(place === 0 || place === kept).toBe(true);
      expect(tourStep(steps, place)).toBeDefined();
    }),
  );
  expect([3, last, last + 1, -1, '3'].map((kept) => tourPlace(steps, kept))).toEqual([3, 0, 0, 0, 0]);
});

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

it('SHELL-R26 the card never covers its target, and both stay within the window', () => {
  const windows = fc.record({
    width: fc.integer({ min: 320, max: 1600 }),
    height: fc.integer({ min: 480, max: 1200 }),
  });
  const size = fc.integer({ min: 1, max: 3000 });
  fc.assert(
    fc.property(
      windows,
      fc.integer({ min: -200, max: 1400 }),
      fc.integer({ min: -200, max: 1400 }),
      size,
      size,
      fc.integer({ min: 60, max: 1400 }),
      (window, left, top, width, height, cardHeight) => {
        const card = {
          width: Math.min(360, window.width - 24),
          height: cardHeight,
        };
        const target = { left, top, width, height };
        const placed = placeTourCard(window, card, target);
        const { hole } = placed;
        const whole: Box = { ...card, ...placed };
        if (hole && hasRoom(window, card, target)) expect(placed.height).toBe(cardHeight);
        expect(placed.height).toBeGreaterThanOrEqual(Math.min(cardHeight, window.height / 2 - 24));
        for (const box of hole ? [whole, hole] : [whole]) {
          expect(box.left).toBeGreaterThanOrEqual(0);
          expect(box.top).toBeGreaterThanOrEqual(0);
          expect(box.left + box.width).toBeLessThanOrEqual(window.width);
          expect(box.top + box.height).toBeLessThanOrEqual(window.height + 0.001);
        }
        if (!hole) return;
        expect(hole.height).toBeGreaterThan(0);
        expect(overlap(whole, hole)).toBe(false);
      },
    ),
  );
});

it('SHELL-R26 the card is centred on its target: below it, above it, or under its visible upper part', () => {
  const window = { width: 400, height: 800 };
  const card = { width: 300, height: 200 };
  expect(placeTourCard(window, card, null)).toEqual({ hole: null, left: 50, top: 300, height: 200 });
  expect(placeTourCard(window, card, { left: 150, top: 100, width: 100, height: 40 })).toEqual({
    hole: { left: 144, top: 94, width: 112, height: 52 },
    left: 50,
    top: 158,
    height: 200,
  });
  expect(placeTourCard(window, card, { left: 0, top: 700, width: 40, height: 40 })).toEqual({
    hole: { left: 0, top: 694, width: 46, height: 52 },
    left: 12,
    top: 482,
    height: 200,
  });
  expect(placeTourCard(window, card, { left: 360, top: 50, width: 40, height: 700 })).toEqual({
    hole: { left: 354, top: 44, width: 46, height: 532 },
    left: 88,
    top: 588,
    height: 200,
  });
});

it('SHELL-R26 the card is below the target if it fits there with a gap on either side, else above it', () => {
  const window = { width: 400, height: 800 };
  const card = { width: 300, height: 200 };
  const cardUnder = (bottom: number) =>
    placeTourCard(window, card, { left: 100, top: bottom - 306, width: 100, height: 300 }).top;
  expect([cardUnder(576), cardUnder(577)]).toEqual([588, 53]);
  const above = (top: number) =>
    placeTourCard(window, card, { left: 100, top: top + 6, width: 100, height: 900 }).top;
  expect([above(224), above(223)]).toEqual([12, 588]);
});

it('SHELL-R26 text that needs more than half of the window uses the free height, and the rest scrolls', () => {
  const window = { width: 360, height: 740 };
  const card = (height: number) => ({ width: 336, height });
  const tab = { left: 90, top: 674, width: 90, height: 60 };
  expect(placeTourCard(window, card(472), tab)).toMatchObject({ top: 184, height: 472 });
  expect(placeTourCard(window, card(900), tab)).toMatchObject({ top: 12, height: 644 });
  const row = { left: 16, top: 18, width: 328, height: 230 };
  expect(placeTourCard(window, card(470), row)).toMatchObject({ top: 266, height: 462 });
  expect(placeTourCard(window, card(900), null)).toMatchObject({ top: 12, height: 716 });
  // A target taller than the window shows a third of the window height.
  const list = { left: 16, top: 18, width: 328, height: 900 };
  expect(placeTourCard(window, card(424), list)).toMatchObject({ top: 304, height: 424 });
  expect(placeTourCard(window, card(900), list)).toMatchObject({ top: 283, height: 445 });
  expect([card(462), card(463)].map((size) => hasRoom(window, size, row))).toEqual([true, false]);
});

it('SHELL-R26 a target outside the window has no hole', () => {
  const window = { width: 400, height: 800 };
  const card = { width: 300, height: 200 };
  const middle = { hole: null, left: 50, top: 300, height: 200 };
  for (const target of [
    { left: -50, top: 100, width: 44, height: 40 },
    { left: 406, top: 100, width: 44, height: 40 },
    { left: 100, top: -50, width: 40, height: 44 },
    { left: 100, top: 806, width: 40, height: 44 },
  ])
    expect(placeTourCard(window, card, target)).toEqual(middle);
  // One pixel of the target's rim is enough.
  expect(placeTourCard(window, card, { left: -49, top: 100, width: 44, height: 40 }).hole?.width).toBe(1);
  expect(placeTourCard(window, card, { left: 100, top: -49, width: 40, height: 44 }).hole?.height).toBe(1);
});

it('SHELL-R26 a step stays while its screen does, and back returns to the latest step of that screen', () => {
  expect([tourStepOn(steps, 1, '/'), tourStepOn(steps, 6, '/settings//')]).toEqual([1, 6]);
  expect([tourStepOn(steps, 3, '/'), tourStepOn(steps, 5, '/assignments')]).toEqual([2, 4]);
  expect([tourStepOn(steps, 0, '/settings/'), tourStepOn(steps, 3, '/schedules/')]).toEqual([null, null]);
  expect(tourStepOn([steps[0]!, ...steps.slice(3)], 1, '/')).toBe(0);
  expect([tourStep(steps, 99).name, tourStep(steps, -3).name]).toEqual(['finish', 'welcome']);
  expect([tourPlace(steps, 1), tourPlace(steps, 1.5), tourPlace(steps, last - 1)]).toEqual([1, 0, last - 1]);
});

it('SHELL-R26 omits steps about modules that are off and actions without permission', () => {
  const told = [
    { name: 'plain' },
    { name: 'permitted', permissions: ['maps.dnc'] as const },
    { name: 'module', module: 'carts' },
    { name: 'entry', entry: '/schedules/cart' },
  ];
  const offered = (permits: string[], on: boolean, entries: string[]) =>
    offeredSteps(told, { permits: new Set(permits), modules: { carts: { on } }, entries }).map(
      ({ name }) => name,
    );
  expect(offered([], false, ['/schedules/'])).toEqual(['plain']);
  expect(offered(['maps.dnc'], false, [])).toEqual(['plain', 'permitted']);
  expect(offered([], true, [])).toEqual(['plain', 'module']);
  expect(offered([], false, ['/schedules/carts/'])).toEqual(['plain', 'entry']);
});
