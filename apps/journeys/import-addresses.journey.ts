/** A new territory from a file: looked at first, then made. */
import { join } from 'node:path';
import { expect, test } from './person.ts';

const file = join(import.meta.dirname, '../../database/demo/burnie-addresses.csv');

test('an administrator imports the address file and opens one of the new maps', async ({ person }) => {
  const { page } = person;
  await person.comeIn('administrator');
  await page.getByRole('link', { name: 'Settings' }).click();
  await person.show('4-settings');
  await page.getByRole('link', { name: /^Import/ }).click();
  await page.getByRole('link', { name: /^Address list/ }).click();
  // The screen before it asks for a file too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import addresses');
  await page.getByLabel('Choose a file').setInputFiles(file);
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText(/of 6379 lines can be imported/)).toBeVisible();
  await expect(page.getByText('Range runs backwards', { exact: true })).toBeVisible();
  await person.show('4-dry-run');
  await page.getByRole('button', { name: /^Import \d+ maps$/ }).click();
  await page.getByRole('link', { name: /^Open map \d+$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Map 49$/);
  await page.getByRole('button', { name: /Preloaded addresses/ }).click();
  await expect(page.getByRole('button', { name: /^Edit: / }).first()).toBeVisible();
  await person.show('4-new-map');
});
