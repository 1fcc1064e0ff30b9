/** Forced colours, print, and what axe finds about targets. */
import { expect, test, walkTo } from './person.ts';

test('X-FORCED-1 chosen segments, shifts, pills and the edges of sheets stay visible in forced colours', async ({
  person,
}) => {
  const { page } = person;
  await page.emulateMedia({ forcedColors: 'active' });
  await person.comeIn('administrator', '/schedules/carts/');
  await walkTo(page, '/schedules/cart/1/');
  await page.getByRole('button', { name: 'Grid', exact: true }).click();
  const backgroundOf = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .evaluate((element) => element.ownerDocument.defaultView!.getComputedStyle(element).backgroundColor);
  await expect.poll(async () => (await backgroundOf('Grid')) !== (await backgroundOf('List'))).toBe(true);
  const closed = page.locator('[data-state="closed"]').first();
  await expect(closed).toHaveCSS('border-top-style', 'dotted');
  await expect(closed).not.toHaveCSS('border-top-width', '0px');

  await walkTo(page, '/settings/away/');
  await page.getByRole('button', { name: 'Add dates' }).click();
  const sheet = page.getByRole('dialog', { name: 'Dates away' });
  await expect(sheet).toHaveCSS('border-top-style', 'solid');
  // A transparent sheet would show the page behind it.
  await expect(sheet).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('X-PRINT-1 a printed schedule has its whole content, in dark text and without controls', async ({
  person,
}) => {
  const { page } = person;
  await page.emulateMedia({ colorScheme: 'dark' });
  await person.comeIn('administrator', '/schedules/meetings/');
  const heading = page.getByRole('heading', { level: 1, name: 'Meetings' });
  const part = page.getByText('Opening words').first();
  await expect(part).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(heading).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(part).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Following week' })).toBeHidden();
  for (const path of ['attendants', 'service', 'cart/1']) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`${person.place.address}/schedules/${path}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    const clipped = await page.evaluate<number>(
      "[...document.querySelectorAll('#content *')].filter((one) => one.getClientRects().length > 0 && ['sticky', 'fixed'].includes(getComputedStyle(one).position)).length",
    );
    expect([path, clipped]).toEqual([path, 0]);
  }
});

test('X-TARGET-1 a target that is too small fails the check of its screen', async ({ person }) => {
  const { page } = person;
  await person.comeIn('publisher');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(`{
    const tiny = '<button style="width:12px;height:12px;padding:0" aria-label="NAME"></button>';
    const box = document.createElement('div');
    box.innerHTML = tiny.replace('NAME', 'One') + tiny.replace('NAME', 'Two');
    document.querySelector('#content').prepend(box);
  }`);
  await expect(person.show('small-targets')).rejects.toThrow(/target-size/);
});
