import { dayAhead } from './days.ts';
import { expect, openLink, test } from './person.ts';
import { addPerson, linkOf } from './place.ts';

test('USERS-R18 USERS-R19 days away entered by a publisher appear for those who assign', async ({
  person,
  browser,
}) => {
  const { page, place } = person;
  const traveller = await addPerson(place, { first_name: 'Naaman', last_name: 'Rasmussen', roles: [2] });
  const other = await (await browser.newContext()).newPage();
  await openLink(other, await linkOf(place, place.people.administrator));
  await other.goto(`${place.address}/settings/away/`);
  await expect(other.getByRole('heading', { name: 'Dates away' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Naaman Rasmussen' })).toHaveCount(0);

  await openLink(page, await linkOf(place, traveller));
  await page.goto(`${place.address}/settings/away/`);
  await expect(page.getByText(/There are no dates away yet/)).toBeVisible();
  await person.show('away-empty');
  await page.getByRole('button', { name: 'Add dates' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('First day away').fill(dayAhead(10));
  await sheet.getByLabel('Last day away').fill(dayAhead(8));
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('The last day is before the first.')).toBeVisible();
  await person.show('away-sheet');
  await sheet.getByLabel('Last day away').fill(dayAhead(13));
  await sheet.getByLabel('Comment').fill('Visiting family');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('4 days · Visiting family')).toBeVisible();
  // No days away of other people are listed.
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
  await person.show('away');

  const seen = other
    .getByRole('region', { name: 'Naaman Rasmussen' })
    .or(other.locator('section', { has: other.getByRole('heading', { name: 'Naaman Rasmussen' }) }));
  await expect(seen.first()).toContainText('4 days · Visiting family');
  await other.context().close();
});
