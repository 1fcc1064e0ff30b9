import { expect, test } from './person.ts';

const longText = 'The meeting for field service on Saturday begins at 9:30 at the hall. '.repeat(3);

test('MSG-R6 MSG-R7 MSG-R8 MSG-R19 a message to a group shows segments and cost before sending, and each delivery after', async ({
  person,
}) => {
  const { page, place } = person;
  await person.comeIn('administrator', '/settings/messaging-settings/');
  const byHand = page.getByRole('switch', { name: /by hand/i });
  if (!(await byHand.isChecked())) await byHand.click({ force: true });
  await expect(byHand).toBeChecked();

  await page.goto(`${place.address}/settings/messaging/`);
  await page.getByLabel('To', { exact: true }).selectOption('Specific group');
  await page.getByLabel('Group', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Message', { exact: true }).fill(longText);
  await expect(page.getByText('2 SMS', { exact: true })).toBeVisible();
  await expect(page.getByLabel('What this sends')).toContainText('$');
  await person.show('send-a-message');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(longText.trim().slice(0, 60))).toBeVisible();
  await person.show('send-a-message-confirm');
  await sheet.getByRole('button', { name: /^Send to \d+$/ }).click();

  const sent = page.getByText('Sent!', { exact: true });
  await expect(sent).toBeVisible();
  const shownAt = Date.now();
  await expect(sent).toBeHidden();
  expect(Date.now() - shownAt).toBeGreaterThan(2500);

  await page.getByRole('link', { name: 'Show each message' }).click();
  await expect(page.getByRole('heading', { name: 'Messages sent together' })).toBeVisible();
  const rows = page.getByRole('region', { name: 'Messages' }).getByRole('button');
  await expect(rows.first()).toContainText('Sent');
  await person.show('messages-of-a-sending');
  await rows.first().click();
  const way = page.getByRole('dialog').getByRole('list', { name: 'What happened' });
  await expect(way).toContainText('Written');
  await expect(way).toContainText('Sent');
  await person.show('message-way');
});
