/** Publishers at the carts: bookings with a partner, offline reports, and rotations. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, openLink, test } from './person.ts';
import { freshLink, linkOf, openPrintedLink, type Place, post } from './place.ts';

/** Another congregation of the installation, founded on the command line. */
async function found(place: Place, name: string): Promise<Place> {
  const words = [
    '--name',
    name,
    '--country',
    'AU',
    '--timezone',
    'Australia/Hobart',
    '--first',
    'Adam',
    '--last',
    'Reid',
  ];
  const { stdout } = await promisify(execFile)(
    'npm',
    ['run', '-s', 'congregation', '--', ...words, '--gender', '1', '--email', 'adam@guests.example.org'],
    {
      cwd: join(import.meta.dirname, '../..'),
      env: { ...process.env, SHEAF_DATA: place.folder, SHEAF_ADDRESS: '' },
    },
  );
  const { bearer } = await openPrintedLink(place.address, /http\S+token=\S+/.exec(stdout)?.[0] ?? '');
  return { ...place, bearer };
}

/** The demo is the first congregation of its installation. */
async function becomePartners(host: Place, guest: Place): Promise<void> {
  await post(guest.address, '/directory-partners', { congregation_id: 1 }, guest.bearer);
  const answer = await fetch(`${host.address}/api/directory-partners`, {
    headers: { authorization: `Bearer ${host.bearer}` },
  });
  const { data } = (await answer.json()) as {
    data: { partners: { congregation_id: number; state: string }[] };
  };
  for (const { congregation_id, state } of data.partners)
    if (state === 'asks') await post(host.address, '/directory-partners', { congregation_id }, host.bearer);
}

