/**
 * Scanners of mail providers fetch links and even run their scripts; the link must still work for the person.
 */
import { expect, test } from './person.ts';
import { freshLink } from './place.ts';

test('a scanner that fetches the link and runs its scripts does not use it up, and it works once', async ({
  person,
  browser,
}) => {
  const { page, place } = person;
  const link = await freshLink(place, 'servant');
  expect((await fetch(link)).status).toBe(200);
  expect((await fetch(link, { method: 'HEAD' })).status).toBe(200);
  const scanner = await browser.newPage();
  await scanner.goto(link);
  await expect(scanner.getByRole('button', { name: 'Open Sheaf' })).toBeVisible();
  expect(scanner.url()).not.toContain('token');
  await scanner.close();

  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Open Sheaf' })).toBeVisible();
  expect(page.url()).not.toContain('token');
  await person.show('2-link');
  await page.getByRole('button', { name: 'Open Sheaf' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Samuel');

  const second = await browser.newContext();
  const other = await second.newPage();
  await other.goto(link);
  await other.getByRole('button', { name: 'Open Sheaf' }).click();
  await expect(other.getByRole('alert')).toContainText('This link was already used');
  await second.close();
});
