/** Counts the taps of everyday tasks. Typing and scrolling are not counted. */
import { countTaps, tapsOf } from './count-taps.ts';
import { expect, test, walkTo } from './person.ts';
import { countReturns, giveMap, type Place, post, readMap } from './place.ts';

/** Prepares a map of the administrator with at least twelve addresses to work; returns its number. */
async function giveFullMap(place: Place): Promise<string> {
  const number = await giveMap(place, 'administrator', 3);
  const { map, availableAddresses } = await readMap(place, number);
  const street = availableAddresses[0]!.street_id;
  for (let house = 901; house <= 912; house += 1)
    await post(place.address, '/available-territory', { map: map.id, street, house }, place.bearer);
  return number;
}

test('a person opens their map, sees a new do-not-call disappear, works ten addresses, undoes one, hands the map in and requests another', async ({
  person,
}) => {
  const { page, place } = person;
  const number = await giveFullMap(place);
  const returnedBefore = await countReturns(place, number);
  await countTaps(page);
  await person.comeIn('administrator');
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();

  const ownMap = await tapsOf(page, async () => {
    await page
      .getByRole('link', { name: new RegExp(`, Map ${number}, `) })
      .first()
      .tap();
    await expect(page.getByRole('heading', { name: `Map ${number}`, level: 1 })).toBeVisible();
  });
  const doors = page.getByRole('button', { name: /^Done: / });
  await expect.poll(() => doors.count()).toBeGreaterThan(11);
  const doNotCall = await tapsOf(page, async () => {
    const [door] = (await readMap(place, number)).availableAddresses;
    const { street_id, house, street } = door!;
    const given = { street_id, number: Number(house), map_id: (await readMap(place, number)).map.id };
    // A row out of view would disappear without a line.
    await page
      .getByRole('button', { name: `Done: ${house} ${street}`, exact: true })
      .scrollIntoViewIfNeeded();
    await post(place.address, '/dnc', given, place.bearer);
    await expect(page.getByRole('button', { name: `Done: ${house} ${street}`, exact: true })).toHaveCount(0);
    await expect(
      page.getByRole('listitem').filter({ hasText: new RegExp(`(?<!\\d)${house} ${street}`) }),
    ).toContainText('No longer on this list.');
  });
  const undos = page.getByRole('button', { name: /^Undo: / });
  const undo = await tapsOf(page, async () => {
    await doors.first().tap();
    await undos.first().tap();
    await expect(undos).toHaveCount(0);
  });
  const left = await doors.count();
  const tenDoors = await tapsOf(page, async () => {
    for (let door = 1; door <= 10; door += 1) {
      await doors.first().tap();
      await expect.poll(() => doors.count()).toBe(left - door);
    }
  });
  const handIn = await tapsOf(page, async () => {
    await button(/^Hand in/).tap();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Hand in/ })
      .tap();
    await page.waitForURL(/assignments/);
  });
  await expect.poll(() => countReturns(place, number)).toBe(returnedBefore + 1);
  let getMap = 0;
  // A parallel journey may have taken the same map, and the next one is offered.
  await expect(async () => {
    await page.keyboard.press('Escape');
    getMap = await tapsOf(page, async () => {
      await button('Get a map').tap({ timeout: 5000 });
      await button(/^Take map /).tap({ timeout: 5000 });
    });
    await expect(page.getByText(/^Map \d+ is yours\.$/)).toBeVisible({ timeout: 5000 });
  }).toPass();
  expect({ ownMap, doNotCall, tenDoors, undo: undo - 1, handIn, getMap }).toEqual({
    ownMap: 1,
    doNotCall: 0,
    tenDoors: 10,
    undo: 1,
    handIn: 2,
    getMap: 2,
  });
});

test('a servant assigns a map, sees which are overdue, and adds a map', async ({ person }) => {
  const { page } = person;
  await countTaps(page);
  await person.comeIn('administrator');
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  await walkTo(page, '/settings/');

  const overdue = await tapsOf(page, async () => {
    await page.getByRole('link', { name: /^Assign maps/ }).tap();
    await button(/^Overdue/).tap();
    await expect(button(/^Overdue/)).toHaveAttribute('aria-pressed', 'true');
  });
  await button(/^Overdue/).tap();
  await page.getByRole('button', { name: /^Free/ }).tap();
  const assign = await tapsOf(page, async () => {
    await button(/^Assign map \d+$/).tap();
    await page.getByLabel('Assign to').fill('Webb');
    await page.getByRole('radio').first().tap();
    await button(/^Assign to /).tap();
    await expect(page.getByText(/^Map \d+ assigned to .*Webb/)).toBeVisible();
  });
  await walkTo(page, '/settings/maps/');
  const newMap = await tapsOf(page, async () => {
    await button('Add map').tap();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Number').first().fill('970');
    await sheet.getByRole('button', { name: 'Add map' }).tap();
    await expect(sheet).toHaveCount(0);
  });
  expect({ overdue, assign, newMap }).toEqual({ overdue: 2, assign: 3, newMap: 2 });
});
