/** A speaker is proposed to a coordinator who has no account: they ask for another date by link, and it is accepted (X-INVITE-SPEAKER). */
import { expect, test } from './person.ts';

/** A Sunday so many weeks after the next one. */
function sunday(weeks: number): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + 7 - day.getUTCDay() + weeks * 7);
  return day.toISOString().slice(0, 10);
}

test('PROP-C1 PROP-R2 a coordinator elsewhere asks for another date by link, and both have it', async ({
  person,
  browser,
}) => {
  const { page, place } = person;
  await person.comeIn('administrator');
  await page.goto(`${place.address}/settings/proposals/?congregation=`);
  const form = page.getByRole('dialog', { name: 'Propose a speaker' });
  await form.getByLabel('Speaker', { exact: true }).selectOption({ index: 1 });
  await form.getByLabel('Congregation', { exact: true }).selectOption({ label: 'Not in the directory' });
  await form.getByLabel('Name of the congregation').fill('Wynyard');
  await form.getByLabel('Date', { exact: true }).fill(sunday(20));
  await form.getByLabel('Numbers of the talks').fill('12, 45');
  await form.getByLabel('Send the link by e-mail').uncheck({ force: true });
  await person.show('propose');
  await form.getByRole('button', { name: 'Propose', exact: true }).click();
  const text = await page.getByText(/\/propose#/).textContent();
  const link = /https?:\/\/\S+\/propose#\S+/.exec(text ?? '')![0];

  const stranger = await browser.newContext();
  const phone = await stranger.newPage();
  await phone.goto(link);
  await phone.getByLabel('Which talk?').selectOption({ index: 1 });
  await phone.getByRole('button', { name: 'Another date' }).click();
  await phone.getByLabel('Which date would suit you?').fill(sunday(21));
  await phone.getByRole('button', { name: 'Ask for this date' }).click();
  await expect(phone.getByRole('status')).toContainText('You asked for');

  // What another side does is in no change of the own congregation, so it is read again.
  await page.goto(`${place.address}/settings/proposals/`);
  await person.show('proposals');
  await page.getByRole('button', { name: /^Accept / }).click();
  await expect(page.getByRole('status').filter({ hasText: 'is accepted' })).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('status')).toContainText('Agreed');
  await stranger.close();
});
