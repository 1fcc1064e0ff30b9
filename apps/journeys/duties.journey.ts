/** Duties that take turns, and what was chosen by hand. */
import { expect, test } from './person.ts';
import { addPerson, type Place, post } from './place.ts';

const dayAhead = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A duty at the weekend that three people take in turns, of whom the administrator is away for the next weeks. */
async function addDuty(place: Place, label: string): Promise<string> {
  const away = place.people.administrator;
  await post(place.address, '/away', { start_date: dayAhead(0), end_date: dayAhead(20) }, place.bearer);
  const other = await addPerson(place, { first_name: 'Turner', last_name: 'Ends', roles: [] });
  const third = await addPerson(place, { first_name: 'Third', last_name: 'Ends', roles: [] });
  const body = { label, frequency: 'meeting', meeting: 'weekend', attendants: [away, other, third] };
  await post(place.address, '/attendantResponsibilities', body, place.bearer);
  return 'Turner Ends';
}

test('ATTEND-O2 ATTEND-O3 duties pass over whoever is away, and what was chosen by hand stays when the rotation runs', async ({
  person,
}) => {
  const { page, place } = person;
  const turns = await addDuty(place, 'Journey door');
  await person.comeIn('administrator');
  await page.goto(`${place.address}/schedules/attendants/`);
  await page.getByRole('button', { name: 'Journey door', exact: true }).click();
  const weekends = page.getByRole('region', { name: /^Weekend/ });
  await expect(weekends.first().getByText(turns)).toBeVisible();
  await expect(weekends.nth(1).getByText('Third Ends')).toBeVisible();
  // The turns that the one who was away has missed come as soon as they are back.
  await expect(page.getByText('You', { exact: true }).first()).toBeVisible();
  await weekends
    .first()
    .getByRole('button', { name: /^Edit duties/ })
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: /^Journey door/ }).click();
  const assign = sheet.getByRole('button', { name: /^Assign \S/ });
  await sheet.getByRole('radio', { name: /Third/ }).check();
  await assign.click();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(weekends.first().getByText('Third Ends')).toBeVisible();
  await page.getByRole('button', { name: 'More: Duties' }).click();
  await page.getByRole('button', { name: 'Run the rotation' }).click();
  await expect(page.getByText(/places filled/)).toBeVisible();
  await expect(weekends.first().getByText('Third Ends')).toBeVisible();
  await person.show('duty-by-hand');
});
