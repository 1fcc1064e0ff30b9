import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Resets the module; sessionStorage and localStorage remain. */
async function reload() {
  vi.resetModules();
  return (await import('./tour-state.ts')).tour;
}

async function startAnew() {
  sessionStorage.clear();
  return reload();
}

it('SHELL-R26 a reload during the tour continues at its step', async () => {
  const tour = await reload();
  tour.start();
  tour.go(8);
  expect((await reload()).get()).toEqual({ open: true, at: 8 });
});

it('SHELL-R26 a closed tour stays closed, and its button continues at the same step', async () => {
  let tour = await reload();
  tour.start();
  tour.go(8);
  tour.leave();
  tour = await reload();
  expect(tour.get().open).toBe(false);
  tour.start();
  expect(tour.get()).toEqual({ open: true, at: 8 });
});

it('SHELL-R26 after a restart of the app the tour waits for its button, and a finished tour starts over', async () => {
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
