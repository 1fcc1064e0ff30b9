import type { Page } from '@playwright/test';

/** Counts every touch on the page, whichever element it meets. */
export async function countTaps(page: Page): Promise<void> {
  await page.addInitScript(`addEventListener('pointerdown', ({ isTrusted }) => {
    if (isTrusted) sessionStorage.setItem('taps', Number(sessionStorage.getItem('taps')) + 1);
  }, true)`);
}

const countOn = async (page: Page): Promise<number> =>
  Number(await page.evaluate("sessionStorage.getItem('taps')"));

/** Number of taps of some work, including waiting for its visible outcome. */
export async function tapsOf(page: Page, work: () => Promise<unknown>): Promise<number> {
  const before = await countOn(page);
  await work();
  return (await countOn(page)) - before;
}
