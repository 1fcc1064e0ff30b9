import { readFileSync } from 'node:fs';
import { expect, test } from './person.ts';

test('PRINT-P6 PRINT-P14 the S-13 of last year is created and opened, and the do-not-calls are shown', async ({
  person,
}) => {
  const { page } = person;
  await person.comeIn('administrator');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: /Print and export/ }).click();
  await page
    .getByRole('region', { name: /^Territory assignment record/ })
    .getByLabel('Service year')
    .selectOption({ index: 1 });
  await person.show('printing');
  const saved = page.waitForEvent('download');
  await page
    .getByRole('region', { name: 'Territory assignment record (S-13)' })
    .getByRole('button', { name: 'Make PDF' })
    .click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^s-13-\d{4}\.pdf$/);
  const bytes = readFileSync(await file.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.length).toBeGreaterThan(20_000);
  await page.getByRole('link', { name: 'Show the list' }).click();
  await expect(page.getByRole('heading', { name: /^Map \d+/ }).first()).toBeVisible();
  await person.show('print-do-not-calls');
});
