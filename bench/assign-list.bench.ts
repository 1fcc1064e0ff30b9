/**
 * Assign Maps with 300 maps on a 4× slowed CPU: a tap on a filter or sort key, a keystroke in its search, and
 * scrolling to the end.
 */
import type { CDPSession, Page } from '@playwright/test';
import { atMost, type Figure, median } from './figure.ts';
import { fillUpTo } from './many-maps.ts';
import { signedInScript, slowProcessor, takePhone } from './phone.ts';
import { startServer } from './server.ts';

const runs = 6;

/** From the press to the frame after which the list shows other cards. */
const press = (name: string): string => `new Promise((resolve, reject) => {
  setTimeout(() => reject(new Error('the list did not change')), 10000);
  const cards = () => [...document.querySelectorAll('article')].map((card) => card.textContent).join();
  const before = cards();
  const button = [...document.querySelectorAll('fieldset button')].find((b) => b.textContent.startsWith(${JSON.stringify(name)}));
  const began = performance.now();
  button.click();
  const look = () => cards() === before ? requestAnimationFrame(look) : requestAnimationFrame(() => resolve(performance.now() - began));
  requestAnimationFrame(look);
})`;

/** Types through a React input event, and waits until the list changes. */
const type = (text: string): string => `new Promise((resolve, reject) => {
  setTimeout(() => reject(new Error('the list did not change')), 10000);
  const cards = () => [...document.querySelectorAll('article')].map((card) => card.textContent).join();
  const before = cards();
  const input = document.querySelector('input[type="search"]');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  const began = performance.now();
  set.call(input, ${JSON.stringify(text)});
  input.dispatchEvent(new Event('input', { bubbles: true }));
  const look = () => cards() === before ? requestAnimationFrame(look) : requestAnimationFrame(() => resolve(performance.now() - began));
  requestAnimationFrame(look);
})`;

/** The longest frame while the list is flicked from its beginning to its end. */
async function longestFrame(page: Page, cdp: CDPSession): Promise<number> {
  await page.evaluate(`(() => { window.gaps = []; let last = performance.now(); window.watching = true;
    const tick = (now) => { window.gaps.push(now - last); last = now; if (window.watching) requestAnimationFrame(tick); };
    requestAnimationFrame(tick); })()`);
  await cdp.send('Input.synthesizeScrollGesture', {
    x: 200,
    y: 500,
    yDistance: -9000,
    speed: 2500,
    gestureSourceType: 'touch',
  });
  return Number(await page.evaluate('(window.watching = false, Math.max(...window.gaps.slice(2)))'));
}

export async function measure(): Promise<Figure[]> {
  const server = await startServer(3198);
  const { bearer, reply } = await server.signIn('administrator');
  await fillUpTo(server.folder, 300);
  const { browser, context } = await takePhone(signedInScript(bearer, reply));
  const page = await context.newPage();
  const cdp = await slowProcessor(page);
  await page.goto(`${server.address}/settings/assign/`);
  await page.locator('article').first().waitFor({ timeout: 30_000 });
  await page.waitForTimeout(3000);
  const answers: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    for (const name of ['Last completed', 'Out']) answers.push(Number(await page.evaluate(press(name))));
    await page.waitForTimeout(300);
  }
  const keystrokes: number[] = [];
  // Every number matches other maps.
  for (const text of ['2', '29', '', '3', '30', '', '4', '41', '', '7'])
    keystrokes.push(Number(await page.evaluate(type(text))));
  await page.evaluate(type(''));
  const frames: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    await page.evaluate('window.scrollTo(0, 0)');
    await page.waitForTimeout(500);
    frames.push(await longestFrame(page, cdp));
  }
  await browser.close();
  await server.stop();
  return [
    atMost('Assign Maps of 300 maps, 4× slower processor: a filter or sort key', median(answers), 100, ' ms'),
    atMost('… a keystroke in its search', median(keystrokes), 100, ' ms'),
    atMost('… longest frame while scrolling', median(frames), 50, ' ms'),
  ];
}
