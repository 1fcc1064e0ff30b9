import { readFileSync } from 'node:fs';
import { expect, test } from './person.ts';

test('PRINT-P3 X-ACK-2 X-ACK-5 prints a slip, and an assignment is sent and answered by its link', async ({
  person,
}) => {
  const { page } = person;
  await person.comeIn('administrator');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: /Print and export/ }).click();
  const saved = page.waitForEvent('download');
  await page
    .getByRole('region', { name: 'Assignment slips (S-89)' })
    .getByRole('button', { name: 'Make PDF' })
    .click();
  const bytes = readFileSync(await (await saved).path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByRole('link', { name: 'Schedules' }).click();
  await page.getByRole('link', { name: /Meetings/ }).click();
  await page.getByRole('button', { name: 'Midweek' }).click();
  await page.getByRole('button', { name: 'Following week' }).click();
  await page
    .getByRole('button', { name: /Change: 4\. / })
    .first()
    .click();
  await page.getByRole('button', { name: /^Send to / }).click();
  await page.getByRole('button', { name: 'Send the assignment' }).click();
  const text = page.getByText('/answer#');
  await expect(text).toBeVisible();
  const [link] = (await text.textContent())!.match(/http\S+/)!;

  const stranger = await page.context().browser()!.newContext({ viewport: page.viewportSize() });
  const asked = await stranger.newPage();
  await asked.goto(link);
  await expect(asked.getByRole('heading', { name: /Your assignment/ })).toBeVisible();
  await asked.getByRole('button', { name: 'Yes, I’ll be there' }).click();
  await expect(asked.getByRole('status')).toContainText('You said yes');
  await stranger.close();

  await page.reload();
  await expect(page.getByText('Accepted').first()).toBeVisible();
});
