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

/**
 * Waits until the page has loaded no further script for four seconds: the parts of a screen that open without
 * a network are then on the phone.
 */
export const untilLoaded = (page: Page): Promise<void> =>
  page.evaluate(`new Promise((resolve, reject) => {
    const begun = performance.now();
    let count = -1;
    let since = begun;
    const look = () => {
      const now = performance.now();
      const loaded = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length;
      if (loaded !== count) since = now;
      count = loaded;
      if (now - since > 4000) resolve();
      else if (now - begun > 60000) reject(new Error('the page did not stop loading'));
      else setTimeout(look, 100);
    };
    look();
  })`);
