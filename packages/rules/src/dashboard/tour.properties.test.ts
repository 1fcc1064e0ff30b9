import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextTourStep, previousTourStep, tourPlace, tourStep, tourStepOn, tourSteps } from './tour.ts';
import { type Box, placeTourCard } from './tour-card.ts';

const at = fc.integer({ min: 0, max: tourSteps.length - 1 });
const paths = ['/', '/assignments', '/schedules/', '/settings', '/map/12', '/settings/users/'];

it('SHELL-R26 the tour has twenty steps, each with a name of its own, and ends after the last', () => {
  expect(tourSteps).toHaveLength(20);
  expect(new Set(tourSteps.map(({ name }) => name)).size).toBe(20);
  const walked = [0];
  for (let next = nextTourStep(0); next !== null; next = nextTourStep(next)) walked.push(next);
  expect(walked).toEqual(tourSteps.map((_, index) => index));
});

it('SHELL-R26 next and back undo each other', () => {
  fc.assert(
    fc.property(at, (place) => {
      const next = nextTourStep(place);
      if (next !== null) expect(previousTourStep(next)).toBe(place);
    }),
  );
  expect(previousTourStep(0)).toBe(0);
});

it('SHELL-R13 three steps go on by themselves when their tab is tapped, and stand where it can be tapped', () => {
  const waiting = tourSteps.flatMap((step, index) => ('advanceOn' in step ? [{ ...step, index }] : []));
  expect(waiting.map(({ name }) => name)).toEqual(['assignments-tab', 'schedules-tab', 'settings-tab']);
  for (const { index, advanceOn, screen } of waiting) {
    expect(tourStepOn(index, advanceOn)).toBe(index + 1);
    expect(tourStep(index + 1).screen).toBe(advanceOn);
    expect(screen).not.toBe(advanceOn);
  }
});

it('SHELL-R26 whatever screen the person goes to, the step he sees belongs to it, or the tour is left', () => {
  fc.assert(
    fc.property(at, fc.constantFrom(...paths), (place, path) => {
      const step = tourStepOn(place, path);
      if (step === null) return;
      expect(`${path.replace(/\/$/, '')}/`).toBe(tourStep(step).screen);
      expect(step).toBeLessThanOrEqual(place + 1);
    }),
  );
  expect(tourStepOn(3, '/map/12')).toBeNull();
});

it('SHELL-R26 it is resumed where it was left, and from the beginning where nothing sensible was kept', () => {
  fc.assert(
    fc.property(fc.anything(), (kept) => {
      const place = tourPlace(kept);
      expect(place === 0 || place === kept).toBe(true);
      expect(tourStep(place)).toBeDefined();
    }),
  );
  expect([tourPlace(7), tourPlace(19), tourPlace(20), tourPlace(-1), tourPlace('7')]).toEqual([
    7, 0, 0, 0, 0,
  ]);
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
