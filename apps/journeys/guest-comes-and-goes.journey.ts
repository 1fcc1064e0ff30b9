/**
 * A guest is added, invited and signs in; deactivation signs them out at once; then they are deleted and
 * erased.
 */
import { expect, openLink, test } from './person.ts';

test('USERS-R3 USERS-R6 AUTH-R13 a guest signs in by link, and is signed out at once when made inactive', async ({
  person,
  browser,
}) => {
  const { page } = person;
  await person.comeIn('administrator', '/settings/users/');
  await page.getByRole('link', { name: 'Add person' }).click();
  await page.getByLabel('First name').fill('Epaphras');
  await page.getByLabel('Last name').fill('Colossae');
  await page.getByLabel('Gender').selectOption({ label: 'Brother' });
  await page.getByLabel('Appointment').selectOption({ label: 'Guest' });
  await expect(page.getByLabel('Emergency contact')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Make the text' }).click();
  const text = await sheet.getByText(/token=/).innerText();
  await person.show('guest-invited');
  await sheet.getByRole('button', { name: 'Done' }).click();

  const phone = await (await browser.newContext()).newPage();
  await openLink(phone, /https?:\/\/\S+token=\S+/.exec(text)?.[0] ?? '');
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('Epaphras');

  await page.getByLabel('Active').uncheck({ force: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Guest · Inactive')).toBeVisible();
  await phone.waitForURL('**/denied**');
  await expect(phone.getByText('Your profile is not active.')).toBeVisible();
  await phone.context().close();

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  // The list opens at its top, however far down the button was.
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeInViewport();
  await page.getByRole('button', { name: 'Deleted' }).click();
  await page.getByRole('button', { name: 'Erase Epaphras Colossae' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByText('Epaphras Colossae')).toHaveCount(0);
  expect(await page.title()).not.toContain('Epaphras');
  expect(page.url()).not.toContain('Epaphras');
});
