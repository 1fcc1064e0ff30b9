/** Central tasks with the keyboard alone: without a press of a pointer, and without a lost focus. */
import { dayAhead } from './days.ts';
import { focusedName, isFocusShown, press, said, tabTo } from './keyboard.ts';
import { expect, openLink, test } from './person.ts';
import { addPerson, bringReport, giveMap, linkOf } from './place.ts';

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
  await bringReport(place, reporter);
  await openLink(page, await linkOf(place, reporter));
  await page.goto(`${place.address}/settings/reports/`);
  await press(page, page.getByRole('button', { name: 'More: Bible studies' }));
  const send = page.getByRole('button', { name: /^Send \w+ report$/ });
  await tabTo(page, send);
  expect(await isFocusShown(page)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Correct \w+ report$/ })).toBeVisible();
});

test('X-KEYS-2 notes a not-at-home, then hands the map in, by the keyboard alone', async ({ person }) => {
  const { page, place } = person;
  const worker = await addPerson(place, { first_name: 'Tabitha', last_name: 'Lund', roles: [2] });
  const number = await giveMap(place, worker, 2);
  await openLink(page, await linkOf(place, worker));
  await press(page, page.getByRole('link', { name: new RegExp(`Map ${number}, .*addresses? left`) }));
  await expect(page.getByRole('heading', { level: 1, name: `Map ${number}` })).toBeFocused();
  const add = page.getByRole('button', { name: 'Add', exact: true });
  await press(page, add);
  const sheet = page.getByRole('dialog', { name: 'Add a not-at-home' });
  await tabTo(page, sheet.getByLabel('House number'));
  await page.keyboard.type('981');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^981 /)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();

  await press(page, page.getByRole('button', { name: 'Hand in', exact: true }));
  const handIn = page.getByRole('dialog', { name: `Hand in map ${number}` });
  await tabTo(page, handIn.getByRole('button', { name: /^Hand in/ }));
  expect(await isFocusShown(page)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Assignments' })).toBeVisible();
});

test('X-KEYS-2 requests addresses and marks the first of them by the keyboard alone', async ({ person }) => {
  const { page, place } = person;
  const worker = await addPerson(place, { first_name: 'Joanna', last_name: 'Pike', roles: [2] });
  await openLink(page, await linkOf(place, worker));
  await press(page, page.getByRole('link', { name: 'Assignments' }));
  await press(page, page.getByRole('button', { name: 'Request addresses' }));
  const sheet = page.getByRole('dialog', { name: 'Request addresses' });
  await press(page, sheet.getByRole('radio').first(), 'Space');
  await press(page, sheet.getByRole('button', { name: /^Get addresses of map/ }));
  const done = page.getByRole('button', { name: /^Done: / });
  await expect(done.first()).toBeVisible();
  const address = (await done.first().getAttribute('aria-label'))!.slice('Done: '.length);
  await press(page, done.first());
  await said(page, `Done, saved: ${address}`);
});

test('X-KEYS-2 writes a do-not-call and takes it back by the keyboard alone', async ({ person }) => {
  const { page, place } = person;
  const number = await giveMap(place, 'administrator', 6);
  await person.comeIn('administrator', `/map/${number}/`);
  await press(page, page.getByRole('button', { name: /^Do-not-calls/ }));
  await press(page, page.getByRole('button', { name: 'Add do not call' }));
  const sheet = page.getByRole('dialog');
  await tabTo(page, sheet.getByLabel('House number'));
  await page.keyboard.type('983');
  await press(page, sheet.getByRole('button', { name: 'Add do not call' }));
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await press(page, undo);
  await expect(undo).toHaveCount(0);
  await expect(page.getByText(/^983 /)).toHaveCount(0);
});

test('X-KEYS-2 chooses a dark appearance, and reads the help of a screen, by the keyboard alone', async ({
  person,
}) => {
  const { page } = person;
  await person.comeIn('publisher');
  await press(page, page.getByRole('link', { name: 'Settings' }));
  await press(page, page.getByRole('link', { name: /^Appearance/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'Appearance' })).toBeFocused();
  const colours = page.getByLabel('Colours');
  await tabTo(page, colours);
  await page.keyboard.type('Dark');
  await expect(colours).toHaveValue('dark');
  const help = page.getByRole('button', { name: 'Help for this screen' });
  await press(page, help);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeFocused();
});
