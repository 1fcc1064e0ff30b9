/** The five seconds after a hand-in: a killed tab, a second tab, a lost connection. */
import type { Page } from '@playwright/test';
import { expect, test } from './person.ts';
import { countReturns, giveMap, type Place, readMap } from './place.ts';
import { untilLoaded } from './settled.ts';

async function handIn(page: Page, place: Place, number: string): Promise<void> {
  await page.goto(`${place.address}/map/${number}`);
  await untilLoaded(page);
  await page.getByRole('button', { name: 'Hand in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByText(new RegExp(`^Map ${number} handed in\\.`))).toBeVisible();
}
const holderOf = async (place: Place, number: string) => (await readMap(place, number)).map.assignment;
const expectReturns = (place: Place, number: string, returns: number): Promise<void> =>
  expect.poll(() => countReturns(place, number), { timeout: 20_000 }).toBe(returns);

test('SYNC-X1 a tab killed within the five seconds still hands the map in, once', async ({
  person,
  context,
}) => {
  const { place } = person;
  const number = await giveMap(place, 'publisher', 5);
  await person.comeIn('publisher');
  const page = await context.newPage();
  const returnedBefore = await countReturns(place, number);
  await handIn(page, place, number);
  await page.close({ runBeforeUnload: false });
  await expectReturns(place, number, returnedBefore + 1);
  // Whether the closed tab or the other one sends it, the hand-in has one effect.
  await person.page.bringToFront();
  await expect(person.page.getByRole('link', { name: /waiting|not accepted/ })).toHaveCount(0);
  expect(await countReturns(place, number)).toBe(returnedBefore + 1);
});

test('SYNC-X1 two tabs both show the map after a hand-in and its undo in one, and both hide it after another hand-in', async ({
  person,
  context,
}) => {
  const { page, place } = person;
  const number = await giveMap(place, 'publisher', 6);
  const returnedBefore = await countReturns(place, number);
  await person.comeIn('publisher');
  const other = await context.newPage();
  await other.goto(`${place.address}/assignments`);
  const map = new RegExp(`Map ${number}\\b`);
  await expect(other.getByRole('link', { name: map }).first()).toBeVisible();
  await page.bringToFront();
  await handIn(page, place, number);
  await expect(other.getByRole('link', { name: map })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText(`Map ${number} was not handed in.`)).toBeVisible();
  await expect(other.getByRole('link', { name: map }).first()).toBeVisible();
  expect(await holderOf(place, number)).not.toBeNull();
  await handIn(page, place, number);
  await expect(other.getByRole('link', { name: map })).toHaveCount(0);
  await expectReturns(place, number, returnedBefore + 1);
  await expect(page.getByRole('link', { name: /not accepted/ })).toHaveCount(0);
});

test('SYNC-X1 a hand-in waits if the connection is lost within the five seconds, and is sent when it returns', async ({
  person,
}) => {
  const { page, place } = person;
  const number = await giveMap(place, 'publisher', 7);
  const returnedBefore = await countReturns(place, number);
  await person.comeIn('publisher');
  await handIn(page, place, number);
  await page.context().setOffline(true);
  await expect(page.getByRole('link', { name: /1 waiting/ })).toBeVisible({ timeout: 20_000 });
  await page.getByRole('link', { name: /1 waiting/ }).click();
  await expect(page.getByText('Map handed in')).toBeVisible();
  expect(await holderOf(place, number)).not.toBeNull();
  await page.context().setOffline(false);
  await expectReturns(place, number, returnedBefore + 1);
  await expect(page.getByText('Everything you did has arrived.')).toBeVisible();
});
