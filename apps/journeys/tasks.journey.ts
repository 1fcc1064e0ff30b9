/** A keeper adds a task and a helper sheet, and a publisher takes a place and marks it as done without a connection. */
import { countTaps, tapsOf } from './count-taps.ts';
import { expect, openLink, test } from './person.ts';
import { linkOf } from './place.ts';

test('X-TASKS-1 X-TASKS-6 X-TASKS-9 a task is added, a place taken and the task marked as done', async ({
  person,
  browser,
}) => {
  const { page, place } = person;
  await person.comeIn('administrator');
  await page.goto(`${place.address}/schedules/tasks/lists/`);
  await page.getByRole('button', { name: 'Add task' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('Windows');
  await form.getByLabel('Who does it').selectOption('anyone');
  await form.getByLabel('Checklist').fill('Inside\nOutside');
  await person.show('task-form');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: /^Windows/ })).toBeVisible();
  await person.show('task-lists');
  await page.goto(`${place.address}/schedules/tasks/`);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Windows/ }).first()).toBeVisible();
  await person.show('tasks-all');

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const helper = await context.newPage();
  await countTaps(helper);
  await openLink(helper, await linkOf(place, place.people.publisher));
  await helper.goto(`${place.address}/schedules/tasks/`);
  await helper.getByRole('button', { name: /^Open places/ }).click();
  await helper
    .getByRole('button', { name: /^Windows/ })
    .first()
    .click();
  await helper.getByRole('dialog').getByRole('button', { name: 'I’ll help' }).click();
  await expect(helper.getByRole('dialog').getByRole('button', { name: 'Leave my place' })).toBeVisible();
  await helper.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await helper.goto(`${place.address}/`);
  await context.setOffline(true);
  await context.setOffline(false);
  const taps = await tapsOf(helper, async () => {
    await helper.getByRole('link', { name: 'Schedules' }).first().click();
    await helper.getByRole('link', { name: /^Tasks/ }).click();
    await context.setOffline(true);
    await helper.getByRole('button', { name: 'Done', exact: true }).click();
  });
  expect(taps).toBe(3);
  await context.setOffline(false);
  await page.reload();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Windows.*Done/ })).toBeVisible();
  await context.close();
});
