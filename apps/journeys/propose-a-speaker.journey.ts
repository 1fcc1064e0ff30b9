/**
 * A speaker is offered to a coordinator without an account, and one is invited for an empty weekend: both are
 * answered by link (X-INVITE-SPEAKER).
 */
import { sundayAhead } from './days.ts';
import { expect, test, walkTo } from './person.ts';

test('PROP-C1 PROP-R2 an external coordinator proposes another date by link, and both sides schedule it', async ({
  person,
  browser,
}) => {
  const { page, place } = person;
  await person.comeIn('administrator', '/settings/proposals/?congregation=');
  const form = page.getByRole('dialog', { name: 'Offer a speaker' });
  await form.getByLabel('Speaker', { exact: true }).selectOption({ index: 1 });
  await form.getByLabel('Congregation', { exact: true }).selectOption({ label: 'Not in the directory' });
  await form.getByLabel('Name of the congregation').fill('Wynyard');
  await form.getByLabel('Date', { exact: true }).fill(sundayAhead(20));
  await form.getByLabel('List of talk numbers').fill('12, 45');
  await form.getByLabel('Send the link by e-mail').uncheck({ force: true });
  await person.show('propose');
  await form.getByRole('button', { name: 'Offer', exact: true }).click();
  const text = await page.getByText(/\/propose#/).textContent();
  const link = /https?:\/\/\S+\/propose#\S+/.exec(text ?? '')![0];

  const stranger = await browser.newContext();
  const phone = await stranger.newPage();
  await phone.goto(link);
  await phone.getByLabel('Which talk?').selectOption({ index: 1 });
  await phone.getByRole('button', { name: 'Another date' }).click();
  await phone.getByLabel('Which date would suit you?').fill(sundayAhead(21));
  await phone.getByRole('button', { name: 'Ask for this date' }).click();
  await expect(phone.getByRole('status')).toContainText('You asked for');

  // Actions of the other side are not part of the congregation's live changes, so the page is reloaded.
  await page.goto(`${place.address}/settings/proposals/`);
  await person.show('proposals');
  await page.getByRole('button', { name: /^Accept / }).click();
  const accept = page.getByRole('dialog', { name: /^Accept / });
  await accept.getByLabel('Talk').selectOption({ index: 2 });
  await accept.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'is accepted' })).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('status')).toContainText('Agreed');
  await stranger.close();
});

test('PROP-C2 PROP-R10 an empty weekend is offered to any speaker, and an external coordinator names one by link', async ({
  person,
  browser,
}) => {
  const { page } = person;
  await person.comeIn('administrator', '/settings/public-scheduler/');
  await page
    .getByRole('button', { name: /^Book a speaker for/ })
    .last()
    .click();
  await page.getByRole('link', { name: 'Ask another congregation' }).click();
  const form = page.getByRole('dialog', { name: 'Invite a speaker' });
  await form.getByLabel('Congregation', { exact: true }).selectOption({ label: 'Not in the directory' });
  await form.getByLabel('Name of the congregation').fill('Wynyard');
  await expect(form.getByLabel('Date', { exact: true })).toHaveValue(/^20/);
  await form.getByLabel('Send the link by e-mail').uncheck({ force: true });
  await person.show('invite');
  await form.getByRole('button', { name: 'Invite', exact: true }).click();
  const text = await page.getByText(/\/propose#/).textContent();
  const link = /https?:\/\/\S+\/propose#\S+/.exec(text ?? '')![0];

  await walkTo(page, '/settings/public-scheduler/');
  await expect(page.getByText('Invited: a speaker')).toBeAttached();

  const stranger = await browser.newContext();
  const phone = await stranger.newPage();
  await phone.goto(link);
  await phone.getByLabel('Who comes?').fill('Ben Ashby');
  await phone.getByLabel('Number of the talk').fill('12');
  await phone.getByRole('button', { name: 'Accept' }).click();
  await expect(phone.getByRole('status')).toContainText('Ben Ashby speaks in');
  await stranger.close();

  // By the live channel, without a reload.
  await expect(page.getByRole('listitem').filter({ hasText: 'Ben Ashby' })).toContainText('Wynyard');
  await expect(page.getByText('Invited: a speaker')).toHaveCount(0);
});
