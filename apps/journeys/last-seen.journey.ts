import { expect, openLink, test } from './person.ts';
import { addPerson, linkOf } from './place.ts';

test('USERS-O7 a person who never signed in is found, invited, and then seen today', async ({
  person,
  browser,
}) => {
  const { page, place } = person;
  const newcomer = await addPerson(place, { first_name: 'Phoebe', last_name: 'Cenchreae', roles: [2] });
  await person.comeIn('administrator', '/settings/visitors/');
  await page.getByRole('button', { name: /^Never/ }).click();
  await page.getByLabel('Find a person by name').fill('cenchr');
  const row = page.getByRole('link', { name: /Phoebe Cenchreae/ });
  await expect(row).toContainText('never');
  await person.show('last-seen');

  const phone = await (await browser.newContext()).newPage();
  await openLink(phone, await linkOf(place, newcomer));
  await page.reload();
  await page.getByRole('button', { name: /^Today/ }).click();
  await expect(row).toContainText('today');
  await phone.context().close();
});

test('USERS-O7 the list is not accessible without the permission', async ({ person }) => {
  const { page } = person;
  await person.comeIn('publisher', '/settings/visitors/');
  await expect(page.getByRole('heading', { name: 'Sign-in activity' })).toHaveCount(0);
  await expect(page.getByText('never')).toHaveCount(0);
});
