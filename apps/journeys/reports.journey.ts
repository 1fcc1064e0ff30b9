/**
 * A report from the prompt, offline, and a secretary who closes a month: reports, records of all publishers,
 * attendance.
 */
import { readFileSync } from 'node:fs';
import { expect, longWork, openLink, test, walkTo } from './person.ts';
import { addPerson, addRole, linkOf, post } from './place.ts';

test('SHELL-P3 REPORTS-R1 REPORTS-S5 a person sends the own report with three taps while offline, and it is sent when the network returns', async ({
  person,
}) => {
  const { page, place } = person;
  const roles = [await addRole(place, 'Reports only', ['schedules.noticeboard'])];
  const id = await addPerson(place, { first_name: 'Rahel', last_name: 'Rowland', roles });
  // A person who started today has last month's prompt only after an earlier report was imported.
  const earlier = new Date();
  earlier.setUTCMonth(earlier.getUTCMonth() - 3, 1);
  const brought = { user_id: id, report_month: earlier.toISOString().slice(0, 10), active: true, studies: 0 };
  await post(place.address, '/report', brought, place.bearer);
  await openLink(page, await linkOf(place, id));
  const prompt = page.getByRole('link', { name: 'Report', exact: true });
  // Prompts of a first day come before it, and are answered once.
  await expect(async () => {
    const folded = page.getByRole('button', { name: /new for you$|^\d+ more$/ });
    if (await folded.first().isVisible()) await folded.first().click();
    await expect(prompt).toBeVisible({ timeout: 5000 });
  }).toPass();
  // Without a service worker the screen must be loaded before going offline.
  await prompt.click();
  const send = page.getByRole('button', { name: /^Send \w+ report$/ });
  await expect(send).toBeVisible();
  await page.goBack();
  await expect(prompt).toBeVisible();
  await page.context().setOffline(true);
  // The first tap opens the form, the second answers it, the third sends.
  await prompt.click();
  await page.getByRole('button', { name: 'More: Bible studies' }).click();
  await person.show('own-report');
  await send.click();
  await expect(page.getByText(/is sent once you are online\.$/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('button', { name: /^Correct \w+ report$/ })).toBeVisible();
  const stored = async () => {
    const answer = await fetch(`${place.address}/api/service-report/${id}`, {
      headers: { authorization: `Bearer ${place.bearer}` },
    });
    const { data } = (await answer.json()) as { data: { active: boolean; studies: number }[] };
    return data.map(({ active, studies }) => ({ active, studies })).filter(({ studies }) => studies > 0);
  };
  await expect.poll(stored, { timeout: 20_000 }).toEqual([{ active: true, studies: 1 }]);
});

test('REPORTS-S1 MSG-O3 PRINT-P11 PRINT-R1 REPORTS-O8 a secretary enters a missing report, sees the price of a reminder, saves all records, and enters an attendance', async ({
  person,
}) => {
  const { page } = person;
  await person.comeIn('administrator', '/settings/print/');
  const records = page.getByRole('region', { name: 'Publishers’ records (S-21)' });
  await records.getByRole('button', { name: 'Records of all publishers' }).click();
  await expect(records.getByText(/^Preparing the file|^The file is ready/)).toBeVisible();

  // The person leaves the screen while the records are created.
  await walkTo(page, '/settings/reports/');
  const missing = page.getByRole('list', { name: 'Missing' });
  await expect(missing).toBeVisible();
  await person.show('reports');
  const all = missing.locator('..').getByRole('button', { name: /^Show all \d+$/ });
  if (await all.isVisible()) await all.click();
  await page.getByRole('button', { name: /^Missing \d+$/ }).click();
  const enter = page.getByRole('button', { name: /^Enter the report of / }).first();
  const first = ((await enter.getAttribute('aria-label')) ?? '').replace('Enter the report of ', '');
  await expect(missing.getByRole('button', { name: `Remind ${first}`, exact: true })).toHaveCount(1);
  await enter.click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Save report' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(missing.getByRole('button', { name: `Remind ${first}`, exact: true })).toHaveCount(0);
  await missing
    .getByRole('button', { name: /^Remind / })
    .first()
    .click();
  await expect(sheet.getByRole('button', { name: 'Send 1 reminder' })).toBeVisible();
  await person.show('remind');
  await sheet.getByRole('button', { name: 'Cancel' }).click();

  await walkTo(page, '/settings/meeting-attendance/');
  // The meetings of this week may be still to come, and this week may be in two months.
  await page
    .getByRole('button', { name: /^Enter the week of/ })
    .nth(2)
    .click();
  await sheet.getByLabel('Weekend').fill('137');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('row', { name: /137$/ })).toBeVisible();
  await person.show('attendance');
  // The previous year is one press away, month by month, each with its average.
  const year = page.getByText(/^Service year \d{4}$/);
  const named = await year.innerText();
  await page.getByRole('button', { name: 'Earlier year' }).click();
  await expect(year).toHaveText(`Service year ${Number(named.slice(-4)) - 1}`);
  const averages = page.getByRole('row', { name: /^Average \d+ \d+$/ });
  // The demo has attendance of the past half year.
  await expect(averages.nth(2)).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(12);

  await walkTo(page, '/settings/print/');
  const save = records.getByRole('button', { name: 'Save the records (PDF)' });
  await expect(save).toBeVisible(longWork);
  await person.show('records-made');
  const saved = page.waitForEvent('download');
  await save.click();
  const bytes = readFileSync(await (await saved).path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
});
