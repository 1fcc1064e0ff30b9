/** Central tasks with the keyboard alone: without a press of a pointer, and without a lost focus. */
import type { Locator, Page } from '@playwright/test';
import { dayAhead } from './days.ts';
import { expect, openLink, test } from './person.ts';
import { addPerson, giveMap, linkOf, post } from './place.ts';

const mostTabs = 150;

/** Tabs to a control like a person who follows the focus ring. */
async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  const isFocused = () => control.evaluate((element) => element === element.ownerDocument.activeElement);
  for (let tabs = 0; !(await isFocused()); tabs += 1) {
    expect(tabs, `tabs to ${control}`).toBeLessThan(mostTabs);
    await page.keyboard.press(key);
  }
}

async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

const focusedName = (page: Page) =>
  page.evaluate<string>(
    "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent",
  );

/** True if nothing covers the middle of the focused control, and its outline is the one of all controls. */
const isFocusShown = (page: Page) =>
  page.evaluate<boolean>(`{
    const focused = document.activeElement;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    focused.contains(hit) && outlineStyle === 'solid' && outlineWidth === '3px';
  }`);

const said = (page: Page, text: string) =>
  expect
    .poll(() => page.evaluate<string>("document.getElementById('announcer').textContent"), {
      intervals: [100],
    })
    .toContain(text);

test('X-KEYS-1 X-FOCUS-4 X-SAID-1 opens a map and marks a door by the keyboard alone', async ({ person }) => {
  const { page, place } = person;
  const worker = await addPerson(place, { first_name: 'Keziah', last_name: 'Norton', roles: [2] });
  const number = await giveMap(place, worker, 4);
  await openLink(page, await linkOf(place, worker));
  await press(page, page.getByRole('link', { name: new RegExp(`Map ${number}, .*addresses? left`) }));
  const heading = page.getByRole('heading', { level: 1, name: `Map ${number}` });
  await expect(heading).toBeFocused();
  const door = page.getByRole('button', { name: /^Not home: / }).first();
  const address = (await door.getAttribute('aria-label'))!.slice('Not home: '.length);
  await press(page, door);
  await said(page, `Not home, saved: ${address}`);
  const undo = page.getByRole('button', { name: `Undo: ${address}`, exact: true });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await said(page, `Undone: ${address}`);
  await expect.poll(() => focusedName(page)).toContain(address);
});

test('X-KEYS-1 X-FOCUS-5 accepts a duty by the keyboard alone', async ({ person }) => {
  const { page } = person;
  await person.comeIn('administrator');
  await press(page, page.getByRole('link', { name: 'Assignments' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const yes = page.getByRole('button', { name: /^I’ll be there: / }).first();
  await tabTo(page, yes);
  expect(await isFocusShown(page)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^You said yes: /).first()).toBeVisible();
  await expect.poll(() => page.evaluate<boolean>('document.activeElement !== document.body')).toBe(true);
});

test('X-KEYS-1 X-FOCUS-1 X-FOCUS-2 X-FOCUS-3 adds days away, and cancels their deletion, by the keyboard alone', async ({
  person,
}) => {
  const { page, place } = person;
  const traveller = await addPerson(place, { first_name: 'Silas', last_name: 'Wynne', roles: [2] });
  await openLink(page, await linkOf(place, traveller));
  await page.goto(`${place.address}/settings/away/`);
  const add = page.getByRole('button', { name: 'Add dates' });
  await press(page, add);
  const sheet = page.getByRole('dialog', { name: 'Dates away' });
  await expect(sheet).not.toHaveAttribute('aria-describedby');
  // The third of March is typed alike in each order of day and month.
  const typed = `0303${Number(dayAhead(0).slice(0, 4)) + 1}`;
  for (const label of ['First day away', 'Last day away']) {
    const field = sheet.getByLabel(label);
    await tabTo(page, field);
    expect([label, await isFocusShown(page)]).toEqual([label, true]);
    await page.keyboard.type(typed);
  }
  await press(page, sheet.getByRole('button', { name: 'Save' }));
  await said(page, 'Dates away saved: 1 day');
  await expect(page.getByText('1 day', { exact: true })).toBeVisible();
  await expect(add).toBeFocused();

  const more = page.getByRole('button', { name: /^More: / });
  await press(page, more);
  const remove = page.getByRole('button', { name: /^Delete the dates of / });
  await expect(remove).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(remove).toHaveCount(0);
  await tabTo(page, more, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Delete dates away' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
});

test('X-KEYS-1 sends the own report by the keyboard alone', async ({ person }) => {
  const { page, place } = person;
  const reporter = await addPerson(place, { first_name: 'Phoebe', last_name: 'Arden', roles: [2] });
  const earlier = new Date();
  earlier.setUTCMonth(earlier.getUTCMonth() - 3, 1);
  const brought = { user_id: reporter, report_month: earlier.toISOString().slice(0, 10), active: true };
  await post(place.address, '/report', { ...brought, studies: 0 }, place.bearer);
  await openLink(page, await linkOf(place, reporter));
  await page.goto(`${place.address}/settings/reports/`);
  await press(page, page.getByRole('button', { name: 'More: Bible studies' }));
  const send = page.getByRole('button', { name: /^Send \w+ report$/ });
  await tabTo(page, send);
  expect(await isFocusShown(page)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Correct \w+ report$/ })).toBeVisible();
});
