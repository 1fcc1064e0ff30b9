import { mondayAhead } from './days.ts';
import { expect, longWork, test, walkTo } from './person.ts';
import { workbookFile } from './workbook-file.ts';

const week = mondayAhead(24);

test('MEET-S8 MEET-R9 X-WORKBOOK a workbook is imported, edited, imported again with a conflict, reset and rolled back', async ({
  person,
}) => {
  const { page } = person;
  const choose = async (living: string) => {
    await page.getByLabel(/^Workbook/).setInputFiles(workbookFile(week, living));
    await page.getByRole('button', { name: 'Check workbook' }).click();
    await expect(page.getByRole('heading', { name: '1 week found' })).toBeVisible(longWork);
  };
  const schedule = () => walkTo(page, `/schedules/meetings/?week=${week}&type=clam`);
  const screen = () => walkTo(page, '/schedules/meetings/import/');

  await person.comeIn('administrator', `/schedules/meetings/?week=${week}&type=clam`);
  await page.getByRole('button', { name: 'More: Meetings' }).click();
  await page.getByRole('button', { name: 'Import workbook' }).click();
  await choose('Harvest of Old');
  await person.show('workbook-dry-run');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('main').getByText('1 week was imported.').first()).toBeVisible(longWork);
  await person.show('workbook-imported');

  await schedule();
  await expect(page.getByRole('heading', { name: '7. Harvest of Old' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit the schedule' }).click();
  await page.getByRole('button', { name: /^7. Harvest of Old.*Edit part$/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Title').fill('Local needs');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toHaveCount(0);
  await page.getByRole('button', { name: 'Finish editing' }).click();
  await expect(page.getByText('This schedule has been edited.', { exact: false })).toBeVisible();
  await person.show('schedule-edited');

  await screen();
  await choose('Harvest Anew');
  const run = page.getByRole('button', { name: 'Import', exact: true });
  await expect(run).toBeDisabled();
  await person.show('workbook-clash');
  await page.getByRole('button', { name: 'Keep ours' }).click();
  await run.click();
  await expect(page.getByRole('main').getByText('1 week was imported.').first()).toBeVisible(longWork);
  await schedule();
  await expect(page.getByRole('heading', { name: '7. Local needs' })).toBeVisible();

  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('heading', { name: '7. Harvest Anew' })).toBeVisible();

  await screen();
  await choose('Harvest Once More');
  await run.click();
  await expect(page.getByRole('main').getByText('1 week was imported.').first()).toBeVisible(longWork);
  const undo = page.getByRole('button', { name: /^Undo this import: mwb_E/ });
  await expect(undo).toHaveCount(3);
  await undo.first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo this import' }).click();
  await expect(page.getByText('The import is undone.')).toBeVisible(longWork);
  await schedule();
  await expect(page.getByRole('heading', { name: '7. Harvest Anew' })).toBeVisible();
});
