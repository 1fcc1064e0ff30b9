import { countTaps, tapsOf } from './count-taps.ts';
import { mondayAhead } from './days.ts';
import { expect, openLink, test } from './person.ts';
import { addPerson, linkOf, post } from './place.ts';
import { untilSettled } from './settled.ts';

/** A week without assignments, which no other journey plans. */
const weeksAhead = 24;

test('AVAIL-S1 AVAIL-R1 AVAIL-R3 a publisher enters in three taps when they cannot, and the overseer reads "Cannot then"', async ({
  person,
  browser,
}) => {
  const { page, place } = person;
  const naaman = await addPerson(place, { first_name: 'Naaman', last_name: 'Thistle', roles: [2] });
  await post(place.address, `/users/${naaman}/part-qualifications/5`, {}, place.bearer);
  const phone = await (await browser.newContext()).newPage();
  await countTaps(phone);
  await openLink(phone, await linkOf(place, naaman));
  await untilSettled(phone);
  const evening = phone.getByRole('button', { name: 'Wed, Evening' });
  const taps = await tapsOf(phone, async () => {
    await phone.getByRole('link', { name: 'Settings' }).first().click();
    await phone.getByRole('link', { name: /^When I can serve/ }).click();
    await evening.click();
    await expect(phone.getByRole('button', { name: 'Wed, Evening, Cannot' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(phone.getByText('Saved', { exact: true })).toBeVisible();
  });
  expect(taps).toBe(3);

  // Without a network the page opens with what the phone has, and a press waits.
  await untilSettled(phone);
  await phone.context().setOffline(true);
  await phone.getByRole('button', { name: 'Mon, Morning' }).click();
  await expect(phone.getByText('1 waiting')).toHaveCount(2);
  await phone.context().setOffline(false);
  await expect(phone.getByText('Saved', { exact: true })).toBeVisible({ timeout: 60_000 });
  await phone.reload();
  await expect(phone.getByRole('button', { name: 'Mon, Morning, Cannot' })).toBeVisible();
  await phone.context().close();

  await person.comeIn('administrator', `/schedules/meetings/?week=${mondayAhead(weeksAhead)}&type=clam`);
  await page.getByRole('button', { name: /^Assign: .*Bible reading/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('searchbox').fill('thistle');
  await expect(sheet.getByRole('radio', { name: /Naaman Thistle.*Cannot then/ })).toBeVisible();
  await person.show('chooser-cannot');
  await page.goto(`${place.address}/settings/users/${naaman}/availability/`);
  await expect(page.getByRole('button', { name: 'Wed, Evening, Cannot' })).toBeVisible();
  await person.show('availability-person');
});
