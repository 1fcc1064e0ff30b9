/** Two schedulers: a week made by hand from the default, and its meeting parts assigned. */
import type { Page } from '@playwright/test';
import { mondayAhead } from './days.ts';
import { choose, expect, test } from './person.ts';

const addressOf = (week: string): string => `/schedules/meetings/?week=${week}&type=clam`;

/** Titles and times of a section, in order. */
const partsOf = (page: Page, section: string) =>
  page.getByRole('list', { name: section }).getByRole('button', { name: /\S Edit part$/ });

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

test('MEET-S6 MEET-R14 MEET-R28 MEET-O8 a week in the far future is planned by hand from the weekly default', async ({
  person,
}) => {
  const { page } = person;
  await person.comeIn('administrator', addressOf(mondayAhead(20)));
  await expect(page.getByRole('heading', { name: '2. Digging for gems' })).toBeVisible();
  await press(page, 'Edit the schedule');
  await expect(page.getByText('1 h 44 min in all')).toBeVisible();

  await press(page, 'More for 5. Following up');
  await press(page, 'Insert a part after it');
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Title').fill('Explaining beliefs');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByRole('button', { name: 'Save' })).toBeEnabled();
  await expect(sheet.locator('[aria-invalid="true"]')).toHaveCount(1);
  await person.show('schedule-part');
  await sheet.getByLabel('Minutes').fill('4');
  await sheet.getByLabel('Qualification', { exact: true }).selectOption({ label: 'Student Talk' });
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(partsOf(page, 'Ministry')).toHaveText([
    /^4. Starting/,
    /^5. Following/,
    /^6. Explaining/,
    /^7. Talk/,
  ]);
  await expect(page.getByText('3 min over')).toBeVisible();

  await press(page, /^8. Local needs.*Edit part$/);
  await sheet.getByLabel('Minutes').fill('10');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('1 h 43 min in all')).toBeVisible();
  await expect(page.getByText(/min over/)).toHaveCount(0);

  await press(page, 'More for 7. Talk');
  await press(page, 'Delete part');
  await sheet.getByRole('button', { name: 'Delete' }).click();
  await expect(partsOf(page, 'Ministry')).toHaveCount(3);

  const handle = page.getByRole('button', { name: 'Move 6. Explaining beliefs' });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('6. Explaining beliefs is lifted, place 3 of 3.')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('6. Explaining beliefs is at place 2 of 3.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(partsOf(page, 'Ministry')).toHaveText([/4. Starting/, /5. Explaining/, /6. Following/]);
  await person.show('schedule-edit');
  await press(page, 'Finish editing');

  for (const count of [2, 3]) {
    await press(page, 'More: Meetings');
    await press(page, 'Add a class');
    await expect(page.getByText('The class was added.')).toHaveCount(1);
    if (count === 2) await expect(page.getByText('Counselor, aux. class 1')).toBeVisible();
  }
  await press(page, 'More: Meetings');
  await expect(page.getByRole('button', { name: 'Remove the last class' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a class' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.reload();
  await expect(page.getByRole('heading', { name: '5. Explaining beliefs' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '7. Local needs' })).toBeVisible();
  await person.show('schedule-classes');
});

test('MEET-R17 a person with a part that week is marked, and assigned another one by a second press', async ({
  person,
}) => {
  const { page } = person;
  await person.comeIn('administrator', addressOf(mondayAhead(21)));
  await press(page, 'Assign: Chairman');
  const sheet = page.getByRole('dialog');
  const assign = sheet.getByRole('button', { name: /^Assign \S/ });
  // An elder, who may have both.
  await choose(sheet.getByRole('radio', { name: /Graham Ashby/ }));
  const name = (await assign.textContent())!.slice('Assign '.length);
  await assign.click();
  await expect(sheet).toHaveCount(0);
  const chairman = page.getByRole('button', { name: `${name} Change: Chairman` });
  await expect(chairman).toBeVisible();

  await press(page, 'Assign: 1. Talk');
  // The phone has no data of this week: the server must report the conflict.
  const again = sheet.getByRole('radio', { name: new RegExp(`^(Choose )?${name}.* at this meeting`) });
  await again.click();
  await expect(again).not.toBeChecked();
  await expect(sheet.getByText('Press again to choose anyway')).toBeVisible();
  await person.show('schedule-clash');
  await again.click();
  await expect(again).toBeChecked();
  await assign.click();
  await expect(page.getByRole('button', { name: `${name} Change: 1. Talk` })).toBeVisible();
  await person.show('schedule-assigned');
  await page.reload();
  await expect(chairman).toBeVisible();
});
