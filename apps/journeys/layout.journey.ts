/**
 * Layout of rendered pages: the badge of the bell, the blocks of a map, and the marks of a map in the list at
 * a desk.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, openLink, test } from './person.ts';
import { addPerson, giveMap, linkOf } from './place.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const boxOf = async (element: Locator): Promise<Box> => (await element.boundingBox())!;
const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });
const largerLetters = (page: Page): Promise<void> =>
  page.evaluate("document.documentElement.style.fontSize = '200%'");

/** Area of the intersection. */
function sharedArea(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

test('the badge is in the upper end corner of the bell without hiding it', async ({ person }) => {
  const { page, place } = person;
  // Other journeys read the notifications of the demo's people.
  const owner = await addPerson(place, { first_name: 'Rufus', last_name: 'Bellamy', roles: [2] });
  await giveMap(place, owner, 6.5);
  await openLink(page, await linkOf(place, owner));
  const bell = page.getByRole('link', { name: /^Notifications/ });
  const badge = bell.locator('span');
  await expect(badge).toHaveText(/^\d+$/);
  // Repeated, because content that arrives between two measurements moves the bell.
  const expectInCorner = (atEnd: 1 | -1): Promise<void> =>
    expect(async () => {
      const [link, icon, count] = [await boxOf(bell), await boxOf(bell.locator('svg')), await boxOf(badge)];
      expect(sharedArea(count, link)).toBeCloseTo(count.width * count.height, 0);
      expect((middleOf(count).x - middleOf(link).x) * atEnd).toBeGreaterThan(0);
      expect(middleOf(count).y).toBeLessThan(middleOf(link).y);
      expect(count.height).toBeLessThanOrEqual(24);
      expect(sharedArea(count, icon)).toBeLessThan((icon.width * icon.height) / 2);
    }).toPass({ timeout: 15_000 });
  await expectInCorner(1);
  await page.evaluate("document.documentElement.dir = 'rtl'");
  await expectInCorner(-1);
  await page.evaluate("document.documentElement.dir = 'ltr'");
  await largerLetters(page);
  await expectInCorner(1);
});

test('MAPS-S2 the blocks of a map have six in a row, large enough for a thumb, and a tick does not hide the letter', async ({
  person,
}) => {
  const { page } = person;
  await page.setViewportSize({ width: 390, height: 844 });
  const number = await giveMap(person.place, 'servant', 6);
  await person.comeIn('servant', `/map/${number}`);
  const blocks = page.getByRole('button', { name: /^Block / });
  await blocks.first().click();
  await expect(blocks.first()).toHaveAttribute('aria-pressed', 'true');
  const boxes = (): Promise<Box[]> => blocks.all().then((all) => Promise.all(all.map(boxOf)));
  const inFirstRow = (all: readonly Box[]): number => all.filter(({ y }) => y === all[0]!.y).length;
  const expectRoom = async (all: readonly Box[]): Promise<void> => {
    for (const { x, width, height } of all) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(height).toBeGreaterThanOrEqual(48);
      expect(x + width).toBeLessThanOrEqual(390);
    }
    const letter = await blocks.first().evaluate((block: { firstChild: unknown }) => {
      const range = new (globalThis as unknown as { Range: new () => DrawnRange }).Range();
      range.selectNodeContents(block.firstChild);
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x, y, width, height };
    });
    const tick = await boxOf(blocks.first().locator('svg').last());
    expect(sharedArea(letter, tick)).toBeLessThan((tick.width * tick.height) / 5);
  };
  const all = await boxes();
  expect(inFirstRow(all)).toBe(Math.min(6, all.length));
  await expectRoom(all);
  await largerLetters(page);
  const large = await boxes();
  expect(inFirstRow(large)).toBeLessThan(6);
  await expectRoom(large);
});

interface DrawnRange {
  selectNodeContents(node: unknown): void;
  getBoundingClientRect(): Box;
}

test('ASSIGN-S1 X-DESK-1 at a desk the maps are a table whose marks stay within their cells', async ({
  person,
}) => {
  const { page } = person;
  await page.setViewportSize({ width: 1280, height: 800 });
  await person.comeIn('administrator', '/settings/assign/');
  await page.getByRole('region', { name: 'At a glance' }).getByText('Nothing done lately').click();
  const rows = page
    .getByRole('table', { name: 'Assign maps' })
    .getByRole('row')
    .filter({
      has: page.getByRole('cell', { name: /^Nothing done lately/ }),
    });
  await expect(rows.first()).toBeVisible();
  for (const row of await rows.all()) {
    const [cell, mark] = [
      await boxOf(row.getByRole('cell', { name: /^Nothing done lately/ })),
      await boxOf(row.getByText('Nothing done lately')),
    ];
    expect(sharedArea(mark, cell)).toBeCloseTo(mark.width * mark.height, 0);
  }
});
