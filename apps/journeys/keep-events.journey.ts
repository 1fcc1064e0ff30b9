/**
 * Two elders edit the events: one adds a visit, both change it at the same moment, and both see the conflict.
 */
import { expect, openLink, test } from './person.ts';
import { linkOf } from './place.ts';

test('EVENTS-R2 EVENTS-R5 an event is added by date, hour and minute, and a concurrent edit shows both versions', async ({
  person,
  browser,
}) => {
  const { page, place } = person;
  await person.comeIn('administrator', '/settings/events/');
  await page.getByRole('button', { name: 'Add event' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('Name is missing.')).toBeVisible();
  await sheet.getByLabel('Name').fill('Cleaning of the hall');
  await sheet.getByLabel('Start: day').fill('2099-03-14');
  await expect(sheet.getByLabel('Start: hour')).toHaveValue('19');
  await sheet.getByLabel('Start: hour').selectOption({ label: '9 am' });
  await sheet.getByLabel('Start: minute').selectOption('30');
  await expect(sheet.getByLabel('End: hour')).toHaveValue('10');
  await sheet.getByLabel('Place').fill('Kingdom Hall');
  await person.show('event-sheet');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('9:30 am to 10:30 am')).toBeVisible();
  await person.show('events');

  const other = await (await browser.newContext()).newPage();
  await openLink(other, await linkOf(place, place.people.administrator));
  await other.goto(`${place.address}/settings/events/`);
  await other.getByRole('button', { name: 'Edit event: Cleaning of the hall' }).click();
  await page.getByRole('button', { name: 'Edit event: Cleaning of the hall' }).click();
  await other.getByRole('dialog').getByLabel('Place').fill('Assembly Hall');
  await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('dialog')).toHaveCount(0);

  await sheet.getByLabel('Name').fill('Spring cleaning');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByRole('row', { name: 'Place Assembly Hall Kingdom Hall' })).toBeVisible();
  await person.show('event-conflict');
  await sheet.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Spring cleaning')).toBeVisible();
  await expect(page.getByText('Kingdom Hall')).toBeVisible();
  await other.context().close();
});
