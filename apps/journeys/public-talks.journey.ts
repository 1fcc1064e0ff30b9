/** A coordinator books speakers by search, hears of their answers, and sends our own speakers elsewhere. */
import type { Page } from '@playwright/test';
import { expect, test } from './person.ts';
import type { Place } from './place.ts';

/** The newest mail to this address that holds a link for an answer. */
async function linkTo({ address, bearer }: Place, recipient: string): Promise<string> {
  const answer = await fetch(`${address}/api/development/outbox`, {
    headers: { authorization: `Bearer ${bearer}` },
  });
  const { data } = (await answer.json()) as { data: { id: number; recipient: string; body: string }[] };
  const found = data
    .filter((mail) => mail.recipient === recipient && mail.body.includes('/speak#'))
    .sort((one, other) => other.id - one.id)[0];
  return /https?:\/\/\S+\/speak#\S+/.exec(found?.body ?? '')![0];
}

/** @returns the weekend, as its buttons name it. */
async function bookBySearch(page: Page, typed: string, name: string): Promise<string> {
  const open = page.getByRole('button', { name: /^Book a speaker for / }).first();
  const weekend = (await open.getAttribute('aria-label'))!.replace('Book a speaker for ', '');
  await open.click();
  const sheet = page.getByRole('dialog', { name: 'Search Speakers' });
  await sheet.getByRole('searchbox').fill(typed);
  await sheet.getByRole('radio', { name: new RegExp(`^${name}`) }).check({ force: true });
  await sheet.getByRole('button', { name: `Choose a talk for ${name}` }).click();
  await page
    .getByRole('radio', { name: /gives this talk/ })
    .first()
    .check({ force: true });
  await page.getByRole('button', { name: new RegExp(`^Book ${name} for `) }).click();
  return weekend;
}

test('WKND-C1 WKND-R14 WKND-O1 WKND-O5 WKND-O6 booked by search, accepted by link, declined and booked again; titles pasted', async ({
  person,
  browser,
}) => {
  const { page, place } = person;
  await person.comeIn('administrator');
  await page.goto(`${place.address}/settings/public-scheduler/`);
  await expect(page.getByRole('button', { name: /^To book/ })).toBeVisible();
  await person.show('public-talks');

  await page.getByRole('button', { name: 'Talk titles' }).click();
  await page.getByLabel('Paste titles').fill('12; A door that opens\n30; What holds in a storm');
  await page.getByRole('button', { name: 'Save 2 titles' }).click();

  const weekend = await bookBySearch(page, 'kel', 'Desmond Kelley');
  const row = page.getByRole('listitem').filter({ hasText: 'Desmond Kelley' });
  await expect(row.getByText('A door that opens')).toBeVisible();
  const phone = await (await browser.newContext()).newPage();
  await phone.goto(await linkTo(place, 'desmond.kelley@example.org'));
  await phone.getByRole('button', { name: 'Accept' }).click();
  await expect(phone.getByRole('status')).toContainText('You have accepted');
  // By the live channel, without a reload.
  await expect(row.getByText('Confirmed')).toBeVisible();

  await bookBySearch(page, 'pemb', 'Hugh Pemberton');
  const second = page.getByRole('listitem').filter({ hasText: 'Hugh Pemberton' });
  await expect(second.getByText('Awaiting')).toBeVisible();
  await phone.goto('about:blank');
  await phone.goto(await linkTo(place, 'hugh.pemberton@example.org'));
  await phone.getByRole('button', { name: 'Decline' }).click();
  await phone.getByRole('textbox').fill('In Hobart that day');
  await phone.getByRole('button', { name: 'Send: I can’t come' }).click();
  await expect(second.getByText('Declined')).toBeVisible();
  await expect(second.getByText(/In Hobart that day/)).toBeVisible();
  await second.getByRole('button', { name: 'Book another speaker' }).click();
  const sheet = page.getByRole('dialog', { name: 'Search Speakers' });
  await sheet.getByRole('searchbox').fill('marsh');
  await sheet.getByRole('radio', { name: /^Lionel Marsh/ }).check({ force: true });
  await person.show('search-speakers');
  await sheet.getByRole('button', { name: 'Choose a talk for Lionel Marsh' }).click();
  await page.getByRole('radio').first().check({ force: true });
  await person.show('book-talk');
  await page.getByRole('button', { name: /^Book Lionel Marsh for / }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Lionel Marsh' })).toBeVisible();
  await expect(second).toHaveCount(0);
  await phone.context().close();
  expect(weekend).not.toBe('');
});

test('AWAY-S3 AWAY-R4 AWAY-R8 a talk elsewhere is arranged with a congregation that is added on the way', async ({
  person,
}) => {
  const { page, place } = person;
  await person.comeIn('administrator');
  await page.goto(`${place.address}/settings/public-scheduler/?view=away`);
  await expect(page.getByText('In Devonport, 9:30 am')).toBeVisible();
  await person.show('away-talks');
  await page.getByRole('button', { name: 'Add Away Talk' }).click();
  const day = new Date(Date.now() + 70 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Date', { exact: true }).fill(day);
  await page.getByRole('button', { name: 'Find the congregation' }).click();
  await page.getByRole('radio', { name: 'Not in the list' }).check({ force: true });
  await person.show('away-congregation');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByLabel('Name of the congregation').fill('Sheffield');
  await page.getByLabel('Address', { exact: true }).fill('3 Main Street');
  await page.getByLabel('Postcode').fill('7306');
  await page.getByLabel('E-mail of the public talk coordinator').fill('coordinator@example.org');
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Find Congregation' })).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Add and choose speaker' }).click();
  await page
    .getByRole('dialog', { name: 'Select Speaker' })
    .getByRole('radio')
    .first()
    .check({ force: true });
  await person.show('away-speaker');
  await page.getByRole('button', { name: 'Choose a talk' }).click();
  await page.getByRole('dialog', { name: 'Select Talk' }).getByRole('radio').first().check({ force: true });
  await page.getByRole('button', { name: 'Go on to confirm' }).click();
  await expect(page.getByText('coordinator@example.org')).toBeVisible();
  await person.show('away-confirm');
  // What was chosen stands in the address.
  await page.reload();
  await page.getByRole('button', { name: /^Book .+ for / }).click();
  await expect(page.getByText('In Sheffield, 10:00 am')).toBeVisible();
});
