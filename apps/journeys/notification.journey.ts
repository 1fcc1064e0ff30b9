import { expect, openLink, test } from './person.ts';
import { addPerson, freshLink, linkOf, numberOfFreeMap } from './place.ts';
import { untilSettled } from './settled.ts';

const countOf = (name: string | null): number => Number(/\d+/.exec(name ?? '')?.[0]);

test('SHELL-R17 DASH-R1 the count of the bell rises live when a map is assigned', async ({
  person,
  browser,
}) => {
  const { page, place } = person;
  // Other journeys assign maps to the demo's people and read their notifications.
  const name = 'Bartimaeus Hollow';
  const [first_name, last_name] = name.split(' ') as [string, string];
  const publisher = await addPerson(place, { first_name, last_name, roles: [2] });
  await openLink(page, await linkOf(place, publisher));
  const bell = page.getByRole('link', { name: /^Notifications: / });
  // Prompts that load count until they are seen.
  await untilSettled(page);
  const before = countOf(await bell.getAttribute('aria-label'));
  const number = await numberOfFreeMap(place, 2.5);

  const phone = await (await browser.newContext()).newPage();
  await phone.goto(await freshLink(place, 'servant'));
  await phone.getByRole('button', { name: /sign in|continue|open|enter/i }).click();
  await phone.getByRole('link', { name: 'Settings' }).click();
  await phone.getByRole('link', { name: /Assign maps/ }).click();
  await phone.getByRole('button', { name: /^Free/ }).click();
  await phone.getByRole('searchbox').fill(number);
  await phone.getByRole('button', { name: `Assign map ${number}`, exact: true }).click();
  await phone.getByLabel('Assign to').fill(last_name);
  await phone.getByRole('radio', { name: new RegExp(last_name) }).click();
  await phone.getByRole('button', { name: /^Assign to/ }).click();

  await expect(async () => {
    expect(countOf(await bell.getAttribute('aria-label'))).toBeGreaterThan(before);
  }).toPass({ timeout: 45_000 });
  await bell.click();
  await expect(page).toHaveURL(/\/notifications\/?$/);
  const told = page.getByRole('button', { name: new RegExp(`assigned map ${number} to you`) });
  await expect(told).toBeVisible();
  await person.show('notifications');
  await told.click();
  await expect(page).toHaveURL(new RegExp(`/map/${number}/?$`));
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(told).toBeVisible();
  await expect(told.getByRole('img', { name: 'Not read yet' })).toHaveCount(0);
});
