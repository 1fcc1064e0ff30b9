/** A writer hangs a notice, and a publisher reads and confirms it, also without a connection. */
import { countTaps, tapsOf } from './count-taps.ts';
import { expect, openLink, test } from './person.ts';
import { linkOf } from './place.ts';

/** One pixel. */
const plan = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('X-BOARD-1 X-BOARD-5 X-BOARD-6 a notice with a list and a file is written, read and confirmed', async ({
  person,
  browser,
}) => {
  const { page, place } = person;
  await countTaps(page);
  await person.comeIn('administrator');
  const taps = await tapsOf(page, async () => {
    await page.getByRole('link', { name: 'Schedules' }).first().click();
    await page.getByRole('link', { name: /^Noticeboard/ }).click();
    await page.getByRole('button', { name: 'New notice' }).click();
  });
  expect(taps).toBe(3);
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Title').fill('Parking at the hall');
  await sheet.getByLabel('Text').fill('Leave free:');
  await sheet.getByLabel('Text').press('End');
  await sheet.getByLabel('Text').pressSequentially('\nthe ramp');
  await sheet.getByRole('button', { name: 'List' }).click();
  await sheet.getByRole('switch', { name: 'Ask to confirm that it was read' }).click();
  await person.show('notice-sheet');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'the ramp' })).toBeVisible();
  const file = { name: 'Plan.png', mimeType: 'image/png', buffer: plan };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('Plan', { exact: true })).toBeVisible();
  await person.show('notice-writer');

  const context = await browser.newContext();
  const reader = await context.newPage();
  await openLink(reader, await linkOf(place, place.people.publisher));
  await reader.goto(`${place.address}/schedules/noticeboard/`);
  const row = reader.getByRole('link', { name: /^Parking at the hall/ });
  await expect(row).toBeVisible();
  await row.click();
  await expect(reader.getByText('the ramp')).toBeVisible();
  await context.setOffline(true);
  await reader.getByRole('button', { name: 'I have read it' }).click();
  await expect(reader.getByText('You confirmed it. It is sent when there is a connection.')).toBeVisible();
  await context.setOffline(false);
  await expect(reader.getByText('You confirmed that you read it.')).toBeVisible();

  await page.reload();
  await expect(page.getByText(/^1 of \d+ has confirmed it$/)).toBeVisible();
  await page.getByRole('button', { name: /have not$/ }).click();
  await person.show('notice-reads');
  await page.goto(`${place.address}/schedules/noticeboard/`);
  await person.show('noticeboard');
  await page.getByRole('link', { name: /^Parking at the hall/ }).click();
  await page.getByRole('button', { name: 'More: this notice' }).click();
  await page.getByRole('button', { name: 'Remove a notice' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Parking at the hall/ })).toHaveCount(0);
  await context.close();
});
