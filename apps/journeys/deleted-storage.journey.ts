/** A browser deletes what the app stored, as Safari does after a week: the cookie signs the person in again. */
import { expect, openLink, test } from './person.ts';
import { addPerson, linkOf } from './place.ts';

test('AUTH-R23 AUTH-R23.3 a person whose browser deleted the session is signed in again without a link, but not after signing out', async ({
  person,
}) => {
  const { page, place } = person;
  const reader = await addPerson(place, { first_name: 'Orla', last_name: 'Fenwick', roles: [2] });
  await openLink(page, await linkOf(place, reader));
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
  const kept = "localStorage.getItem('sheaf.session')";
  const before = await page.evaluate<string>(kept);
  await page.evaluate('localStorage.clear()');
  await page.goto(`${place.address}/assignments/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Assignments' })).toBeVisible();
  const after = JSON.parse(await page.evaluate<string>(kept)) as { token: string };
  expect(after.token).not.toBe((JSON.parse(before) as { token: string }).token);
  expect(await page.evaluate<string>('document.cookie')).toBe('__Host-sheaf-recoverable=1');

  await page.getByRole('link', { name: 'Settings' }).tap();
  await page.getByRole('button', { name: /^Sign out/ }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).tap();
  await expect(page.getByRole('heading', { name: 'Open your own link' })).toBeVisible();
  await page.goto(`${place.address}/assignments/`);
  await expect(page.getByRole('heading', { name: 'Open your own link' })).toBeVisible();
  expect(await page.evaluate<string>('document.cookie')).toBe('');
});
