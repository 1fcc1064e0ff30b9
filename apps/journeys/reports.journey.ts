/** A report from the prompt without a network, a secretary who closes the month, the records of all, and a week of attendance. */
import { readFileSync } from 'node:fs';
import { expect, longWork, test } from './person.ts';

test('SHELL-P3 REPORTS-R1 REPORTS-S5 the own report is sent in three taps, without a network, and arrives once there is one', async ({
  person,
}) => {
  const { page, place } = person;
  await person.comeIn('publisher');
  const prompt = page.getByRole('link', { name: /report/i }).first();
  await expect(prompt).toBeVisible();
  await page.goto(`${place.address}/settings/reports/`);
  await expect(page.getByRole('button', { name: /^Send \w+ \d{4} report/ })).toBeVisible();
  await page.goBack();
  await page.context().setOffline(true);
  // The first tap opens it, the second says what is asked, the third sends.
  await prompt.click();
  const send = page.getByRole('button', { name: /^Send \w+ \d{4} report/ });
  await expect(send).toBeVisible();
  await page.getByRole('button', { name: 'More: Bible studies' }).click();
  await person.show('own-report');
  await send.click();
  await expect(page.getByText(/is sent once you are online\.$/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(page.getByRole('button', { name: /^Send \w+ \d{4} report again/ })).toBeVisible();
});

test('REPORTS-S1 PRINT-P11 PRINT-R1 REPORTS-O8 a secretary enters a missing report, takes the records of all along, and counts a meeting', async ({
  person,
}) => {
  const { page, place } = person;
  await person.comeIn('administrator');
  await page.goto(`${place.address}/settings/reports/`);
  await person.show('reports');
  const missing = page.getByRole('button', { name: /^Enter the report of/ });
  await missing.last().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Save report' }).click();
  await expect(sheet).toHaveCount(0);

  await page.goto(`${place.address}/settings/print/`);
  const records = page.getByRole('region', { name: 'Publishers’ records (S-21)' });
  await records.getByRole('button', { name: 'Records of all' }).click();
  await expect(records.getByText(/^Preparing the file|^The file is ready/)).toBeVisible();
  // One may leave meanwhile.
  await page.goto(`${place.address}/settings/report-totals/`);
  await expect(page.getByRole('heading', { name: 'Composition' })).toBeVisible();
  await person.show('totals');
  await page.goto(`${place.address}/settings/print/`);
  const save = records.getByRole('button', { name: 'Save the records (PDF)' });
  await expect(save).toBeVisible(longWork);
  await person.show('records-made');
  const saved = page.waitForEvent('download');
  await save.click();
  const bytes = readFileSync(await (await saved).path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');

  await page.goto(`${place.address}/settings/meeting-attendance/`);
  await page
    .getByRole('button', { name: /the week of/i })
    .first()
    .click();
  await sheet.getByLabel('Weekend').fill('91');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText('91').first()).toBeVisible();
  await person.show('attendance');
});
