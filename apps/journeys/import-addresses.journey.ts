/**
 * A new territory from a file: a dry run on the ground, the import, a repeated import without effect, and
 * undo.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, longWork, test, walkTo } from './person.ts';

const demo = readFileSync(join(import.meta.dirname, '../../database/demo/burnie-addresses.csv'), 'utf8');
/**
 * The demo's maps contain these addresses: part of a neighbouring town with the same shape and other streets.
 * A server test cuts the whole town into maps.
 */
const part = demo.split('\n').filter((line, index) => index === 0 || /^[^,]+,[C-F]/.test(line));
const file = {
  name: 'addresses.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    part.map((line) => line.replace(/^([^,]+),([^,]+),(\d+),-41\./, '$1,North $2,$3,-40.')).join('\n'),
  ),
};

test('an administrator imports an address list, finds nothing new in it again, and undoes the import', async ({
  person,
}) => {
  test.slow();
  const { page } = person;
  await person.comeIn('administrator');
  await page.getByRole('link', { name: 'Settings' }).click();
  await person.show('4-settings');
  await page.getByRole('link', { name: /^Import/ }).click();
  await page.getByRole('link', { name: /^Address list/ }).click();
  const look = async (): Promise<void> => {
    // The previous screen also has a file input.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import addresses');
    await page.getByLabel('Choose a file').setInputFiles(file);
    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(page.getByText(/of 1,007 lines can be imported/)).toBeVisible(longWork);
  };
  await look();
  await expect(page.locator('[data-ready="true"]')).toBeVisible();
  await page.getByText('All new maps as a list').click();
  await page.getByRole('button', { name: /^Map 49, North / }).click();
  await expect(
    page.getByRole('status').filter({ hasText: /^Map 49, North .+ addresses, \d+ streets$/ }),
  ).toBeVisible();
  await person.show('4-dry-run');

  const makes = page.getByRole('button', { name: /^Import new maps \(\d+\)$/ });
  await page
    .getByLabel(/^House numbers listed more than once without a unit: 13/)
    .selectOption('One address each (13)');
  await expect(page.getByText(/^985 of 1,007 lines/)).toBeVisible(longWork);
  await page
    .getByLabel(/^House numbers listed more than once without a unit: 13/)
    .selectOption('Units of one building (35)');
  await expect(page.getByText(/^1,007 of 1,007 lines/)).toBeVisible(longWork);
  await makes.click();
  await expect(page.getByRole('button', { name: 'Undo this import' })).toBeVisible(longWork);
  await expect(page.getByText(/^Imported\. New maps: \d+\.$/).first()).toBeVisible();
  await person.show('4-imported');
  await page.getByRole('link', { name: /^Open map \d+$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Map 49$/);
  await page.getByRole('button', { name: /Preloaded addresses/ }).click();
  await expect(page.getByRole('button', { name: /^Edit: / }).first()).toBeVisible();
  await person.show('4-new-map');

  await walkTo(page, '/settings/maps/import/');
  await look();
  await expect(page.getByText('1,007 addresses are here already and are left out.')).toBeVisible();
  await expect(page.getByText('There is nothing new in this file.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import new maps \(\d+\)$/ })).toBeDisabled();
  await person.show('4-nothing-new');

  await walkTo(page, '/settings/imports/');
  await page
    .getByRole('button', { name: /^Undo this import: Address list/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo this import' }).click();
  await expect(
    page.getByRole('main').getByText('The import is undone. The territory is as it was before.'),
  ).toBeVisible(longWork);

  await walkTo(page, '/settings/maps/import/');
  await look();
  await makes.click();
  await page.getByRole('button', { name: 'Undo this import' }).click(longWork);
  await expect(
    page.getByRole('main').getByText('The import is undone. The territory is as it was before.'),
  ).toBeVisible(longWork);
  await walkTo(page, '/settings/maps/');
  await expect(page.getByText('Map 48', { exact: true })).toBeVisible();
  await expect(page.getByText('Map 49', { exact: true })).toHaveCount(0);
});
