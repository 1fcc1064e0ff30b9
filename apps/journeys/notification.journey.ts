/** Two phones: a servant gives a map to a publisher, whose bell rises by itself and tells by whom. */
import { expect, test } from './person.ts';
import { demoMap, freshLink } from './place.ts';

const countOf = (name: string | null): number => Number(/\d+/.exec(name ?? '')?.[0]);

test('SHELL-R17 DASH-R1 the bell rises live when a map is assigned', async ({ person, browser }) => {
  const { page, place } = person;
  await person.comeIn('publisher');
  const bell = page.getByRole('link', { name: /^Notifications: / });
  const before = countOf(await bell.getAttribute('aria-label'));
  const name = await page.evaluate<string>(
    `JSON.parse(localStorage.getItem('sheaf.session')).user.full_name`,
  );

  const phone = await (await browser.newContext()).newPage();
  await phone.goto(await freshLink(place, 'servant'));
  await phone.getByRole('button', { name: /sign in|continue|open|enter/i }).click();
  await phone.getByRole('link', { name: 'Settings' }).click();
  await phone.getByRole('link', { name: /Assign maps/ }).click();
  await phone.getByRole('button', { name: /^Free/ }).click();
  const assign = phone.getByRole('button', { name: new RegExp(`^Assign map ${demoMap}$`) }).last();
  const number = (await assign.getAttribute('aria-label'))!.replace('Assign map ', '');
  await assign.click();
  await phone.getByLabel('Assign to').fill(name.split(' ').at(-1)!);
  await phone.getByRole('radio', { name: new RegExp(name) }).click();
  await phone.getByRole('button', { name: /^Assign to/ }).click();

  await expect(async () => {
    expect(countOf(await bell.getAttribute('aria-label'))).toBeGreaterThan(before);
  }).toPass({ timeout: 45_000 });
  await bell.click();
  const told = page.getByRole('button', { name: new RegExp(`assigned map ${number} to you`) });
  await expect(told).toBeVisible();
  await person.show('notifications');
  await told.click();
  await expect(page).toHaveURL(new RegExp(`/map/${number}/?$`));
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: /^Notifications: / }).click();
  // What others did meanwhile may be unread; this one is not.
  await expect(told).toBeVisible();
  await expect(told.getByRole('img', { name: 'Not read yet' })).toHaveCount(0);
});
