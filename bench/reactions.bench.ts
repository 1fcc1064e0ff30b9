/** The map page on a 4× slowed CPU: from each press to the first paint that it changes. */
import type { Locator, Page } from '@playwright/test';
import { atMost, type Figure, median } from './figure.ts';
import { signedInScript, slowProcessor, takePhone } from './phone.ts';
import { startServer } from './server.ts';

const runs = 3;
/** Excludes the page's own reads after opening from the measurement. */
const quietMilliseconds = 8000;

/** Time of a touch, and of the paint of the next change. */
const observe = `(() => { let pressed = 0;
  addEventListener('pointerdown', ({ timeStamp }) => { pressed = timeStamp; window.reaction = undefined; }, true);
  new MutationObserver(() => { if (!pressed) return; const began = pressed; pressed = 0;
    requestAnimationFrame(() => { const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { window.reaction = performance.now() - began; }; port2.postMessage(''); }); })
    .observe(document, { childList: true, subtree: true, attributes: true, characterData: true }); })()`;

async function press(page: Page, what: Locator): Promise<number> {
  await what.scrollIntoViewIfNeeded();
  // Waits for scrolling and the effects of earlier presses.
  await page.waitForTimeout(1000);
  await what.tap();
  // Polls, because the page's policy forbids the evaluation that `waitForFunction` needs.
  for (let looks = 0; looks < 200; looks += 1) {
    await page.waitForTimeout(50);
    const reaction = Number((await page.evaluate('window.reaction')) ?? 0);
    if (reaction > 0) return reaction;
  }
  throw new Error('a press changed nothing');
}

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true }).first();

interface Press {
  what: string;
  find: (page: Page) => Locator;
  /** Restores the page. */
  back: (page: Page) => Promise<unknown>;
}

const stays = async (): Promise<void> => {};

async function closeSheet(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

const undo = (page: Page): Promise<void> => button(page, /^Undo: /).tap();

const presses: Press[] = [
  { what: 'Add', find: (page) => button(page, /^Add/), back: closeSheet },
  { what: 'Hand in', find: (page) => button(page, 'Hand in'), back: closeSheet },
  { what: 'Hand off', find: (page) => button(page, 'Hand off'), back: closeSheet },
  { what: 'a block', find: (page) => button(page, 'Block H'), back: stays },
  { what: 'Done', find: (page) => button(page, /^Done: /), back: undo },
  { what: 'Not home', find: (page) => button(page, /^Not home: /), back: undo },
];

/** Expandable rows below the addresses. */
const rowsOf = (page: Page): Promise<string[]> =>
  page
    .locator('main button[aria-expanded]')
    .evaluateAll((rows) => rows.map((row) => row.textContent.replace(/\d+$/, '')));

const row = (name: string): Press => ({
  what: name,
  find: (page) => page.locator('main button[aria-expanded]', { hasText: name }),
  back: stays,
});

export async function measure(): Promise<Figure[]> {
  const server = await startServer(3200);
  const { bearer, reply } = await server.signIn('publisher');
  const { browser, context } = await takePhone(`${signedInScript(bearer, reply)} ${observe}`);
  const page = await context.newPage();
  await slowProcessor(page);
  await page.goto(`${server.address}/map/12`);
  await button(page, 'Hand in').waitFor({ timeout: 30_000 });
  await page.waitForTimeout(quietMilliseconds);
  const figures: Figure[] = [];
  for (const { what, find, back } of [...presses, ...(await rowsOf(page)).map(row)]) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      times.push(await press(page, find(page)));
      await back(page);
    }
    figures.push(atMost(`map page, 4× slower processor: press on ${what}`, median(times), 100, ' ms'));
  }
  await browser.close();
  await server.stop();
  return figures;
}
