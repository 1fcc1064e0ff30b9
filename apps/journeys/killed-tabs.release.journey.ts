/** Endurance test of the store on the phone: tabs killed at the worst moment. */
import { amount } from '../../packages/rules/src/testing/ring.ts';
import { expect, test } from './person.ts';
import { giveMap, readMap } from './place.ts';

test.use({ serviceWorkers: 'allow' });

/** Number of killed tabs, raised by `SHEAF_KILLED_TABS`. */
const killedTabs = amount('SHEAF_KILLED_TABS', 10, 30);

test('tabs killed right after a press lose no action that was shown as done', async ({ person, context }) => {
  test.setTimeout(60_000 + killedTabs * 3000);
  const { place } = person;
  const number = await giveMap(place, 'publisher', 4);
  await person.comeIn('publisher');
  const done = new Set<number>();
  for (let tab = 0; tab < killedTabs; tab += 1) {
    const page = await context.newPage();
    await page.goto(`${place.address}/map/${number}`);
    const block = 1 + (tab % 4);
    const button = page.getByRole('button', { name: `Block ${'ABCD'[block - 1]}`, exact: true });
    // Tabs 5 to 8 untick what 1 to 4 ticked, and must see it first.
    await expect(button).toHaveAttribute('aria-pressed', String(done.has(block)));
    await button.click();
    if (!done.delete(block)) done.add(block);
    await expect(button).toHaveAttribute('aria-pressed', String(done.has(block)));
    await page.close({ runBeforeUnload: false });
  }
  await person.page.goto(`${place.address}/waiting`);
  await expect
    .poll(async () => (await readMap(place, number)).map.assignment!.progress.blocks, { timeout: 20_000 })
    .toEqual([...done].sort((a, b) => a - b));
});
