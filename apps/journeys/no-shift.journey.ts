/** Screens that people open often do not shift while they load, at the first start and at later ones. */
import { expect, test } from './person.ts';
import { untilSettled } from './settled.ts';

/** Sums up layout shifts that no press explains. */
const watchShifts = `globalThis.shifts = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.shifts += value;
  }).observe({ type: 'layout-shift', buffered: true });`;

const largest = 0.02;

/** Answers arrive one after the other, as on a slow network. */
const slowly = (address: string): number => 200 + (address.length % 7) * 150;

for (const [screen, path, role] of [
  ['dashboard', '/', 'publisher'],
  ['profile', '/settings/my-profile/', 'publisher'],
  ['own report', '/settings/reports/own/', 'publisher'],
  ['assignments', '/assignments/', 'publisher'],
  ['schedule', '/schedules/meetings/', 'administrator'],
] as const)
  test(`SHELL-X2 DASH-R7 the ${screen} does not shift while it loads, also in letters twice as large`, async ({
    person,
  }) => {
    const { page } = person;
    await page.addInitScript(watchShifts);
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, slowly(route.request().url())));
      await route.continue();
    });
    for (const [width, letters] of [
      [390, '100%'],
      [360, '200%'],
      [1280, '100%'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(`document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '${letters}';
      })`);
      await person.comeIn(role, path);
      await page.evaluate("localStorage.removeItem('sheaf.next')");
      for (let start = 0; start < 2; start += 1) {
        await page.reload();
        await untilSettled(page);
        // An address that leads elsewhere would measure another screen.
        expect(new URL(page.url()).pathname).toBe(path);
        const shifts = await page.evaluate<number>('globalThis.shifts');
        expect(shifts, `start ${start + 1} at ${width} px`).toBeLessThanOrEqual(largest);
      }
    }
  });
