/** A morning without reception, and two phones on one map. */
import { expect, test } from './person.ts';
import { freshLink, giveMap, readMap } from './place.ts';
import { untilLoaded } from './settled.ts';

test.use({ serviceWorkers: 'allow' });

test('actions on a map wait while offline, and are sent once each when the network returns', async ({
  person,
}) => {
  const { page, place } = person;
  const number = await giveMap(place, 'publisher', 0);
  await person.comeIn('publisher', `/map/${number}`);
  await expect(page.getByRole('button', { name: 'Block A', exact: true })).toBeVisible();
  const before = await readMap(place, number);
  await untilLoaded(page);

  await page.context().setOffline(true);
  for (const label of ['A', 'B'])
    await page.getByRole('button', { name: `Block ${label}`, exact: true }).click();
  const thumbsUp = page.getByRole('button', { name: /^Done: / });
  const doors = await thumbsUp.count();
  if (doors > 0) await thumbsUp.first().click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel('House number').fill('771');
  await page.getByRole('button', { name: 'Add address' }).click();
  await expect(page.getByText('Saved on this phone, sent when connected.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^771 /)).toBeVisible();
  const done = 3 + Math.min(doors, 1);
  await expect(page.getByRole('link', { name: new RegExp(`${done} waiting`) })).toBeVisible();
  await person.show('offline-map');
  await page.getByRole('link', { name: /waiting/ }).click();
  await expect(page.getByText(/Not-at-home noted: 771 /)).toBeVisible();
  await person.show('offline-waiting');

  await page.context().setOffline(false);
  await expect(page.getByText('Everything you did has arrived.')).toBeVisible({ timeout: 20_000 });
  const after = await readMap(place, number);
  expect(after.map.assignment!.progress.blocks).toEqual([1, 2]);
  expect(after.availableAddresses.filter(({ house }) => house === '771')).toHaveLength(1);
  expect(after.availableAddresses).toHaveLength(before.availableAddresses.length + 1 - Math.min(doors, 1));
});

test('two phones of one person show each other’s block live', async ({ person, browser }) => {
  const { page, place } = person;
  const number = await giveMap(place, 'publisher', 1);
  await person.comeIn('publisher', `/map/${number}`);
  const other = await (await browser.newContext()).newPage();
  const channel = other.waitForResponse((response) => response.url().endsWith('/api/live'));
  await other.goto(await freshLink(place, 'publisher'));
  await other.getByRole('button', { name: /sign in|continue|open|enter/i }).click();
  await other.waitForURL((url) => url.pathname === '/');
  await other.goto(`${place.address}/map/${number}`);
  const here = page.getByRole('button', { name: 'Block A', exact: true });
  const there = other.getByRole('button', { name: 'Block A', exact: true });
  await expect(there).toHaveAttribute('aria-pressed', 'false');
  await expect(here).toHaveAttribute('aria-pressed', 'false');
  await channel;
  await here.click();
  await expect(there).toHaveAttribute('aria-pressed', 'true', { timeout: 20_000 });
  await other.context().close();
});

test('the holder of a map handed in by another person while offline sees the refused action', async ({
  person,
}) => {
  const { page, place } = person;
  const number = await giveMap(place, 'publisher', 2);
  await person.comeIn('publisher', `/map/${number}`);
  await expect(page.getByRole('button', { name: 'Block A', exact: true })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Block A', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Block A', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const { map } = await readMap(place, number);
  await fetch(`${place.address}/api/map/hand-in`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${place.bearer}`,
      'content-type': 'application/json',
      'idempotency-key': 'recalled-while-offline',
    },
    body: JSON.stringify({ id: map.assignment!.id, user: place.people.publisher }),
  });
  await page.context().setOffline(false);
  await page.getByRole('link', { name: /1 not accepted/ }).click({ timeout: 20_000 });
  await expect(page.getByText('Block A done')).toBeVisible();
  await person.show('offline-refused');
  await page.getByRole('button', { name: 'Discard: Block A done' }).click();
  await expect(page.getByText('Everything you did has arrived.')).toBeVisible();
});

test('another person on the phone neither sees nor sends the waiting actions; they are sent when the first person returns', async ({
  person,
}) => {
  const { page, place } = person;
  const number = await giveMap(place, 'publisher', 3);
  const blocked = '**/api/map/block-update';
  await person.comeIn('publisher', `/map/${number}`);
  await page.route(blocked, (route) => route.abort());
  const block = page.getByRole('button', { name: 'Block A', exact: true });
  await block.click();
  await expect(block).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('link', { name: /1 waiting/ })).toBeVisible({ timeout: 20_000 });
  // A page that is left sends waiting actions by a last fetch, which neither routing nor offline mode blocks.
  await page.evaluate("fetch = () => Promise.reject(new TypeError('no network')), undefined");

  await person.comeIn('servant');
  await page.unroute(blocked);
  await page.goto(`${place.address}/waiting`);
  await expect(page.getByText('Everything you did has arrived.')).toBeVisible();
  await page.waitForTimeout(1500);
  expect((await readMap(place, number)).map.assignment!.progress.blocks).toEqual([]);

  await person.comeIn('publisher');
  await expect
    .poll(async () => (await readMap(place, number)).map.assignment!.progress.blocks, { timeout: 20_000 })
    .toEqual([1]);
});
