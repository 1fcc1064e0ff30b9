/** The week of a circuit overseer visit: an elder enters it, the schedule follows, and is as before without it. */
import { dayAfter, mondayAhead } from './days.ts';
import { expect, test } from './person.ts';

test('X-VISIT X-VISIT.2 X-VISIT.6 a visit changes both meetings of its week, and its deletion changes them back', async ({
  person,
}) => {
  const { page } = person;
  const week = mondayAhead(12);
  const name = 'Visit of Amos Hale';
  const show = (type: 'clam' | 'public') =>
    page.goto(`${person.place.address}/schedules/meetings/?week=${week}&type=${type}`);
  await person.comeIn('administrator', '/settings/events/');
  await page.getByRole('button', { name: 'Add event' }).click();
  const sheet = page.getByRole('dialog').first();
  await sheet.getByLabel('Type').selectOption({ label: 'Circuit overseer visit' });
  await sheet.getByLabel('Name').fill(name);
  await sheet.getByLabel('Start: day').fill(dayAfter(week, 1));
  await sheet.getByLabel('Speaker', { exact: true }).fill('Amos Hale');
  await sheet.getByLabel('Theme of the public talk').fill('A firm hope');
  await sheet.getByLabel('Theme of the service talk').fill('Stay close');
  await sheet.getByRole('switch', { name: /^Hold the midweek meeting on Tue/ }).click({ force: true });
  await person.show('event-visit');
  await sheet.getByRole('button', { name: 'Save' }).click();
  const anyway = page.getByRole('button', { name: 'Save the event' });
  const saved = page.getByRole('button', { name: `More: Delete event: ${name}` });
  await expect(anyway.or(saved).first()).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(saved).toBeVisible();

  await show('clam');
  const talk = page.getByRole('article').filter({ hasText: 'Service talk: Stay close' });
  await expect(talk).toContainText('Amos Hale');
  await expect(page.getByText('Week of the circuit overseer')).toBeVisible();
  const study = page.getByRole('article').filter({ hasText: 'Congregation study' });
  await expect(study).toHaveCount(0);
  await person.show('visit-midweek');
  await show('public');
  await expect(page.getByRole('article').filter({ hasText: 'Final talk' })).toContainText('Amos Hale');
  await expect(page.getByRole('heading', { name: 'A firm hope' })).toBeVisible();
  await person.show('visit-weekend');

  await page.goto(`${person.place.address}/settings/events/`);
  await saved.click();
  await page.getByRole('button', { name: `Delete event: ${name}`, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(saved).toHaveCount(0);
  await show('clam');
  await expect(study).toBeVisible();
  await expect(page.getByText('Week of the circuit overseer')).toHaveCount(0);
});
