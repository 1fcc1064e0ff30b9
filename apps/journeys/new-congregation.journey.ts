/** From the command line on a running server to five people who see the dashboard on their own phones. */
import type { Browser, Page } from '@playwright/test';
import { foundCongregation } from './found-congregation.ts';
import { expect, test, walkTo } from './person.ts';

const slow = 180_000;

const invited = [
  { first: 'Jonas', last: 'Marsh', gender: 'Brother' },
  { first: 'Lydia', last: 'Marsh', gender: 'Sister' },
  { first: 'Silas', last: 'Okoye', gender: 'Brother' },
  { first: 'Dorcas', last: 'Okoye', gender: 'Sister' },
  { first: 'Eunice', last: 'Tran', gender: 'Sister' },
];
const mailOf = (first: string): string => `${first.toLowerCase()}@penguin.example.org`;

async function comeIn(page: Page, link: string, first: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Open Sheaf' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first);
}

async function invite(page: Page, { first, last, gender }: (typeof invited)[number]): Promise<void> {
  await walkTo(page, '/settings/users/new/');
  // The previous person's screen has the same fields.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add person');
  await page.getByLabel(/^First name/).fill(first);
  await page.getByLabel(/^Last name/).fill(last);
  await page.getByLabel(/^Gender/).selectOption(gender);
  await page.getByLabel(/^E-mail/).fill(mailOf(first));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(last);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(/^E-mail/).check();
  await sheet.getByRole('button', { name: 'Send invite' }).click();
  await expect(sheet.getByText(/^Sent\. The link works until/)).toBeVisible();
}

/** Mail of a trial installation is read in the app; nothing leaves the machine. */
async function linkTo(page: Page, first: string): Promise<string> {
  await walkTo(page, '/settings/outbox/');
  const text = page.getByText(new RegExp(`${first}[^]*token=`)).first();
  return /http\S+token=\S+/.exec((await text.textContent()) ?? '')?.[0] ?? '';
}

async function openOnOwnPhone(browser: Browser, link: string, first: string): Promise<void> {
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await phone.newPage();
  await comeIn(page, link, first);
  await expect(page.getByText(/ask when there will be some/)).toBeVisible();
  await phone.close();
}

test('SETTINGS-R11 SETTINGS-R13 MAPS-R23 a congregation is founded on the running server, and five invited people sign in on five phones', async ({
  person,
  browser,
}) => {
  test.setTimeout(slow);
  const { page, place } = person;
  const link = await foundCongregation(place, { congregation: 'Penguin', family: 'Reid' });
  expect(link).toContain(`${place.address}/?token=`);
  await comeIn(page, link, 'Adam');
  await expect(page.getByRole('link', { name: 'Import maps' })).toBeVisible();
  await person.show('new-congregation');
  await expect(page.getByText('0 of 12 done. Next: people.')).toBeVisible();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('button', { name: 'Decline' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByText(/So far only you/)).toBeVisible();
  await person.show('moving-in');
  await page.getByRole('link', { name: 'Import people' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import and export');

  await walkTo(page, '/settings/congregation/');
  await page.getByLabel('Suburb').fill('Penguin');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main').getByText('Settings saved.')).toBeVisible();

  for (const one of invited) await invite(page, one);
  await person.show('new-congregation-invite');
  for (const { first } of invited) {
    const theirs = await linkTo(page, first);
    expect(theirs).toContain(`${place.address}/?token=`);
    await openOnOwnPhone(browser, theirs, first);
  }

  await walkTo(page, '/settings/users/');
  for (const { first, last } of invited) await expect(page.getByText(`${last}, ${first}`)).toBeVisible();
  await person.show('new-congregation-people');
  await walkTo(page, '/settings/moving-in/');
  await expect(page.getByText('6 people are here.')).toBeVisible();
});
