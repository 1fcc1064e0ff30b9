/** Two phones: a publisher cannot do a duty, and another one takes it, in the app or by the link of a mail. */
import { countTaps, tapsOf } from './count-taps.ts';
import { linkInMail } from './mail-links.ts';
import { expect, openLink, test } from './person.ts';
import { addPerson, addRole, linkOf, type Place, post } from './place.ts';
import { untilSettled } from './settled.ts';

test.use({ serviceWorkers: 'allow' });

/** Two people who take turns at a door, and appear in no other journey. */
async function addDoor(
  place: Place,
  label: string,
): Promise<{ asker: number; other: number; email: string }> {
  const role = await addRole(place, `Serves at the ${label}`, ['schedules.attendants']);
  const add = (first_name: string, contact: { email?: string } = {}) =>
    addPerson(place, { first_name, last_name: 'Swapper', roles: [role], ...contact });
  const email = `${label.replaceAll(' ', '-').toLowerCase()}@swapper.example`;
  const asker = await add('Asa');
  const other = await add('Otto', { email });
  const body = {
    label,
    frequency: 'meeting',
    meeting: 'weekend',
    attendants: [asker, other],
  };
  await post(place.address, '/attendantResponsibilities', body, place.bearer);
  return { asker, other, email };
}

test('X-SWAP-1 X-SWAP-13 X-SWAP-14 X-SWAP-15 a request made without network is taken on another phone', async ({
  person,
  browser,
}) => {
  const { page, place } = person;
  const { asker, other } = await addDoor(place, 'Swapped door');
  await countTaps(page);
  await openLink(page, await linkOf(place, asker));
  await page.goto(`${place.address}/assignments/`);
  // Not the first one, which may begin within two hours.
  const cannot = page.getByRole('button', { name: /^I can’t: Swapped door/ }).nth(1);
  await expect(cannot).toBeVisible();
  const label = (await cannot.getAttribute('aria-label'))!.replace('I can’t: ', '');
  await person.show('assignments-cannot');

  await untilSettled(page);
  // Stores the file of the sheet.
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await page.context().setOffline(true);
  const taps = await tapsOf(page, async () => {
    await cannot.tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Ask for someone' }).tap();
    await expect(page.getByText('Waiting to send').first()).toBeVisible();
  });
  expect(taps).toBe(2);
  await page.context().setOffline(false);
  const looking = page.getByRole('button', { name: `See who: Looking for someone, ${label}` });
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

test('X-SWAP-17 X-SWAP-19 the duty is taken by the link of a mail, without signing in', async ({
  person,
  browser,
}) => {
  const { page, place } = person;
  const { asker, email } = await addDoor(place, 'Linked gate');
  await openLink(page, await linkOf(place, asker));
  await page.goto(`${place.address}/assignments/`);
  await page
    .getByRole('button', { name: /^I can’t: Linked gate/ })
    .nth(1)
    .tap();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('checkbox', { name: 'Otto Swapper' })).toBeChecked();
  await person.show('ask-sheet');
  await sheet.getByRole('button', { name: 'Ask 1 person' }).tap();
  await expect(sheet).toBeHidden();

  const phone = await (await browser.newContext()).newPage();
  await phone.goto(await linkInMail(place, email, '/take'));
  await expect(phone.getByRole('heading', { name: 'Can you take this, Otto?' })).toBeVisible();
  await phone.getByRole('button', { name: 'I’ll take it' }).click();
  await expect(phone.getByRole('heading', { name: 'It’s yours, Otto' })).toBeVisible();
  await phone.context().close();
  await expect(page.getByText('Otto Swapper has it')).toBeVisible({ timeout: 75_000 });
});
