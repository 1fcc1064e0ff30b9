import { expect, openLink, test } from './person.ts';
import { addPerson, linkOf } from './place.ts';

// A phrase in everybody's settings menu that no other journey reads.
const builtIn = 'The days on which you are away';
const own = 'Days on which we leave you free';

test('I18N-R7 I18N-R8 an edited phrase appears on an open phone, persists, and can be reset', async ({
  person,
  browser,
}) => {
  const { page, place } = person;
  const reader = await addPerson(place, { first_name: 'Silas', last_name: 'Quinlan', roles: [2] });
  const other = await (await browser.newContext()).newPage();
  await openLink(other, await linkOf(place, reader));
  await other.goto(`${place.address}/settings/`);
  await expect(other.getByText(builtIn)).toBeVisible();
  await other.evaluate('window.openedOnce = true');

  await person.comeIn('administrator', '/settings/');
  await page.getByRole('link', { name: /^Translations/ }).click();
  await expect(page.getByRole('link', { name: /العربية/ })).toBeVisible();
  await person.show('translations');
  await page.getByRole('link', { name: /^English/ }).click();
  await expect(page.getByRole('link', { name: /^People and profile/ })).toBeVisible();
  await person.show('translation-sections');
  await page.getByRole('link', { name: /^People and profile/ }).click();
  await page.getByRole('searchbox').fill('on which you are away');
  await page.getByRole('button', { name: builtIn }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Wording').fill('Days away of {name}');
  await expect(sheet.getByText(/Keep every word in braces/)).toBeVisible();
  await person.show('translation-line');
  await sheet.getByLabel('Wording').fill(own);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toHaveCount(0);

  await expect(other.getByText(own)).toBeVisible();
  expect(await other.evaluate('window.openedOnce')).toBe(true);
  await other.reload();
  await expect(other.getByText(own)).toBeVisible();
  await other.evaluate('window.openedOnce = true');

  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: 'Our own', exact: true }).click();
  await page.getByRole('button', { name: own }).click();
  await sheet.getByRole('button', { name: 'Back to the built-in wording' }).click();
  await expect(page.getByText('No line of this section has been edited.')).toBeVisible();
  await expect(other.getByText(builtIn)).toBeVisible();
  expect(await other.evaluate('window.openedOnce')).toBe(true);
  await other.context().close();
});
