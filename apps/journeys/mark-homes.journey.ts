/** The homes of a residential map, known in advance and marked one by one, also without a network. */
import { countTaps, tapsOf } from './count-taps.ts';
import { expect, openLink, test } from './person.ts';
import { addPerson, giveMap, linkOf, post, readMap } from './place.ts';
import { untilLoaded } from './settled.ts';

test.use({ serviceWorkers: 'allow' });

test('ADDR-R67 a holder adds the homes of a map without a network, and marks two of them when they are listed', async ({
  person,
}) => {
  const { page, place } = person;
  const worker = await addPerson(place, { first_name: 'Hanna', last_name: 'Teague', roles: [2] });
  const number = await giveMap(place, worker, 7);
  const { map, availableAddresses } = await readMap(place, number);
  const street = availableAddresses[0]!.street_id;
  const known = { map: map.id, street, house: '951-953' };
  await post(place.address, '/preloaded-territory', known, place.bearer);
  const listed = async () =>
    (await readMap(place, number)).availableAddresses.filter(({ house }) => /^95[1-3]$/.test(house));

  await countTaps(page);
  await openLink(page, await linkOf(place, worker));
  await page.goto(`${place.address}/map/${number}/`);
  const mark = page.getByRole('button', { name: 'Mark these homes' });
  await expect(mark).toBeVisible();
  await expect(page.getByText(/^\d+ homes of this map are known in advance\.$/)).toBeVisible();
  await untilLoaded(page);
  await person.show('map-with-homes');
  await page.context().setOffline(true);
  expect(await tapsOf(page, () => mark.tap())).toBe(1);
  await expect(page.getByText(/^\d+ homes join the list as soon as this phone has sent it\.$/)).toBeVisible();
  await expect(page.getByRole('link', { name: /1 waiting/ })).toBeVisible();
  expect(await listed()).toEqual([]);

  await page.context().setOffline(false);
  const done = page.getByRole('button', { name: /^Done: 95[1-3] / });
  await expect(done).toHaveCount(3);
  await expect(mark).toHaveCount(0);
  await done.first().tap();
  await page
    .getByRole('button', { name: /^Not home: 953 / })
    .first()
    .tap();
  await expect.poll(async () => (await listed()).map(({ house }) => house)).toEqual(['952', '953']);
});
