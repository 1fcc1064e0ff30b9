/** A speaker is proposed to a coordinator who has no account: they ask for another date by link, and it is accepted (X-INVITE-SPEAKER). */
import { expect, test } from './person.ts';

test('a coordinator elsewhere asks for another date by link, and both have it', async ({
  person,
  browser,
}) => {
  const { page, place } = person;
  await person.comeIn('administrator');
  await page.goto(`${place.address}/settings/proposals/?congregation=`);
  await page.getByLabel('Speaker').selectOption({ index: 1 });
  await page.getByLabel('Congregation', { exact: true }).selectOption({ label: 'Not in the directory' });
  await page.getByLabel('Name of the congregation').fill('Wynyard');
  await page.getByLabel('Date').fill('2027-05-09');
  await page.getByLabel('Numbers of the talks').fill('12, 45');
  await page.getByLabel('Send the link by e-mail').uncheck({ force: true });
  await person.show('1-propose');
  await page.getByRole('button', { name: 'Propose', exact: true }).click();
  const text = await page.getByText(/\/propose#/).textContent();
  const link = /https?:\/\/\S+\/propose#\S+/.exec(text ?? '')![0];

  const stranger = await browser.newContext();
  const phone = await stranger.newPage();
  await phone.goto(link);
  await phone.getByLabel('Which talk?').selectOption({ index: 1 });
  await phone.getByRole('button', { name: 'Another date' }).click();
  await phone.getByLabel('Which date would suit you?').fill('2027-05-16');
  await phone.getByRole('button', { name: 'Ask for this date' }).click();
  await expect(phone.getByRole('status')).toContainText('You asked for');

  await page.goto(`${place.address}/settings/proposals/`);
  await person.show('2-asked');
  await page.getByRole('button', { name: /^Accept .* for 16 May/ }).click();
  await expect(page.getByRole('status')).toContainText('is accepted');
  await phone.reload();
  await expect(phone.getByRole('status')).toContainText('Agreed');
  await stranger.close();
});
