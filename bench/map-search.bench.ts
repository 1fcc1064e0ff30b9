/**
 * The dashboard's search among 300 maps on a 4× slowed CPU: from a keystroke to the frame that shows other
 * maps.
 */
import { atMost, type Figure, median } from './figure.ts';
import { fillUpTo } from './many-maps.ts';
import { signedInScript, slowProcessor, takePhone } from './phone.ts';
import { startServer } from './server.ts';

const maps = 300;

/** Types through a React input event, and waits until the tiles change. */
const type = (text: string): string => `new Promise((resolve, reject) => {
  setTimeout(() => reject(new Error('the tiles did not change')), 10000);
  const tiles = () => [...document.querySelectorAll('[data-tour="map-buttons"]')]
    .filter((list) => list.checkVisibility()).map((list) => list.textContent).join();
  const before = tiles();
  const input = document.querySelector('input[type="search"]');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  const began = performance.now();
  set.call(input, ${JSON.stringify(text)});
  input.dispatchEvent(new Event('input', { bubbles: true }));
  const look = () => tiles() === before ? requestAnimationFrame(look) : requestAnimationFrame(() => resolve(performance.now() - began));
  requestAnimationFrame(look);
})`;

export async function measure(): Promise<Figure[]> {
  const server = await startServer(3201);
  const { bearer, reply } = await server.signIn('administrator');
  await fillUpTo(server.folder, maps);
  const { browser, context } = await takePhone(signedInScript(bearer, reply));
  const page = await context.newPage();
  await slowProcessor(page);
  await page.goto(server.address);
  await page.locator('input[type="search"]').waitFor({ timeout: 30_000 });
  await page.waitForTimeout(4000);
  const keystrokes: number[] = [];
  // Every text matches other maps.
  for (const text of ['2', '29', '', '3', '30', '', '4', '41', '', '7', '70', ''])
    keystrokes.push(Number(await page.evaluate(type(text))));
  await browser.close();
  await server.stop();
  return [
    atMost(
      `dashboard of ${maps} maps, 4× slower processor: a keystroke in its search`,
      median(keystrokes),
      100,
      ' ms',
    ),
    atMost('… the slowest of twelve', Math.max(...keystrokes), 200, ' ms'),
  ];
}
