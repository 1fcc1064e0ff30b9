/**
 * A page in the back/forward cache of Firefox retains its locks. Here a second page holds the lock of the
 * queue and sends nothing.
 */
import { expect, test } from './person.ts';
import { giveMap, readMap } from './place.ts';

test('SYNC-X4 shows and sends waiting work although a sleeping page holds the lock of the queue', async ({
  person,
  context,
}) => {
  const { page, place } = person;
  const number = await giveMap(place, 'publisher', 7);
  await person.comeIn('publisher');
  const sleeping = await context.newPage();
  await sleeping.goto(`${place.address}/robots.txt`);
  await sleeping.evaluate(
    "new Promise((held) => void navigator.locks.request('sheaf.outbox', () => new Promise(() => held())))",
  );
  await page.bringToFront();
  await page.goto(`${place.address}/map/${number}`);
  const block = page.getByRole('button', { name: 'Block A', exact: true });
  await block.click();
  await expect(block).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`${place.address}/waiting/`);
  await expect(page.getByText(/Block A/).first()).toBeVisible({ timeout: 3000 });
  await expect
    .poll(async () => (await readMap(place, number)).map.assignment!.progress.blocks, { timeout: 15_000 })
    .toEqual([1]);
  await expect(page.getByText(/Block A/)).toHaveCount(0);
});
