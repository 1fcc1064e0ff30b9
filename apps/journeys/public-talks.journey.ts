/**
 * A coordinator books speakers by search, sees their answers, and schedules the congregation's own speakers
 * elsewhere.
 */
import type { Browser, Page } from '@playwright/test';
import { dayAhead } from './days.ts';
import { linkInMail } from './mail-links.ts';
import { choose, expect, test } from './person.ts';
import type { Place } from './place.ts';

/** Opens the link of the mail on a phone that is not signed in. */
async function openMail(browser: Browser, place: Place, recipient: string): Promise<Page> {
  const phone = await (await browser.newContext()).newPage();
  await phone.goto(await linkInMail(place, recipient, '/speak'));
  return phone;
}

/** In the open sheet. */
async function bookBySearch(page: Page, typed: string, name: string): Promise<void> {
  const [first, last] = name.split(' ');
  const sheet = page.getByRole('dialog', { name: 'Search speakers' });
  await sheet.getByRole('searchbox').fill(typed);
  await choose(sheet.getByRole('radio', { name: new RegExp(`^${last}, ${first}`) }));
  await sheet.getByRole('button', { name: `Choose a talk for ${name}` }).click();
  const talks = page.getByRole('dialog', { name: 'Book talk' });
  await choose(talks.getByRole('radio', { name: /gives this talk/ }).first());
  await talks.getByRole('button', { name: `Book ${name} for ` }).click();
  await expect(talks).toBeHidden();
}

const openNext = (page: Page) =>
  page
    .getByRole('button', { name: /^Book a speaker for / })
    .first()
    .click();

test('WKND-C1 WKND-R14 WKND-O1 WKND-O5 WKND-O6 titles are pasted, speakers booked by search, one accepts by link, one declines and another is booked', async ({
  person,
  browser,
}) => {
  const { page, place } = person;
  await person.comeIn('administrator', '/settings/public-scheduler/');
  await expect(page.getByRole('button', { name: /^To book/ })).toBeVisible();
  await person.show('public-talks');
  await page.getByRole('button', { name: 'Talk titles' }).click();
  await page.getByLabel('Paste titles').fill('12; A door that opens\n30; What holds in a storm');
  await page.getByRole('button', { name: 'Save 2 titles' }).click();

  await openNext(page);
  await bookBySearch(page, 'kel', 'Desmond Kelley');
  const row = page.getByRole('listitem').filter({ hasText: 'Desmond Kelley' });
  await expect(row.getByText('A door that opens')).toBeVisible();
  const speaker = await openMail(browser, place, 'desmond.kelley@example.org');
  await speaker.getByRole('button', { name: 'Accept' }).click();
  await expect(speaker.getByRole('status')).toContainText('You have accepted');
  await speaker.context().close();
  // By the live channel, without a reload.
  await expect(row.getByText('Confirmed')).toBeVisible();

  await openNext(page);
  await bookBySearch(page, 'pemb', 'Hugh Pemberton');
  const second = page.getByRole('listitem').filter({ hasText: 'Hugh Pemberton' });
  await expect(second.getByText('Awaiting')).toBeVisible();
  const other = await openMail(browser, place, 'hugh.pemberton@example.org');
  await other.getByRole('button', { name: 'Decline' }).click();
  // The page has the style sheet of its field.
  expect((await other.getByRole('textbox').boundingBox())!.width).toBeGreaterThan(300);
  await other.getByRole('textbox').fill('In Hobart that day');
  await other.getByRole('button', { name: 'Send: I can’t come' }).click();
  await expect(other.getByRole('status')).toBeVisible();
  await other.context().close();
  await expect(second.getByText('Declined')).toBeVisible();
  await expect(second.getByText(/In Hobart that day/)).toBeVisible();
  await second.getByRole('button', { name: 'Book another speaker' }).click();
  await bookBySearch(page, 'marsh', 'Lionel Marsh');
  await expect(page.getByRole('listitem').filter({ hasText: 'Lionel Marsh' })).toBeVisible();
  await expect(second).toHaveCount(0);
});

/** Presses the button in the footer of the step. */
const goOn = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('AWAY-S3 AWAY-R4 AWAY-R8 SPKR-R5 an outgoing talk is arranged with a congregation added on the way, which then cannot be deleted', async ({
  person,
}) => {
  const { page, place } = person;
  await person.comeIn('administrator', '/settings/public-scheduler/?view=away');
  await expect(page.getByText('In Devonport, 9:30 am')).toBeVisible();
  await page.getByRole('button', { name: 'Add away talk' }).click();
  await page.getByLabel('Date', { exact: true }).fill(dayAhead(70));
  await goOn(page, 'Find the congregation');
  const find = page.getByRole('dialog', { name: 'Find congregation' });
  await choose(find.getByRole('radio', { name: 'Not in the list' }));
  await goOn(page, 'Continue');
  await page.getByLabel('Name of the congregation').fill('Sheffield');
  await page.getByLabel('Address', { exact: true }).fill('3 Main Street');
  await page.getByLabel('Postcode').fill('7306');
  await page.getByLabel('E-mail of the public talk coordinator').fill('coordinator@example.org');
  await page.goBack();
  await expect(find).toBeVisible();
  await goOn(page, 'Continue');
  // The typed text is unchanged.
  await goOn(page, 'Add and choose speaker');
  const speakers = page.getByRole('dialog', { name: 'Select speaker' });
  // Speakers with a conflict that week are listed last, and require a second press.
  await choose(speakers.getByRole('radio').first());
  await person.show('away-speaker');
  await goOn(page, 'Choose a talk');
  const talks = page.getByRole('dialog', { name: 'Select talk' });
  await choose(talks.getByRole('radio').first());
  await goOn(page, 'Continue to confirm');
  await expect(page.getByText('coordinator@example.org')).toBeVisible();
  await person.show('away-confirm');
  // The choice is stored in the URL.
  await page.reload();
  await page.getByRole('button', { name: /^Book .+ for / }).click();
  await expect(page.getByText('In Sheffield, 10:00 am')).toBeVisible();

  await page.goto(`${place.address}/settings/speaker-directory/`);
  await page.getByRole('link', { name: /Sheffield/ }).click();
  await page.getByRole('button', { name: 'More: Sheffield' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(
    page.getByText('Sheffield Congregation has a speaker assigned to give a talk in the future', {
      exact: false,
    }),
  ).toBeVisible();
});
