/** Publishers at the carts: booked with a partner, reported without a network, and taken in turns. */
import { expect, openLink, test } from './person.ts';
import { freshLink } from './place.ts';

test('CARTS-S1 CARTS-S2 CARTS-R18 a cart is booked with somebody else, and is full for others then', async ({
  person,
  browser,
}) => {
  const { page, place } = person;
  await person.comeIn('publisher');
  await page.goto(`${place.address}/schedules/`);
  await page.getByRole('link', { name: /^Station forecourt/ }).click();
  // Nobody is booked that far ahead.
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
  const mine = page.getByRole('button', { name: /6:00 am to 8:00 am, You$/ });
  await expect(mine).toBeVisible();
  await person.show('cart-booked');

  const other = await (await browser.newContext()).newPage();
  await openLink(other, await freshLink(place, 'servant'));
  await other.goto(page.url());
  for (const _ of [1, 2, 3]) await other.getByRole('button', { name: 'Following week' }).click();
  await other.getByRole('button', { name: /6:00 am to 8:00 am, Full/ }).click();
  await expect(other.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
  await expect(other.getByRole('button', { name: 'Join this shift' })).toHaveCount(0);
  await other.context().close();
  expect(name).not.toBe('');
});

test('CARTS-S7 CARTS-O5 a shift is reported without a network, and the report arrives once there is one', async ({
  person,
}) => {
  const { page, place } = person;
  await person.comeIn('publisher');
  await page.goto(`${place.address}/assignments/`);
  const cards = page.getByRole('region', { name: 'How was it at the cart?' });
  const save = cards.getByRole('button', { name: 'Save report' });
  await expect(save.first()).toBeVisible();
  const asked = await save.count();
  await page.context().setOffline(true);
  await cards.getByLabel('Conversations').first().fill('3');
  await cards.getByRole('button', { name: 'High' }).first().click();
  await person.show('cart-report');
  await save.first().click();
  await expect(page.getByText(/^Report saved: /)).toBeVisible();
  await expect(save).toHaveCount(asked - 1);
  await page.context().setOffline(false);
  await expect(page.getByRole('link', { name: /waiting/ })).toHaveCount(0, { timeout: 20_000 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Assignments', level: 1 })).toBeVisible();
  await expect(save).toHaveCount(asked - 1);
});

test('CARTS-S5 CARTS-R15 CARTS-O3 a rotation is paused, and resumed it books its next dates', async ({
  person,
}) => {
  const { page, place } = person;
  await person.comeIn('administrator');
  await page.goto(`${place.address}/settings/cart-rotations/`);
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
