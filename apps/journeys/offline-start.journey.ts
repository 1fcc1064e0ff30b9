/** The app starts offline, and opens a held map. */
import { expect, test } from './person.ts';
import { giveMap, readMap } from './place.ts';

test.use({ serviceWorkers: 'allow' });

test('a killed tab opens again offline, with the map and its waiting actions', async ({
  person,
  context,
}) => {
  const { place } = person;
  const number = await giveMap(place, 'publisher', 5);
  await person.comeIn('publisher');
  await person.page.goto(`${place.address}/map/${number}`);
  await expect(person.page.getByRole('button', { name: 'Block A', exact: true })).toBeVisible();
  await person.page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  // Loads once more under the service worker, so that held maps are stored in the encrypted cache.
  await person.page.goto(`${place.address}/`);
  await expect.poll(() => person.page.evaluate("localStorage.getItem('sheaf.snapshot')")).not.toBeNull();

  await context.setOffline(true);
  await person.page.close();
  const again = await context.newPage();
  // Lets the stored dashboard appear on a busy machine too, instead of being skipped after 400 ms.
  await again.addInitScript(
    'const wait = setTimeout; window.setTimeout = (then, time, ...rest) => wait(then, time === 400 ? 20000 : time, ...rest)',
  );
  await again.goto(`${place.address}/`);
  await expect(again.getByRole('heading', { level: 1 })).toContainText('Ruth');
  // The stored dashboard was rendered before the app.
  expect(await again.evaluate("performance.getEntriesByName('snapshot').length")).toBe(1);
  await again.goto(`${place.address}/map/${number}`);
  const block = again.getByRole('button', { name: 'Block A', exact: true });
  await block.click();
  await expect(block).toHaveAttribute('aria-pressed', 'true');
  await expect(again.getByRole('img', { name: new RegExp(`Map ${number}`) })).toBeVisible();
  await again.close();
  const third = await context.newPage();
  await third.goto(`${place.address}/map/${number}`);
  await expect(third.getByRole('button', { name: 'Block A', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await context.setOffline(false);
  await expect
    .poll(async () => (await readMap(place, number)).map.assignment!.progress.blocks, { timeout: 20_000 })
    .toEqual([1]);
});
