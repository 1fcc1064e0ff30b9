/** The main task: from the link in a message to a map handed in. */
import { expect, test } from './person.ts';
import { countReturns } from './place.ts';

test('a publisher opens their link, works a map and hands it in', async ({ person }) => {
  const { page, place } = person;
  const returnedBefore = await countReturns(place, '12');
  await person.comeIn('publisher');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ruth');
  await person.show('1-dashboard');

  await page.getByRole('link', { name: /, Map 12, / }).click();
  const blocks = page.getByRole('button', { name: /^Block [A-L]$/ });
  await expect(blocks).toHaveCount(12);
  await expect(page.getByRole('img', { name: /Map 12/ })).toBeVisible();
  await person.show('1-map');

  for (const label of ['H', 'I', 'J'])
    await page.getByRole('button', { name: `Block ${label}`, exact: true }).click();
  await expect(page.getByText('10 of 12 done')).toBeVisible();

  await page.getByRole('button', { name: 'Enlarge the map' }).click();
  const picture = page.getByRole('dialog').getByRole('img', { name: /Map 12/ });
  const width = async () => (await picture.boundingBox())!.width;
  const whole = await width();
  expect(whole).toBeGreaterThanOrEqual(page.viewportSize()!.width);
  await expect(page.getByRole('region', { name: 'Blocks' }).getByRole('listitem')).toHaveCount(12);
  await person.show('1-picture');
  await picture.dblclick();
  await expect.poll(width).toBeGreaterThan(1.5 * whole);
  await page.keyboard.press('Escape');
  await expect(picture).toHaveCount(0);

  const thumbsUp = page.getByRole('button', { name: /^Done: / });
  const before = await thumbsUp.count();
  const doors = await thumbsUp.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label')!.slice(6)),
  );
  const [first, second, third] = doors as [string, string, string];
  await page.getByRole('button', { name: `Done: ${first}`, exact: true }).click();
  await page.getByRole('button', { name: `Done: ${second}`, exact: true }).click();
  await page.getByRole('button', { name: `Not home: ${third}`, exact: true }).click();
  // Undo is available for five seconds, and checking the screen takes longer on a slow machine.
  await page.getByRole('button', { name: `Undo: ${second}`, exact: true }).click();
  await person.show('1-undo');
  await expect(page.getByRole('button', { name: `Done: ${second}`, exact: true })).toBeVisible();

  await expect(thumbsUp).toHaveCount(before - 1, { timeout: 20_000 });
  await page.reload();
  await expect(thumbsUp).toHaveCount(before - 1);
  await expect(page.getByRole('button', { name: `Done: ${first}`, exact: true })).toHaveCount(0);
  await expect(page.getByText('10 of 12 done')).toBeVisible();

  await page.getByRole('button', { name: 'Hand in' }).click();
  await page.getByLabel('Note for the territory servant').fill('Dog at the corner');
  await person.show('1-hand-in');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Blocks .* are still open/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Hand in, 2 blocks open' }).click();
  await page.waitForURL(/assignments/);
  await expect(page.getByText(/^Map 12 handed in\. 2 blocks stay open\./)).toBeVisible();
  const map = page.getByRole('link', { name: /Map 12\b/ });
  await expect(map).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Map 12 was not handed in.')).toBeVisible();
  await map.first().click();
  await expect(page.getByRole('heading', { name: 'Map 12', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Hand in' }).click();
  await dialog.getByRole('switch', { name: /The whole map is done/ }).click();
  await dialog.getByRole('button', { name: 'Hand in', exact: true }).click();
  await page.waitForURL(/assignments/);
  await expect(map).toHaveCount(0);
  await person.show('1-assignments');
  await expect.poll(() => countReturns(place, '12'), { timeout: 20_000 }).toBe(returnedBefore + 1);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Assignments' })).toBeVisible();
  await expect(map).toHaveCount(0);
});
