import { readFileSync } from 'node:fs';
import { expect, longWork, test, walkTo } from './person.ts';

test('EXPORT-S1 EXPORT-S2 an export is created while the person is on another screen, and downloaded', async ({
  person,
}) => {
  const { page } = person;
  await person.comeIn('administrator', '/settings/');
  await page.getByRole('link', { name: /Export everything/ }).click();
  await page.getByRole('button', { name: 'Start the export' }).click();
  await expect(page.getByText(/% done|Waiting to start|Ready to download/)).toBeVisible();
  await walkTo(page, '/settings/');
  await walkTo(page, '/settings/export/');
  await expect(page.getByText('Ready to download')).toBeVisible(longWork);
  await person.show('export-everything');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^sheaf-\d{4}-\d\d-\d\d\.zip$/);
  const bytes = readFileSync(await file.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(bytes.includes('manifest.json')).toBe(true);
  await page.getByRole('button', { name: 'Delete now' }).click();
  await expect(page.getByRole('button', { name: 'Start the export' })).toBeVisible();
});
