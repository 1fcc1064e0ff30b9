/** Searches for another person, from “I can’t” without a network to the printed schedule, and an exchange of two. */
import { extractText, getDocumentProxy } from 'unpdf';
import { countTaps, tapsOf } from './count-taps.ts';
import { linkInMail } from './mail-links.ts';
import { expect, openLink, test } from './person.ts';
import { addPerson, addRole, linkOf, type Place, post } from './place.ts';
import { untilLoaded } from './settled.ts';

const mailOf = (name: string): string => `${name.toLowerCase()}@walk.example`;

/** People with e-mail addresses who appear in no other journey, in the order of the names. */
async function addPeople(place: Place, last_name: string, names: readonly string[]): Promise<number[]> {
  const roles = [await addRole(place, `Serves with ${last_name}`, ['schedules.attendants'])];
  const ids: number[] = [];
  for (const first_name of names) {
    const email = mailOf(`${first_name}.${last_name}`);
    ids.push(await addPerson(place, { first_name, last_name, roles, email }));
  }
  return ids;
}

const addTurns = (place: Place, label: string, attendants: readonly number[]) =>
  post(
    place.address,
    '/attendantResponsibilities',
    { label, frequency: 'meeting', meeting: 'weekend', attendants },
    place.bearer,
  );

async function printed(place: Place): Promise<string> {
  const answer = await fetch(`${place.address}/api/reports/attendant-schedule`, {
    headers: { authorization: `Bearer ${place.bearer}` },
  });
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  const { text } = await extractText(pdf, { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

test('X-SWAP-14 X-SWAP-17 X-SWAP-38 a no without network reaches three people, the second takes it from the mail, and the print has the name', async ({
  person,
  browser,
}) => {
  const { page, place } = person;
  const [asker, ...others] = await addPeople(place, 'Walker', ['Asa', 'Ben', 'Carl', 'Dan']);
  await addTurns(place, 'Walked gate', [asker!, ...others]);
  await countTaps(page);
  await openLink(page, await linkOf(place, asker!));
  await page.goto(`${place.address}/assignments/`);
  const cannot = page.getByRole('button', { name: /^I can’t: Walked gate/ }).last();
  await expect(cannot).toBeVisible();
  await untilLoaded(page);
  await page.context().setOffline(true);
  const taps = await tapsOf(page, async () => {
    await cannot.tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Ask for someone' }).tap();
    await expect(page.getByText('Waiting to send').first()).toBeVisible();
  });
  expect(taps).toBe(2);
  await page.context().setOffline(false);
  await expect(page.getByText('3 people asked. It stays yours until then.')).toBeVisible({ timeout: 75_000 });

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await countTaps(phone);
  await phone.goto(await linkInMail(place, mailOf('Carl.Walker'), '/take'));
  await expect(phone.getByRole('heading', { name: 'Can you take this, Carl?' })).toBeVisible();
  const takes = await tapsOf(phone, async () => {
    await phone.getByRole('button', { name: 'I’ll take it' }).click();
    await expect(phone.getByRole('heading', { name: 'It’s yours, Carl' })).toBeVisible();
  });
  expect(takes).toBe(1);
  await phone.context().close();
  await expect(page.getByText('Carl Walker has it')).toBeVisible({ timeout: 75_000 });

  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  const overseer = await addPerson(place, {
    ...{ first_name: 'Oversees', last_name: 'Walker' },
    roles: [
      await addRole(place, 'Oversees the gates', ['schedules.attendants', 'schedules.attendants.edit']),
    ],
  });
  await openLink(desk, await linkOf(place, overseer));
  await desk.goto(`${place.address}/schedules/attendants/`);
  await desk.getByRole('button', { name: 'Walked gate', exact: true }).click();
  await expect(desk.getByText('Carl Walker').first()).toBeVisible();
  await desk.context().close();
  const gate = (await printed(place)).split('Walked gate').length - 1;
  expect(gate).toBeGreaterThan(0);
  expect(await printed(place)).toContain('Carl Walker');
});

test('X-SWAP-32 X-SWAP-34 two people exchange a duty by their links, and see what they would get and pass on', async ({
  person,
}) => {
  const { page, place } = person;
  const [asker, first, second] = await addPeople(place, 'Swapp', ['Ann', 'Bill', 'Cole']);
  await addTurns(place, 'Chain door', [asker!, first!]);
  await addTurns(place, 'Chain sound', [first!, second!]);
  await openLink(page, await linkOf(place, asker!));
  await page.goto(`${place.address}/assignments/`);
  await page
    .getByRole('button', { name: /^I can’t: Chain door/ })
    .last()
    .tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Ask for someone' }).tap();
  await expect(page.getByText(/people are asked to exchange/)).toBeVisible();

  await page.getByRole('button', { name: /^See who: Looking for someone, Chain door/ }).tap();
  await expect(page.getByText(/^Would pass on: /)).toBeVisible();
  await person.show('exchange-asked');

  await page.goto(await linkInMail(place, mailOf('Bill.Swapp'), '/take'));
  await expect(page.getByText('You would pass on')).toBeVisible();
  await person.show('take-exchange');
  await page.getByRole('button', { name: 'I’ll take it' }).tap();
  await expect(page.getByText(/^You said yes\. It is yours as soon as/)).toBeVisible();
  await person.show('take-held');
  await page.goto(`${place.address}/manifest.webmanifest`);
  await page.goto(await linkInMail(place, mailOf('Cole.Swapp'), '/take'));
  await expect(page.getByText(/Bill Swapp would do something else then/)).toBeVisible();
  await page.getByRole('button', { name: 'I’ll take it' }).tap();
  await expect(page.getByRole('heading', { name: 'It’s yours, Cole' })).toBeVisible();
  await page.goto(`${place.address}/assignments/`);
  await expect(page.getByText('Bill Swapp has it')).toBeVisible({ timeout: 75_000 });
});
