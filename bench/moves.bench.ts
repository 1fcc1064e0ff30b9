/**
 * Layout shifts at every address with a fixed path, as administrator on phone and desktop, while answers
 * arrive one by one in either order: elements that were pressable and moved by later content.
 * `SHEAF_SCREENS=carts,forum` selects addresses with one of these words.
 */
import { type BrowserContext, chromium, type Page, type Route } from '@playwright/test';
import { atMost, type Figure } from './figure.ts';
import { browserFlags, signedInScript } from './phone.ts';
import { screenAddresses } from './screen-addresses.ts';
import { startServer } from './server.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Long enough that each answer is painted separately. */
const stepMilliseconds = 350;
const steps = 8;

/**
 * Records the position of every pressable element in each frame, ignoring those that a thumb cannot have
 * targeted yet.
 */
const watch = `(() => {
  const kept = new Map();
  window.moves = [];
  const nameOf = (element) => (element.ariaLabel || element.innerText || element.tagName).trim().slice(0, 40);
  const look = () => {
    requestAnimationFrame(look);
    const now = performance.now();
    const pressable = new Set(document.querySelectorAll('main :is(a, button, input, select, textarea, label)'));
    for (const element of kept.keys()) if (!pressable.has(element)) kept.delete(element);
    for (const element of pressable) {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || element.closest('[aria-hidden=true]')) { kept.delete(element); continue; }
      const [left, top] = [Math.round(box.left + scrollX), Math.round(box.top + scrollY)];
      const was = kept.get(element);
      const isSeen = box.top < innerHeight && box.bottom > 0;
      const isMoved = was && (Math.abs(was.left - left) > 4 || Math.abs(was.top - top) > 4);
      if (isMoved && was.isSeen && now - was.since > 100)
        window.moves.push(nameOf(element) + ' by ' + (left - was.left) + ', ' + (top - was.top));
      kept.set(element, { left, top, isSeen, since: was ? was.since : now });
    }
  };
  requestAnimationFrame(look);
})()`;

/** Answers the first read first, or last. */
async function delayAnswers(page: Page, firstFirst: boolean): Promise<void> {
  let asked = 0;
  await page.route(/\/api\//, async (route: Route) => {
    const place = asked;
    asked += 1;
    const step = firstFirst ? place : Math.max(0, steps - 1 - place);
    await new Promise((resolve) => setTimeout(resolve, step * stepMilliseconds));
    // The page may be closed by now.
    await route.continue().catch(() => undefined);
  });
}

async function movesOn(context: BrowserContext, address: string, firstFirst: boolean): Promise<string[]> {
  const page = await context.newPage();
  await delayAnswers(page, firstFirst);
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 20_000 });
  await page.waitForTimeout((steps + 2) * stepMilliseconds);
  const moves = await page.evaluate<string[]>('window.moves');
  await page.close();
  return moves;
}

export async function measure(): Promise<Figure[]> {
  const paths = screenAddresses();
  const server = await startServer(3264);
  const { bearer, reply } = await server.signIn('administrator');
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: browserFlags });
  let moved = 0;
  for (const viewport of sizes) {
    const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
    await context.addInitScript(
      `localStorage.setItem('sheaf.map-tour', '1'); ${signedInScript(bearer, reply)} ${watch}`,
    );
    for (const path of paths) {
      for (const firstFirst of [true, false]) {
        const moves = await movesOn(context, server.address + path, firstFirst);
        moved += moves.length;
        for (const move of moves.slice(0, 5)) console.log(`${viewport.width} ${path}: ${move}`);
      }
    }
    await context.close();
  }
  await browser.close();
  await server.stop();
  return [atMost(`${paths.length} addresses, phone and desk: moved under a thumb`, moved, 0, '')];
}
