/**
 * A stalled, dripping or cutting network (SYNC-R12): every screen whose data is on the phone shows it at once. The
 * list of screens is read from the registry of the domains, so that a new one is included.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, signIn, test, walkTo } from './person.ts';
import { giveMap, readPlace } from './place.ts';
import { untilSettled } from './settled.ts';
import { startWeakNetwork, type WeakNetwork } from './weak-network.ts';

test.use({ serviceWorkers: 'allow' });

const contexts = join(import.meta.dirname, '../web/src/contexts');
/** A stalled request ends after 20 seconds; half a second is usual, and a busy machine takes longer. */
const mostMilliseconds = 4000;

/** Paths of the screens that are declared as readable offline, with their parameters. */
function registeredScreens(): string[] {
  const files = readdirSync(contexts, { recursive: true, encoding: 'utf8' });
  const sources = files
    .filter((name) => name.endsWith('.domain.tsx'))
    .map((name) => readFileSync(join(contexts, name), 'utf8'));
  const paths = sources.flatMap((source) =>
    [...source.matchAll(/path: '(\/[^']*)'[^}]*offline: true/g)].map(([, path]) => path!),
  );
  expect(paths).toHaveLength(sources.join('').split('offline: true').length - 1);
  return paths;
}

/** Lines of the screen, without those that depend on the minute. */
const linesOf = (page: Page): Promise<string[]> =>
  page.evaluate(`document.getElementById('content').innerText.split('\\n').map((line) => line.trim())
    .filter((line) => line !== '' && !/\\d\\s*(min|hour|second)|minute|hour|ago|new for you/i.test(line))`);

/** Opens a screen by a press on a link, and returns the milliseconds until all these lines are visible. */
const timeUntilShown = (page: Page, path: string, lines: readonly string[]): Promise<number> =>
  page.evaluate(`new Promise((resolve) => {
    const wanted = ${JSON.stringify(lines)};
    const askedAt = performance.now();
    history.pushState(null, '', ${JSON.stringify(path)});
    dispatchEvent(new PopStateEvent('popstate'));
    const look = () => {
      const text = document.getElementById('content').innerText;
      const passed = performance.now() - askedAt;
      if (wanted.every((line) => text.includes(line)) || passed > 5000) resolve(passed);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  })`);

const settled = async (page: Page): Promise<string[]> => {
  await untilSettled(page);
  return linesOf(page);
};

let network: WeakNetwork;
test.beforeAll(async () => {
  network = await startWeakNetwork(readPlace().address);
});
test.afterAll(() => network.close());

test('SYNC-R12 SHELL-R29 every stored screen shows its data at once on a weak network', async ({
  page,
  context,
}) => {
  const place = { ...readPlace(), address: network.address };
  const number = await giveMap(readPlace(), 'publisher', 6);
  await signIn(page, place, 'publisher', '/');
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await page.reload();
  await page.waitForFunction('navigator.serviceWorker.controller !== null');
  await settled(page);

  const cart = await page.evaluate<string>(`(async () => {
    const { token, congregation_id } = JSON.parse(localStorage.getItem('sheaf.session'));
    const headers = { authorization: 'Bearer ' + token, 'sheaf-congregation': String(congregation_id) };
    const { data } = await (await fetch('/api/sharedCarts', { headers })).json();
    return String(data[0].id);
  })()`);
  const paths = [
    '/',
    `/map/${number}/`,
    ...registeredScreens().map((path) => `${path.replace(':id', cart)}/`),
  ];
  const online = new Map<string, string[]>();
  for (const path of paths) {
    await walkTo(page, path);
    online.set(path, await settled(page));
  }
  // The lines that are also there without a network are stored on the phone.
  const screens: { path: string; lines: string[] }[] = [];
  await context.setOffline(true);
  await page.goto(`${place.address}/waiting/`);
  for (const path of paths) {
    await walkTo(page, path);
    const stored = await settled(page);
    screens.push({ path, lines: online.get(path)!.filter((line) => stored.includes(line)) });
  }
  await context.setOffline(false);
  for (const { path, lines } of screens) expect(lines.length, `lines of ${path}`).toBeGreaterThan(1);

  const figures: Record<string, number> = {};
  for (const mode of ['stalled', 'dripping', 'cut'] as const) {
    network.become(mode);
    // A cold start, after which nothing is in memory.
    await page.goto(`${place.address}/waiting/`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(3000);
    for (const { path, lines } of screens)
      figures[`${mode} ${path}`] = Math.round(await timeUntilShown(page, path, lines));
    await page.goto(`${place.address}/map/${number}`);
    await expect(page.getByRole('button', { name: 'Block A', exact: true })).toBeVisible();
    await expect(page.getByText('Slow connection')).toBeVisible();
  }
  console.log(
    Object.entries(figures)
      .map(([what, milliseconds]) => `${what}: ${milliseconds} ms`)
      .join('\n'),
  );
  expect(Object.entries(figures).filter(([, milliseconds]) => milliseconds > mostMilliseconds)).toEqual([]);

  network.become('good');
  await expect(page.getByText('Slow connection')).toBeHidden({ timeout: 60_000 });
});
