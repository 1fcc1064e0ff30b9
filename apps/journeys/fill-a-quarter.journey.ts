/** An overseer fills a quarter of duties in three presses: draft several weeks, 13 of them, accept all. */
import { countTaps, tapsOf } from './count-taps.ts';
import { expect, longWork, test } from './person.ts';
import { addPerson, type Place, post } from './place.ts';

interface Entry {
  id: number;
  type: 'clam' | 'public';
  /** Event that replaces the meeting. */
  instead: string | null;
}

/** A duty of every weekend with nobody assigned; returns the number of its places. */
async function addOpenDuty(place: Place): Promise<number> {
  const attendants: number[] = [];
  for (const first_name of ['Asher', 'Boaz', 'Caleb'])
    attendants.push(await addPerson(place, { first_name, last_name: 'Quarter', roles: [] }));
  const added = await post(
    place.address,
    '/attendantResponsibilities',
    { label: 'Quarter door', frequency: 'meeting', meeting: 'weekend', attendants },
    place.bearer,
  );
  const reply = await fetch(`${place.address}/api/attendant-schedule`, {
    headers: { authorization: `Bearer ${place.bearer}` },
  });
  const { data } = (await reply.json()) as { data: Entry[] };
  const weekends = data.filter(({ type, instead }) => type === 'public' && instead === null);
  const own = String(added.data['id']);
  for (const { id } of weekends)
    await post(place.address, '/attendant-schedule', { id, attendants: { [own]: [null] } }, place.bearer);
  return weekends.length;
}

test('X-FAIR-62 a quarter of duties is filled in three presses', async ({ person }) => {
  const { page, place } = person;
  const open = await addOpenDuty(place);
  expect(open).toBeGreaterThanOrEqual(11);
  await countTaps(page);
  await person.comeIn('administrator', '/schedules/attendants/');
  const start = page.getByRole('button', { name: 'Draft several weeks' });
  await expect(start).toBeVisible();
  const accept = page.getByRole('button', { name: 'Accept all' });
  const filled = page.getByText(/\d+ places filled\. Nobody has been told yet/);
  const presses = await tapsOf(page, async () => {
    await start.tap();
    await page.getByRole('button', { name: 'Draft 13 weeks' }).tap();
    await expect(accept).toBeEnabled(longWork);
    await accept.tap();
    await expect(filled).toBeVisible();
  });
  expect(presses).toBe(3);
  expect(Number.parseInt((await filled.textContent()) ?? '', 10)).toBeGreaterThanOrEqual(open - 2);
  await person.show('quarter-of-duties');
});
