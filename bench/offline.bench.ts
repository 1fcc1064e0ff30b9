/** The dashboard on the second visit, with no network at all, on a processor four times slower: when its maps stand there. */
import { atMost, type Figure, median } from './figure.ts';
import { signedInScript, slowProcessor, takePhone } from './phone.ts';
import { startServer } from './server.ts';

const runs = 5;
/** The first visit: the service worker, the maps and what is held have to arrive. */
const firstVisitMilliseconds = 14_000;

/** Notes when the first numbered map has its place on the screen, at the frame after it came. */
const observe = `(() => { const look = () => { const tile = document.querySelector('a[href^="/map/"]');
  if (!tile || window.contentAt) return;
  requestAnimationFrame(() => { if (tile.getClientRects().length > 0) window.contentAt ??= performance.now(); }); };
  new MutationObserver(look).observe(document, { childList: true, subtree: true }); })()`;

export async function measure(): Promise<Figure[]> {
  const server = await startServer(3195);
  const { bearer, reply } = await server.signIn('publisher');
  const { browser, context } = await takePhone(`${signedInScript(bearer, reply)} ${observe}`);
  const first = await context.newPage();
  await first.goto(`${server.address}/`);
  await first.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await first.waitForTimeout(firstVisitMilliseconds);
  await first.close();
  await context.setOffline(true);
  const seconds: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await context.newPage();
    await slowProcessor(page);
    await page.goto(`${server.address}/`);
    await page.locator('a[href^="/map/"]').first().waitFor({ timeout: 20_000 });
    await page.waitForTimeout(200);
    seconds.push(Number(await page.evaluate('window.contentAt')) / 1000);
    await page.close();
  }
  await browser.close();
  await server.stop();
  return [
    atMost('dashboard on the second visit, offline, 4× slower processor: its maps', median(seconds), 1, ' s'),
  ];
}
