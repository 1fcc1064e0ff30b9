import type { Page } from '@playwright/test';

/** Counts every touch on the page, whichever element it meets. */
export async function countTaps(page: Page): Promise<void> {
  await page.addInitScript(`addEventListener('pointerdown', ({ isTrusted }) => {
    if (isTrusted) sessionStorage.setItem('taps', Number(sessionStorage.getItem('taps')) + 1);
  }, true)`);
}

export const tapsOf = async (page: Page): Promise<number> =>
  Number(await page.evaluate("sessionStorage.getItem('taps')"));
