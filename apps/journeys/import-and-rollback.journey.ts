/** A territory from another program: dry run, import, and rollback because it was the wrong file. */
import { expect, longWork, test, walkTo } from './person.ts';

const heading =
  'TerritoryID,TerritoryNumber,CategoryCode,Category,TerritoryAddressID,Number,Street,Suburb,Status,NotHomeAttempt,Date1,Language';
// Map numbers without digits, so that they match no map of another journey.
const rows = [
  '1,NORTH,,Residential,1,1,Harbour Road,Emu Bay,Available,0,,',
  '1,NORTH,,Residential,2,3,Harbour Road,Emu Bay,Available,2,2026-05-03,',
  '1,NORTH,,Residential,3,5,Harbour Road,Emu Bay,DoNotCall,0,2025-02-01,',
  '2,SOUTH,,Rural,4,7,Farm Track,Ridgley,Available,0,,Nepali',
  '2,SOUTH,,Rural,5,,Farm Track,Ridgley,Available,0,,',
];
const file = {
  name: 'addresses.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\uFEFF${[heading, ...rows].join('\r\n')}\r\n`),
};

test('an administrator imports the addresses of another program and rolls them back', async ({ person }) => {
  const { page } = person;
  await person.comeIn('administrator');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: /^Import/ }).click();
  await page.getByLabel(/^Choose a file/).setInputFiles(file);
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByRole('main').getByText('NWS addresses: 5 lines read.')).toBeVisible(longWork);
  await expect(page.getByText('New: NORTH, SOUTH')).toBeVisible(longWork);
  await page.getByText('No house number').click();
  await expect(page.getByText('2, SOUTH, Rural, 5, Farm Track, Ridgley, Available, 0')).toBeVisible();
  await person.show('import-dry-run');
  await page.getByRole('button', { name: 'Import this file' }).click();
  await expect(page.getByRole('main').getByText('Imported.')).toBeVisible(longWork);
  await person.show('import-finished');

  await walkTo(page, '/map/NORTH/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Map NORTH');
  await expect(page.getByText('3 Harbour Road')).toBeVisible();

  await walkTo(page, '/settings/imports/');
  await page
    .getByRole('button', { name: /^Undo this import: NWS addresses/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo this import' }).click();
  await expect(
    page.getByRole('main').getByText('The import is undone. The territory is as it was before.'),
  ).toBeVisible(longWork);
  await person.show('import-taken-back');
  await walkTo(page, '/settings/maps/');
  await expect(page.getByText('Map 48', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Map (NORTH|SOUTH)$/)).toHaveCount(0);

  await walkTo(page, '/settings/imports/');
  await page.getByLabel(/^Choose a file/).setInputFiles(file);
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('New: NORTH, SOUTH')).toBeVisible(longWork);
  await page.getByRole('button', { name: 'Import this file' }).click();
  await expect(page.getByRole('main').getByText('Imported.')).toBeVisible(longWork);
});
