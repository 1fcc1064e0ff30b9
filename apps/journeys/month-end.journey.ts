/** The reports of a month at a desk, by the keyboard alone, with its presses counted. */
import type { Page } from '@playwright/test';
import { expect, test, walkTo } from './person.ts';
import { addPerson, post } from './place.ts';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

/** Types like a hand on the keyboard, and counts every key. */
function countingKeys(page: Page) {
  const count = { presses: 0 };
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) {
      count.presses += 1;
      await page.keyboard.press(key);
    }
  };
  return { count, press };
}

const missingRows = (page: Page) => page.getByRole('row').filter({ hasText: 'Missing' });
const told = (page: Page, text: RegExp) =>
  expect
    .poll(() => page.evaluate<string>("document.getElementById('announcer').textContent"), {
      intervals: [50],
    })
    .toMatch(text);

test('REPORTS-X4 REPORTS-X4.2 a month ends by the keyboard alone: publishers together, pioneers one after the other', async ({
  person,
}) => {
  const { page, place } = person;
  const earlier = new Date();
  earlier.setUTCMonth(earlier.getUTCMonth() - 3, 1);
  const people = 12;
  let group: number | undefined;
  for (let index = 1; index <= people; index += 1) {
    const rest = { appointment: 'elder', pioneer: index > people - 2, ...(group && { group_id: group }) };
    const last_name = `Zwar ${String(index).padStart(2, '0')}`;
    const id = await addPerson(place, { first_name: 'Reporter', last_name, roles: [], ...rest });
    const report = { user_id: id, report_month: earlier.toISOString().slice(0, 10), active: true };
    await post(place.address, '/report', report, place.bearer);
    // The first one leads the group.
    const fields = { name: 'Ridgley', overseer_id: id, address: '1 Main Road' };
    group ??= (await post(place.address, '/groups', fields, place.bearer)).data.id as number;
  }
  await person.comeIn('administrator', '/settings/people/');
  await walkTo(page, '/settings/reports/');
  await expect(page.getByRole('table', { name: 'Everyone' })).toBeVisible();
  await page.getByLabel('Group').selectOption('Ridgley');
  // The first row is open and shows its fields instead.
  await expect(missingRows(page)).toHaveCount(people - 1);
  await expect(page.getByRole('button', { name: 'Mark as shared: 10' })).toBeVisible();
  await person.show('month-end');

  const { count, press } = countingKeys(page);
  // Publishers without hours together; the two pioneers stay open.
  await press('e', 'a');
  await expect(missingRows(page)).toHaveCount(2);
  await expect(page.getByText('10 marked as shared.').first()).toBeVisible();
  // Enter on a reported row goes to the next missing one.
  await press('Enter');
  await expect(page.getByRole('radiogroup', { name: 'Shared: Reporter Zwar 11' })).toBeVisible();
  await press('5', '0', 'Enter');
  await told(page, /Reporter Zwar 11: Shared, 50 hours\. Saved\./);
  await press('8', 'Enter');
  await told(page, /Reporter Zwar 12: Shared, 8 hours\. Saved\./);
  await expect(missingRows(page)).toHaveCount(0);
  expect(count.presses / people).toBeLessThanOrEqual(1.1);
  await person.show('month-end-entered');
});
