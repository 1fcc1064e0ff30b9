import { expect, longWork, test } from './person.ts';

test('ASSIGN-R2 ASSIGN-R6 a servant assigns a rural map, watches the progress and recalls it', async ({
  person,
}) => {
  const { page, place } = person;
  await person.comeIn('servant');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: /Assign maps/ }).click();
  await expect(page.getByRole('heading', { name: 'Assign maps' })).toBeVisible();
  await page.getByRole('button', { name: /^Free/ }).click();
  await page.getByRole('searchbox').fill('roads');
  await person.show('assign-maps');
  const card = page.getByRole('article').first();
  const name = await card.getByRole('button', { name: /^Assign map/ }).getAttribute('aria-label');
  const number = name!.replace('Assign map ', '');
  await card.getByRole('button', { name: /^Assign map/ }).click();
  await page.getByLabel('Assign to').fill('Webb');
  await page.getByRole('radio').first().click();
  await person.show('assign-sheet');
  await page.getByRole('button', { name: /^Assign to/ }).click();
  await expect(page.getByText('All addresses are ready.')).toBeVisible(longWork);
  await person.show('assign-progress');
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();

  await page.getByRole('button', { name: /^Out/ }).click();
  await page.getByRole('searchbox').fill(number);
  await page.getByRole('button', { name: `Recall map ${number}`, exact: true }).click();
  await expect(page.getByText(/clears its available addresses/)).toBeVisible();
  await person.show('recall-sheet');
  await page.getByRole('button', { name: 'Recall map', exact: true }).click();
  await expect(page.getByRole('button', { name: `Recall map ${number}`, exact: true })).toHaveCount(0);
  const answer = await fetch(`${place.address}/api/maps/${number}`, {
    headers: { authorization: `Bearer ${place.bearer}` },
  });
  const { data } = (await answer.json()) as {
    data: { map: { assignment: object | null; address_count: number } };
  };
  expect([data.map.assignment, data.map.address_count]).toEqual([null, 0]);
});

test('X-WIDE-1 X-WIDE-2 a servant at a desk opens the maps by keyboard, with list and detail side by side', async ({
  person,
}) => {
  const { page } = person;
  await page.setViewportSize({ width: 1280, height: 800 });
  await person.comeIn('servant', '/settings/assign/');
  const rows = page.locator('[data-row]');
  await page.getByRole('searchbox', { name: 'Number, suburb or owner' }).press('ArrowDown');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const detail = page.getByRole('region', { name: /^Map \d+$/ });
  const heading = detail.getByRole('heading', { level: 2, name: /^Map \d+$/ });
  await expect(heading).toBeFocused();
  await expect(rows.nth(1)).toHaveAttribute('aria-current', 'page');
  await person.show('assign-maps-desk');
  const first = await heading.innerText();
  await page.keyboard.press('Escape');
  await expect(rows.nth(1)).toBeFocused();

  // After scrolling down, the list keeps its position when another map is opened.
  await page.mouse.move(500, 500);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(500);
  const further = rows.nth(Math.floor((await rows.count()) / 2));
  await further.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate('scrollY');
  await further.click();
  await expect(heading).not.toHaveText(first);
  expect(await page.evaluate('scrollY')).toBe(scrolled);
  await page.goBack();
  await expect(heading).toHaveText(first);
  expect(await page.evaluate('scrollY')).toBe(scrolled);
});

test('X-WIDE-1 an administrator at a desk confirms before leaving unsaved changes for another person', async ({
  person,
}) => {
  const { page } = person;
  await page.setViewportSize({ width: 1280, height: 800 });
  await person.comeIn('administrator', '/settings/users/');
  const rows = page.locator('[data-row]');
  await rows.first().click();
  await person.show('people-desk');
  await page.getByLabel('First name').fill('Somebody else');
  const open = new URL(page.url()).pathname;
  // People added by parallel journeys may come first, and the second row is the open one then.
  await page.locator('[data-row]:not([aria-current])').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  expect(new URL(page.url()).pathname).toBe(open);
  await expect(page.getByLabel('First name')).toHaveValue('Somebody else');
});
