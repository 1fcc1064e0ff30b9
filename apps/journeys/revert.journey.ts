/**
 * An administrator changes a group by mistake, finds the change in the journal and reverts it; other screens
 * show the old value.
 */
import { expect, test } from './person.ts';

test('an administrator finds a change in the journal and reverts it', async ({ person }) => {
  const { page } = person;
  await person.comeIn('administrator');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: /^Groups/ }).click();
  const edit = page.getByRole('button', { name: /^Edit group/ }).last();
  const old = ((await edit.getAttribute('aria-label')) ?? '').replace('Edit group ', '');
  expect(old).not.toBe('');
  await edit.click();
  await page.getByRole('dialog').getByLabel('Name').fill('A mistake');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('A mistake', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: /^Journal/ }).click();
  await page.getByLabel('About').selectOption('groups');
  const row = page.getByRole('link', { name: /Group: A mistake/ }).first();
  await expect(row).toBeVisible();
  await person.show('journal');
  await row.click();
  await expect(page.getByText(old, { exact: true })).toBeVisible();
  await person.show('journal-change');
  await page.getByRole('button', { name: 'Undo this change' }).click();
  await page.getByRole('button', { name: 'Undo this change' }).click();
  await expect(page.getByText('The change is undone. Everything is as it was before.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Undid/ }).first()).toBeVisible();
  await person.show('journal-taken-back');

  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: /^Groups/ }).click();
  await expect(page.getByText(old, { exact: true })).toBeVisible();
  await expect(page.getByText('A mistake', { exact: true })).toHaveCount(0);
});
