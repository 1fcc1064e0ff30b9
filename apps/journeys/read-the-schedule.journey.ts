/** The schedule on the phone of somebody who only reads it: at home, in the hall without reception, and on another day. */
import { expect, test } from './person.ts';

test('the schedule opens without a network, and its weeks are turned over; nothing can be changed there', async ({
  person,
  context,
}) => {
  const { place } = person;
  await person.comeIn('administrator');
  await person.page.goto(`${place.address}/schedules/`);
  await person.page.getByRole('link', { name: /Meetings/ }).click();
  await expect(person.page.getByRole('button', { name: 'Edit the schedule' })).toBeVisible();
  await person.show('schedule');
  await person.page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  // Once more under the worker, which keeps the files of the screen.
  await person.page.reload();
  await expect(person.page.getByRole('button', { name: 'Edit the schedule' })).toBeVisible();
  await person.page.waitForTimeout(3000);

  await context.setOffline(true);
  await person.page.close();
  const page = await context.newPage();
  await page.goto(`${place.address}/schedules/meetings/?type=clam`);
  await expect(page.getByRole('heading', { name: 'Treasures' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit the schedule' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /(Assign|Change): / })).toHaveCount(0);
  for (let week = 0; week < 13; week += 1) {
    await page.getByRole('button', { name: 'Following week' }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  }
  await page.getByRole('button', { name: /Go to this week/ }).click();
  for (let week = 0; week < 4; week += 1) {
    await page.getByRole('button', { name: 'Previous week' }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  }
  await page.getByRole('button', { name: 'Previous week' }).click();
  await expect(page.getByText('Sheaf could not be reached.')).toBeVisible();
  await context.setOffline(false);
});
