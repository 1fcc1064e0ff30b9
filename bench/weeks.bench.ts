/**
 * The schedule of the meetings on a 4× slowed CPU: from a press on the next week to the frame that shows it.
 */
import { atMost, type Figure, median } from './figure.ts';
import { signedInScript, slowProcessor, takePhone } from './phone.ts';
import { startServer } from './server.ts';

const runs = 8;
/** Excludes the page's own reads after opening from the requests of the press. */
const quietMilliseconds = 10_000;

/** Time from a press to the paint of another week's heading. */
const observe = `(() => { let pressed = 0;
  addEventListener('pointerdown', ({ timeStamp }) => { pressed = timeStamp; window.turned = undefined; }, true);
  new MutationObserver(() => { if (!pressed) return; const began = pressed; pressed = 0;
    requestAnimationFrame(() => { const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { window.turned ??= performance.now() - began; }; port2.postMessage(''); });
  }).observe(document, { childList: true, subtree: true, characterData: true }); })()`;

export async function measure(): Promise<Figure[]> {
  const server = await startServer(3261);
  const { bearer, reply } = await server.signIn('administrator');
  const { browser, context } = await takePhone(`${signedInScript(bearer, reply)} ${observe}`);
  const page = await context.newPage();
  await page.goto(`${server.address}/schedules/meetings/`);
  await page.waitForTimeout(quietMilliseconds);
  await slowProcessor(page);
  const weekOf = (): Promise<string> => page.locator('main').innerText();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/meeting')) asked.push(request.url());
  });
  const turns: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const before = await weekOf();
    await page.getByRole('button', { name: 'Following week' }).tap();
    let turned = 0;
    while (turned === 0) {
      await page.waitForTimeout(50);
      turned = Number((await page.evaluate('window.turned')) ?? 0);
    }
    if ((await weekOf()) === before) throw new Error('the week stayed');
    turns.push(turned);
    await page.waitForTimeout(1500);
  }
  await browser.close();
  await server.stop();
  const what = 'schedule of the meetings, 4× slower processor: the next week';
  return [
    atMost(`${what} is painted`, median(turns), 100, ' ms'),
    atMost(`${what}: requests for it`, asked.length, 0, ''),
  ];
}