test('CARTS-S1 CARTS-S2 CARTS-R18 a cart booked with a partner is full for others', async ({
  person,
  browser,
}) => {
  const { page, place } = person;
  await person.comeIn('publisher', '/schedules/');
  await page.getByRole('link', { name: /^Station forecourt/ }).click();
  await page.getByRole('button', { name: 'Grid', exact: true }).click();
  // No shift is booked that far ahead.
  for (const _ of [1, 2, 3]) await page.getByRole('button', { name: 'Following week' }).click();
  const [monday] = /\d+/.exec((await page.getByRole('button', { name: /in 3 weeks/ }).textContent()) ?? '')!;
  await expect(page.getByRole('button', { name: new RegExp(`^Book shift, Mon ${monday} `) })).toBeVisible();
  await page.getByRole('button', { name: 'Book shift', exact: true }).click();
  const sheet = page.getByRole('dialog');
  const partner = sheet.getByRole('checkbox', { checked: false }).first();
  const name = await partner.getAttribute('aria-label');
  await partner.click();
  await expect(sheet.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await person.show('cart-booking');
  await sheet.getByRole('button', { name: 'Book shift', exact: true }).click();
  await expect(sheet).toHaveCount(0);
  const mine = page.getByRole('button', { name: /6:00\sam to 8:00\sam, You$/ });
  await expect(mine).toBeVisible();
  await person.show('cart-booked');

  const other = await (await browser.newContext()).newPage();
  await openLink(other, await freshLink(place, 'servant'));
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Grid', exact: true }).click();
  for (const _ of [1, 2, 3]) await other.getByRole('button', { name: 'Following week' }).click();
  await other.getByRole('button', { name: /6:00\sam to 8:00\sam, Full/ }).click();
  await expect(other.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
  await expect(other.getByRole('button', { name: 'Join this shift' })).toHaveCount(0);
  await other.context().close();
  expect(name).not.toBe('');
});

test('CARTS-S7 CARTS-O5 a shift reported offline is sent when the network returns', async ({ person }) => {
  const { page } = person;
  await person.comeIn('publisher', '/assignments/');
  const cards = page.getByRole('region', { name: 'How was it at the cart?' });
  const rows = cards.getByRole('button', { name: /^How was it at the cart/ });
  const save = cards.getByRole('button', { name: 'Save report' });
  await expect(rows.first()).toBeVisible();
  const asked = await rows.count();
  await rows.first().click();
  await page.context().setOffline(true);
  await cards.getByLabel('Conversations').first().fill('3');
  await cards.getByRole('button', { name: 'High' }).first().click();
  await person.show('cart-report');
  await save.first().click();
  await expect(page.getByText(/^Report saved: /)).toBeVisible();
  await expect(rows).toHaveCount(asked - 1);
  await page.context().setOffline(false);
  await expect(page.getByRole('link', { name: /waiting/ })).toHaveCount(0, { timeout: 20_000 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Assignments', level: 1 })).toBeVisible();
  await expect(rows).toHaveCount(asked - 1);
});

test('CARTS-S5 CARTS-R15 CARTS-O3 a rotation is paused, and books its next dates after it is resumed', async ({
  person,
}) => {
  const { page } = person;
  await person.comeIn('administrator', '/settings/cart-rotations/');
  const card = page.getByRole('region', { name: /^Wharf corner/ });
  const running = card.getByRole('switch', { name: 'Running' });
  const booked = card.getByText(/^Booked up to/);
  const before = await booked.textContent();
  await running.click();
  await expect(card.getByText('Wharf corner (Paused)')).toBeVisible();
  await expect(booked).toHaveText(before!);
  await person.show('cart-rotations');
  await running.click();
  await expect(card.getByText('Wharf corner (Paused)')).toHaveCount(0);
  await expect(booked).not.toHaveText(before!);
  await card.getByRole('button', { name: /^Edit rotation/ }).click();
  const dates = page.getByRole('dialog').getByRole('region', { name: 'Next eight dates' });
  await expect(dates.getByText('Booked')).toHaveCount(8);
  await dates.scrollIntoViewIfNeeded();
  await person.show('cart-rotation');
});

test('CARTS-C7 CARTS-O8 CARTS-S3 a publisher of a partner congregation books a shared cart, and both sides see first names', async ({
  person,
  browser,
}) => {
  const { page, place } = person;
  const guests = await found(place, 'Ulverstone');
  await becomePartners(place, guests);
  const publisher = { first_name: 'Grace', last_name: 'Hidden', gender: 2, cart: true, roles: [] };
  const { data } = await post(place.address, '/users', publisher, guests.bearer);

  await person.comeIn('administrator', '/settings/carts/');
  await page.getByRole('button', { name: 'More: Wharf corner' }).click();
  await page.getByRole('button', { name: 'Share with congregations: Wharf corner' }).click();
  const sharing = page.getByRole('dialog').getByRole('switch', { name: /^Share with Ulverstone/ });
  await sharing.click();
  await expect(sharing).toBeChecked();
  await person.show('cart-sharing');

  const guest = await (await browser.newContext()).newPage();
  await openLink(guest, await linkOf(guests, Number(data.id)));
  await guest.goto(`${place.address}/schedules/`);
  await guest.getByRole('link', { name: /^Wharf corner/ }).click();
  await expect(guest.getByText(/^Cart of /)).toBeVisible();
  await guest.getByRole('button', { name: 'Grid', exact: true }).click();
  for (const _ of [1, 2, 3, 4]) await guest.getByRole('button', { name: 'Following week' }).click();
  await guest.getByRole('button', { name: 'Book shift', exact: true }).click();
  await guest.getByRole('dialog').getByRole('button', { name: 'Book shift', exact: true }).click();
  await expect(guest.getByRole('dialog')).toHaveCount(0);
  await expect(guest.getByRole('button', { name: /, You$/ })).toBeVisible();

  await page.goto(guest.url());
  await page.getByRole('button', { name: 'Grid', exact: true }).click();
  for (const _ of [1, 2, 3, 4]) await page.getByRole('button', { name: 'Following week' }).click();
  await expect(page.getByRole('button', { name: /Grace H\./ })).toBeVisible();
  await expect(page.getByText('Hidden')).toHaveCount(0);
  await person.show('cart-guest');
  await guest.context().close();
});
