import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** The app's memory is gone; what the window and the phone keep is there. */
async function reload() {
  vi.resetModules();
  return (await import('./tour-state.ts')).tour;
}

async function startAnew() {
  sessionStorage.clear();
  return reload();
}

it('SHELL-R26 a reload in the middle of the tour goes on at its step', async () => {
  const tour = await reload();
  tour.start();
  tour.go(8);
  expect((await reload()).get()).toEqual({ open: true, at: 8 });
});

it('SHELL-R26 a tour that was closed stays closed, and its button goes on where it was left', async () => {
  let tour = await reload();
  tour.start();
  tour.go(8);
  tour.leave();
  tour = await reload();
  expect(tour.get().open).toBe(false);
  tour.start();
  expect(tour.get()).toEqual({ open: true, at: 8 });
});

it('SHELL-R26 another start of the app waits for the button, and a finished tour begins at its first step', async () => {
  let tour = await reload();
  tour.start();
  tour.go(8);
  tour = await startAnew();
  expect(tour.get().open).toBe(false);
  tour.start();
  tour.finish();
  tour = await reload();
  expect(tour.get().open).toBe(false);
  tour.start();
  expect(tour.get()).toEqual({ open: true, at: 0 });
});
