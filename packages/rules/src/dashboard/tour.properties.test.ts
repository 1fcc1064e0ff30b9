import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextTourStep, previousTourStep, type TourStep, tourPlace, tourStep, tourStepOn } from './tour.ts';
import { type Box, placeTourCard } from './tour-card.ts';

/** As the domains bring them: two of the tabs wait for a tap, the last step stands on the last tab. */
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

it('SHELL-R26 the tour walks over every step and ends after the last', () => {
  const walked = [0];
  for (let next = nextTourStep(steps, 0); next !== null; next = nextTourStep(steps, next)) walked.push(next);
  expect(walked).toEqual(steps.map((_, index) => index));
});

it('SHELL-R26 next and back undo each other', () => {
  fc.assert(
    fc.property(at, (place) => {
      const next = nextTourStep(steps, place);
      if (next !== null) expect(previousTourStep(next)).toBe(place);
    }),
  );
  expect(previousTourStep(0)).toBe(0);
});

it('SHELL-R13 a step that waits for its tab goes on by itself when that is tapped', () => {
  const waiting = steps.flatMap((step, index) => (step.advanceOn ? [{ ...step, index }] : []));
  expect(waiting).toHaveLength(2);
  for (const { index, advanceOn } of waiting) expect(tourStepOn(steps, index, advanceOn!)).toBe(index + 1);
});

it('SHELL-R26 whatever screen the person goes to, the step he sees belongs to it, or the tour is left', () => {
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

it('SHELL-R26 it is resumed where it was left, and from the beginning where nothing sensible was kept', () => {
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

it('SHELL-R26 the card never covers what it points at, and neither leaves the window', () => {
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
      fc.integer({ min: 60, max: 600 }),
      (window, left, top, width, height, cardHeight) => {
        const card = {
          width: Math.min(360, window.width - 24),
          height: Math.min(cardHeight, window.height / 2 - 24),
        };
        const placed = placeTourCard(window, card, { left, top, width, height });
        const { hole } = placed;
        const whole: Box = { ...card, left: placed.left, top: placed.top };
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
