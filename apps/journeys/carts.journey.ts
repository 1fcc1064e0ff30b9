/** Shifts at the carts: reported without a network, and taken in turns. */
import { expect, test } from './person.ts';

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
