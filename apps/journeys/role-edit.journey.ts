import { expect, openLink, test } from './person.ts';
import { addPerson, addRole, linkOf } from './place.ts';

test('ROLES-R8 permissions of a role appear on the open screens of its people, and disappear from them', async ({
  person,
  browser,
}) => {
  const { page, place } = person;
  const role = await addRole(place, 'Keeps the calendar', ['settings.events', 'schedules.noticeboard']);
  const holder = await addPerson(place, { first_name: 'Byron', last_name: 'Tilley', roles: [role] });
  const other = await (await browser.newContext()).newPage();
  await openLink(other, await linkOf(place, holder));
  await other.goto(`${place.address}/settings/`);
  const entry = other.getByRole('link', { name: /^Events/ });
  await expect(entry).toBeVisible();

  await person.comeIn('administrator', '/settings/user-roles/');
  await page.getByRole('link', { name: /^Keeps the calendar/ }).click();
  await expect(page.getByText('1 person has it.')).toBeVisible();
  const tick = async (on: boolean): Promise<void> => {
    await page.getByRole('searchbox').fill('list of events');
    await page.getByRole('checkbox', { name: 'See the list of events' }).setChecked(on);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(/user-roles\/?$/);
  };
  await tick(false);
  await expect(entry).toHaveCount(0);

  // The screen whose permission was removed is closed.
  await page.getByRole('link', { name: /^Keeps the calendar/ }).click();
  await page.getByRole('searchbox').fill('list of events');
  await person.show('role-edit');
  await tick(true);
  await expect(entry).toBeVisible();
  await other.context().close();
});
