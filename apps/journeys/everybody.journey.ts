import { expect, test } from './person.ts';

test('X-FAIR-41.5 X-FAIR-41.6 X-FAIR-43.2 a planner finds the duties of a week, and all earlier ones', async ({
  person,
}) => {
  const { page } = person;
  await page.setViewportSize({ width: 1280, height: 800 });
  await person.comeIn('administrator', '/schedules/matrix/');
  const table = page.getByRole('table', { name: 'Everybody' });
  await expect(table).toBeVisible();
  const stop = table.locator('tbody button[tabindex="0"]');
  await expect(stop).toHaveCount(1);
  await stop.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const cell = page.getByRole('dialog');
  await expect(cell).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cell).toHaveCount(0);
  await expect(stop).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await page
    .getByRole('button', { name: /even \d+/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Earlier duties' }).click();
  await expect(page.getByRole('heading', { name: 'Earlier duties' })).toBeVisible();
});
