/**
 * The dashboard on the second visit without a network, on a 4× slowed CPU: time until its maps are shown,
 * compared with the links of a bare React page from a service worker.
 */
import type { BrowserContext } from '@playwright/test';
import { serveBarePage } from './bare-page.ts';
import { atMost, type Figure, median } from './figure.ts';
import { signedInScript, slowProcessor, takePhone } from './phone.ts';
import { startServer } from './server.ts';

const runs = 9;
/** Time of the first visit for the service worker, the maps and the cached data. */
const firstVisitMilliseconds = 14_000;
const bareVisitMilliseconds = 1000;

/** The frame in which the first numbered map has its place on the screen. */
const observe = `(() => { const look = () => { const tile = document.querySelector('a[href^="/map/"]');
  if (!tile || window.contentAt) return;
  requestAnimationFrame(() => { if (tile.getClientRects().length > 0) window.contentAt ??= performance.now(); }); };
  new MutationObserver(look).observe(document, { childList: true, subtree: true }); })()`;

async function keep(context: BrowserContext, address: string, milliseconds: number): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${address}/`);
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await page.waitForTimeout(milliseconds);
  await page.close();
}

async function secondsUntilMaps(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  await slowProcessor(page);
  await page.goto(`${address}/`);
  await page.locator('a[href^="/map/"]').first().waitFor({ timeout: 20_000 });
  await page.waitForTimeout(200);
  const at = Number(await page.evaluate('window.contentAt'));
  await page.close();
  return at / 1000;
}

export async function measure(): Promise<Figure[]> {
  const server = await startServer(3195);
  const { bearer, reply } = await server.signIn('publisher');
  const { browser, context } = await takePhone(`${signedInScript(bearer, reply)} ${observe}`);
  const bare = await serveBarePage();
  await keep(context, server.address, firstVisitMilliseconds);
  await keep(context, bare.address, bareVisitMilliseconds);
  await context.setOffline(true);
  const seconds: number[] = [];
  const bareSeconds: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    seconds.push(await secondsUntilMaps(context, server.address));
    bareSeconds.push(await secondsUntilMaps(context, bare.address));
  }
  await browser.close();
  bare.stop();
  await server.stop();
  return [
    atMost('dashboard on the second visit, offline, 4× slower processor: its maps', median(seconds), 1, ' s'),
    atMost(
      `… against a bare React page from a service worker in the same run (${median(bareSeconds).toFixed(2)} s)`,
      median(seconds) / median(bareSeconds),
      1.3,
      '×',
    ),
  ];
}
