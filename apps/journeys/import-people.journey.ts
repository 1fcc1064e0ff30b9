/**
 * People from another program: a file with errors and an unknown column is checked in a dry run, imported,
 * and rolled back because it was the wrong one.
 */
import { expect, longWork, test, walkTo } from './person.ts';

const rows = [
  'personalInfo.firstname,personalInfo.lastname,personalInfo.gender,Telefon,privilege.ms,field_service_group',
  'Boaz,Thornbury,male,0491 570 156,yes,Havenview',
  'Orpah,Thornbury,female,,,Havenview',
  ',Thornbury,male,,,',
  'Obed,Thornbury,male,twelve,,',
];
const file = {
  name: 'persons.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\uFEFF${rows.join('\r\n')}\r\n`),
};

test('an administrator imports the people of another program and rolls them back', async ({ person }) => {
  const { page } = person;
  await person.comeIn('administrator', '/settings/users/files/');
  await page.getByLabel('Choose a file').setInputFiles(file);
  await expect(page.getByText('Persons of Organized: 4 people read.')).toBeVisible();
  await page.getByLabel('Telefon').selectOption('Phone');
  await person.show('import-people-columns');
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('Line 4: a name is missing')).toBeVisible();
  await expect(page.getByText('Line 5, Phone: phone not understood (twelve)')).toBeVisible();
  await expect(page.getByText('New groups: Havenview')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the lines left out (CSV)' }).click();
  expect((await saving).suggestedFilename()).toBe('people-left-out.csv');
  await person.show('import-people-dry-run');
  await page.getByRole('button', { name: 'Import this file' }).click();
  await expect(page.getByText('Imported.')).toBeVisible(longWork);
  await page.getByRole('link', { name: 'Open the list' }).click();
  await page.getByLabel('Find a person by name').fill('thornbury');
  await expect(page.getByText('Thornbury, Boaz')).toBeVisible();

  await walkTo(page, '/settings/users/files/');
  const undoing = page.getByRole('button', { name: /^Undo this import: Persons of Organized/ }).first();
  // On a phone the text has a full line, and the button is below it.
  const [words, button] = [page.getByText('persons.csv').first(), undoing];
  expect((await button.boundingBox())!.y).toBeGreaterThan((await words.boundingBox())!.y + 20);
  await undoing.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo this import' }).click();
  await expect(page.getByRole('main').getByText('The import is undone. 3 people were removed.')).toBeVisible(
    longWork,
  );
  await person.show('import-people-taken-back');
});
