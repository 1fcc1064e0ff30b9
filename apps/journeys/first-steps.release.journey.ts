/**
 * From the command that founds a congregation along the first steps to a printed first schedule. Each step is
 * opened from the checklist, and found done there afterwards.
 */
import type { Page } from '@playwright/test';
import { mondayAhead } from './days.ts';
import { foundCongregation } from './found-congregation.ts';
import { expect, longWork, openLink, test } from './person.ts';
import { workbookFile } from './workbook-file.ts';

const rows = Array.from({ length: 12 }, (_, index) =>
  index < 6
    ? `Amos,Rowe${index + 1},male,elder,,amos${index + 1}@strahan.example.org`
    : `Rhoda,Rowe${index + 1},female,publisher,,`,
);
const people = {
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['first_name,last_name,gender,appointment,qualifications,email', ...rows].join('\n')),
};

const checklist = '/settings/moving-in/';

/** Opens the checklist and presses a link of a step. */
async function begin(page: Page, step: string): Promise<void> {
  await page.goto(new URL(checklist, page.url()).href);
  await page.getByRole('link', { name: step, exact: true }).click();
}

async function expectDone(page: Page, title: string, done: string): Promise<void> {
  await page.goto(new URL(checklist, page.url()).href);
  await expect(page.getByRole('region', { name: `${title}, Done` })).toBeVisible();
  await expect(page.getByText(done)).toBeVisible();
}

async function hide(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Hide: ${title}` }).click();
  await expect(page.getByRole('button', { name: `Show again: ${title}` })).toBeVisible();
}

test('SETTINGS-R13 SETTINGS-R13.4 a founder follows the first steps from the command line to a printed first schedule', async ({
  person,
  browser,
}) => {
  test.setTimeout(240_000);
  const { page, place } = person;
  const week = mondayAhead(1);
  await openLink(page, await foundCongregation(place, { congregation: 'Strahan', family: 'Rowe' }));
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByText('0 of 12 steps are done.')).toBeVisible();

  await begin(page, 'Import people');
  await page.getByLabel('Choose a file').setInputFiles(people);
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Import this file' }).click();
  await expect(page.getByText('Imported.')).toBeVisible(longWork);
  await expectDone(page, 'People', '1 of 12 steps are done.');

  await begin(page, 'Name the circuit');
  await page.getByRole('textbox', { name: /^Circuit/ }).fill('TAS 1');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main').getByText('Settings saved.')).toBeVisible();
  await expectDone(page, 'Circuit and address', '2 of 12 steps are done.');

  await begin(page, 'Set the meetings');
  await page.getByLabel('Public talk coordinator').selectOption({ label: 'Rowe1, Amos' });
  await page.getByLabel('Classes of new midweek meetings').selectOption('Two classes');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main').getByText('Settings saved.')).toBeVisible();
  await expectDone(page, 'Meeting times and coordinator', '3 of 12 steps are done.');

  await begin(page, 'Choose people');
  await page.getByRole('link', { name: /^Rowe2, Amos/ }).click();
  await page.getByRole('checkbox', { name: 'Elder', exact: true }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectDone(page, 'Roles', '4 of 12 steps are done.');

  await begin(page, 'Add groups');
  await page.getByRole('button', { name: 'Add group' }).click();
  const group = page.getByRole('dialog');
  await group.getByLabel('Name').fill('Harbour');
  await group.getByLabel('Overseer').selectOption({ label: 'Rowe1, Amos' });
  await group.getByLabel('Address').fill('12 Harbour Road');
  await group.getByRole('button', { name: /^(Add group|Save)$/ }).click();
  await expect(group).toHaveCount(0);
  await expectDone(page, 'Field service groups', '5 of 12 steps are done.');

  await begin(page, 'Mark qualifications');
  await page.getByRole('link', { name: /^Bible Reading/ }).click();
  await page.getByRole('button', { name: 'Add Publisher' }).click();
  const qualifying = page.getByRole('dialog');
  await qualifying.getByRole('checkbox', { name: 'Rowe3, Amos' }).check();
  await qualifying.getByRole('button', { name: 'Add 1' }).click();
  await expect(qualifying).toHaveCount(0);
  await expectDone(page, 'Qualifications', '6 of 12 steps are done.');

  for (const title of ['Duties at the meetings', 'Maps', 'Addresses', 'History']) await hide(page, title);
  await expect(page.getByText('6 of 8 steps are done.')).toBeVisible();
  await person.show('first-steps-hidden');

  await begin(page, 'Import a workbook');
  await page.locator('input[type=file]').setInputFiles(workbookFile(week, 'Harvest of Old'));
  await page.getByRole('button', { name: 'Check workbook' }).click();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('main').getByText('1 week was imported.').first()).toBeVisible(longWork);
  await expectDone(page, 'Workbook', '7 of 8 steps are done.');

  await begin(page, 'Invite people');
  await page.getByRole('link', { name: /^Rowe2, Amos/ }).click();
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const invitation = page.getByRole('dialog');
  await invitation.getByLabel(/^E-mail/).check();
  await invitation.getByRole('button', { name: 'Send invite' }).click();
  await expect(invitation.getByText(/^Sent\. The link works until/)).toBeVisible();
  await page.goto(`${place.address}/settings/outbox/`);
  const mail = page.getByText(/Amos[\s\S]*token=/).first();
  const link = /http\S+token=\S+/.exec((await mail.textContent()) ?? '')?.[0] ?? '';
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await openLink(phone, link);
  await phone.context().close();
  await expectDone(page, 'Invitations', '8 of 8 steps are done.');
  await expect(page.getByText('All steps are done. You can import more at any time.')).toBeVisible();

  await page.getByRole('link', { name: 'Plan the meetings' }).click();
  await page.getByRole('button', { name: /^Following week/ }).click();
  await page.getByRole('button', { name: 'Assign: 3. Reading Aloud' }).first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: /^Amos Rowe3,/ }).click();
  await sheet.getByRole('button', { name: 'Assign Amos Rowe3' }).click();
  await expect(sheet).toHaveCount(0);
  await page.goto(`${place.address}/settings/print/?from=${week}&to=${week}`);
  const saving = page.waitForEvent('download', longWork);
  await page.getByRole('button', { name: 'Make PDF' }).first().click();
  expect((await saving).suggestedFilename()).toBe(`s-140-${week}.pdf`);
});
