/** Counts the taps of tasks that are done where they are listed. Typing and scrolling are not counted. */
import { countTaps, tapsOf } from './count-taps.ts';
import { expect, openLink, test } from './person.ts';
import { freshLink } from './place.ts';

test('REPORTS-X3 REPORTS-X2 a person who manages the records reaches the own report in two taps, sends it with the third, and keeps the next one with two more', async ({
  person,
}) => {
  const { page } = person;
  await countTaps(page);
  await person.comeIn('administrator');
  const sent = await tapsOf(page, async () => {
    await page.getByRole('link', { name: 'Settings' }).tap();
    await page.getByRole('link', { name: /^Your report/ }).tap();
    await page.getByRole('button', { name: /^(Send|Correct) \w+ report$/ }).tap();
    await expect(page.getByRole('heading', { name: /: sent$/ })).toBeVisible();
  });
  expect(sent).toBe(3);
  await person.show('own-report-sent');
  const kept = await tapsOf(page, async () => {
    await page.getByRole('button', { name: /^Prepare \w+ report$/ }).tap();
    await page.getByRole('button', { name: /^Keep \w+ report$/ }).tap();
    await expect(page.getByRole('heading', { name: /: kept$/ })).toBeVisible();
  });
  expect(kept).toBe(2);
  await expect(page.getByText(/^Kept\. It is sent on 1 \w+\.$/)).toBeVisible();
  await person.show('own-report-kept');
  // Undo restores it.
  await page.getByRole('button', { name: 'Discard it' }).tap();
  await page.getByRole('button', { name: 'Undo', exact: true }).tap();
  await expect(page.getByRole('heading', { name: /: kept$/ })).toBeVisible();
});

test('ADDR-R64 a requested address is worked with one tap where it is listed', async ({ person }) => {
  const { page } = person;
  await countTaps(page);
  await person.comeIn('servant', '/assignments/');
  await page.getByRole('button', { name: 'Request addresses' }).tap();
  await page.getByRole('radio').first().tap();
  await page.getByRole('button', { name: /^Get addresses of map/ }).tap();
  const done = page.getByRole('button', { name: /^Done: / });
  await expect(done.first()).toBeVisible();
  await person.show('requested-addresses');
  const listed = await done.count();
  expect(
    await tapsOf(page, async () => {
      await done.first().tap();
      await expect(done).toHaveCount(listed - 1);
    }),
  ).toBe(1);
});

test('CARTS-S8 CARTS-C12 a shift is joined with one tap, and left with two from the assignment', async ({
  person,
  browser,
}) => {
  const { page, place } = person;
  const other = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await openLink(other, await freshLink(place, 'servant'));
  await other.goto(`${place.address}/schedules/`);
  await other.getByRole('link', { name: /^Station forecourt/ }).click();
  for (const _ of [1, 2, 3, 4]) await other.getByRole('button', { name: 'Following week' }).click();
  await expect(other.getByRole('button', { name: /in 4 weeks/ })).toBeVisible();
  await other.getByRole('button', { name: 'Book shift', exact: true }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Book shift', exact: true }).click();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await other.context().close();

  await countTaps(page);
  await person.comeIn('publisher', '/schedules/');
  await page.getByRole('link', { name: /^Station forecourt/ }).tap();
  for (const _ of [1, 2, 3, 4]) await page.getByRole('button', { name: 'Following week' }).tap();
  const join = page.getByRole('button', { name: /^Join / }).first();
  await expect(join).toBeVisible();
  await person.show('cart-list');
  expect(
    await tapsOf(page, async () => {
      await join.tap();
      await expect(page.getByText(/^You are booked at Station forecourt/)).toBeVisible();
    }),
  ).toBe(1);
  await page.getByRole('link', { name: 'Assignments' }).tap();
  const more = page.getByRole('button', { name: /more$/ });
  const leave = page.getByRole('button', { name: /^Cancel my shift at Station forecourt/ }).last();
  await expect(leave.or(more).first()).toBeVisible();
  if (await more.first().isVisible()) await more.first().tap();
  const left = await tapsOf(page, async () => {
    await leave.tap();
    await person.show('cart-leaving');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel my shift' }).tap();
    await expect(page.getByText(/^You are no longer booked at Station forecourt/)).toBeVisible();
  });
  expect(left).toBe(2);
});
