import type { Page } from '@playwright/test';

/**
 * Waits until the screen shows no placeholder and its text has been the same for half a second, at most half a
 * minute. The network is never idle, because the live channel stays open.
 */
export const untilSettled = (page: Page): Promise<void> =>
  page.evaluate(`new Promise((resolve, reject) => {
    const begun = performance.now();
    let last = null;
    let since = begun;
    const look = () => {
      const now = performance.now();
      const text = document.querySelector('[data-skeleton]') ? null : document.body.innerText;
      if (text === null || text !== last) since = now;
      last = text;
      if (text !== null && now - since > 500) resolve();
      else if (now - begun > 30000) reject(new Error('the screen did not settle'));
      else setTimeout(look, 50);
    };
    look();
  })`);
