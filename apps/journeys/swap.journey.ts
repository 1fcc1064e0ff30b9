/** Two phones: a publisher on a bus without network cannot do a duty, and another one takes it. */
import { countTaps, tapsOf } from './count-taps.ts';
import { expect, openLink, test } from './person.ts';
import { addPerson, addRole, linkOf, type Place, post } from './place.ts';

/** Two people who take turns at a door, and appear in no other journey. */
async function addDoor(place: Place): Promise<{ asker: number; other: number }> {
  const role = await addRole(place, 'Serves at the door', ['schedules.attendants']);
  const add = (first_name: string) => addPerson(place, { first_name, last_name: 'Swapper', roles: [role] });
  const asker = await add('Asa');
  const other = await add('Otto');
  const body = {
    label: 'Swapped door',
    frequency: 'meeting',
    meeting: 'weekend',
    attendants: [asker, other],
  };
  await post(place.address, '/attendantResponsibilities', body, place.bearer);
  return { asker, other };
}

test('X-SWAP-1 X-SWAP-13 X-SWAP-14 X-SWAP-15 a request made without network is taken on another phone', async ({
  person,
  browser,
}) => {
  const { page, place } = person;
  const { asker, other } = await addDoor(place);
  await countTaps(page);
  await openLink(page, await linkOf(place, asker));
  await page.goto(`${place.address}/assignments/`);
  // Not the first one, which may begin within two hours.
  const cannot = page.getByRole('button', { name: /^I can’t: Swapped door/ }).nth(1);
  await expect(cannot).toBeVisible();
  const label = (await cannot.getAttribute('aria-label'))!.replace('I can’t: ', '');
  await person.show('assignments-cannot');

  await page.context().setOffline(true);
  const taps = await tapsOf(page, async () => {
    await cannot.tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Ask for someone' }).tap();
    await expect(page.getByText('Waiting to send').first()).toBeVisible();
  });
  expect(taps).toBe(2);
  await page.context().setOffline(false);
  const looking = page.getByRole('button', { name: `Looking for someone: ${label}` });
  await expect(looking).toBeVisible({ timeout: 75_000 });
  await looking.tap();
  await expect(page.getByRole('list', { name: 'Asked' }).getByText('Otto Swapper')).toBeVisible();
  await person.show('assignments-looking');
  await page.getByRole('button', { name: 'Close' }).tap();

  const phone = await (await browser.newContext()).newPage();
  await openLink(phone, await linkOf(place, other));
  await phone.goto(`${place.address}/assignments/`);
  await phone.getByRole('button', { name: `Take it: ${label}` }).click();
  await expect(phone.getByText('It’s yours: Swapped door')).toBeVisible();
  await expect(page.getByText('Otto Swapper has it')).toBeVisible({ timeout: 75_000 });
  await phone.context().close();
});
