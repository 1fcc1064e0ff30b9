/** A secretary enters new meeting times that begin with a coming week, and takes them back. */
import { countTaps, tapsOf } from './count-taps.ts';
import { mondayAhead } from './days.ts';
import { expect, test } from './person.ts';

test('MEET-O5.3 new times begin with a coming week, are reached in four taps, and name what moves', async ({
  person,
}) => {
  const { page } = person;
  const week = mondayAhead(14);
  await countTaps(page);
  await person.comeIn('administrator');
  const taps = await tapsOf(page, async () => {
    await page.getByRole('link', { name: 'Settings' }).first().click();
    await page.getByRole('link', { name: /^Meeting settings/ }).click();
    await page.getByRole('link', { name: /^Times from a date/ }).click();
    await page.getByRole('button', { name: 'New times from a date' }).click();
  });
  expect(taps).toBe(4);
  const sheet = page.getByRole('dialog').first();
  await sheet.getByLabel(/^First week/).fill(week);
  await sheet.getByLabel('Weekend meeting: time: hour').selectOption({ label: '1 pm' });
  await person.show('meeting-times-sheet');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^\d+ meetings move\.$/)).toBeVisible();
  await person.show('meeting-times-question');
  await page.getByRole('button', { name: 'Save the times' }).click();
  const row = page.getByRole('button', { name: /^Edit: From / });
  await expect(row).toBeVisible();
  await person.show('meeting-times');
  await page.goto(`${person.place.address}/schedules/meetings/?week=${week}&type=public`);
  await expect(page.getByText('1:00').first()).toBeVisible();
  await page.goto(`${person.place.address}/settings/meetings/times/`);
  await page.getByRole('button', { name: /^More: Delete: From / }).click();
  await page.getByRole('button', { name: /^Delete: From / }).click();
  await expect(page.getByText(/^\d+ meetings move\.$/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(row).toHaveCount(0);
});
