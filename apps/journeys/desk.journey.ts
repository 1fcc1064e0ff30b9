/** Layout of screens on a desk: columns, and content within its own column up to 1920 px. */
import type { Locator } from '@playwright/test';
import { expect, test, walkTo } from './person.ts';

const leftsOf = async (sections: Locator): Promise<number[]> => {
  const boxes = await Promise.all((await sections.all()).map((section) => section.boundingBox()));
  return [...new Set(boxes.map((box) => Math.round(box!.x)))];
};

/** Elements that are wider than the content, except within an element that scrolls or clips. */
const outside = `(() => {
  const content = document.querySelector('#content');
  const { left, right } = content.getBoundingClientRect();
  const isClipped = (element) => {
    for (let one = element.parentElement; one !== content; one = one.parentElement)
      if (getComputedStyle(one).overflowX !== 'visible') return true;
    return false;
  };
  return [...content.querySelectorAll('*')]
    .filter((element) => {
      const box = element.getBoundingClientRect();
      const { clipPath, position, visibility } = getComputedStyle(element);
      const isShown = box.width * box.height > 0 && visibility !== 'hidden' && clipPath === 'none';
      return isShown && position !== 'fixed' && (box.left < left - 1 || box.right > right + 1) && !isClipped(element);
    })
    .map((element) => element.tagName + ' ' + element.className);
})()`;

test('X-DESK-3 at a desk the settings and the printouts are in columns', async ({ person }) => {
  const { page } = person;
  await page.setViewportSize({ width: 1280, height: 800 });
  await person.comeIn('administrator', '/settings/');
  await expect(page.getByRole('region', { name: 'Congregation', exact: true })).toBeVisible();
  await expect.poll(async () => (await leftsOf(page.locator('#content section[aria-label]'))).length).toBe(3);
  await walkTo(page, '/settings/print/');
  await expect(page.getByRole('region', { name: 'Assignment slips (S-89)' })).toBeVisible();
  await expect.poll(async () => (await leftsOf(page.locator('#content section[aria-label]'))).length).toBe(2);
});

const screens = [
  '/settings/',
  '/settings/print/',
  '/settings/users/',
  '/settings/assign/',
  '/settings/maps/',
  '/settings/reports/',
  '/settings/speaker-directory/',
  '/settings/public-scheduler/',
  '/schedules/meetings/',
  '/schedules/',
  '/assignments/',
];

test('X-DESK-3 at 1920 px no screen has content beyond its column', async ({ person }) => {
  const { page, place } = person;
  await page.setViewportSize({ width: 1920, height: 1080 });
  await person.comeIn('administrator', '/');
  for (const path of screens) {
    await page.goto(`${place.address}${path}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    expect(await page.evaluate(outside), path).toEqual([]);
  }
});
