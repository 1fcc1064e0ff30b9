/** Two phones: a scheduler assigns a part to a publisher, whose page and calendar update automatically. */
import type { Page } from '@playwright/test';
import { mondayAhead } from './days.ts';
import { expect, openLink, test } from './person.ts';
import { addPerson, addRole, linkOf, type Place, post } from './place.ts';

/**
 * Weeks ahead without assignments: after the convention of the demo, which is on a weekend of the week
 * before.
 */
const weeksAhead = 18;

/** A person who may read the Bible in the meeting, and appears in no other journey. */
async function addReader(place: Place): Promise<number> {
  const role = await addRole(place, 'Reads the schedule', ['schedules.meetings']);
  const id = await addPerson(place, { first_name: 'Ansel', last_name: 'Quimby', roles: [role] });
  await post(place.address, `/users/${id}/part-qualifications/5`, {}, place.bearer);
  return id;
}

async function feedOf(page: Page, place: Place): Promise<string> {
  const bearer = await page.evaluate<string>(`JSON.parse(localStorage.getItem('sheaf.session')).token`);
  const { data } = await post(place.address, '/profile/calendar-feed', {}, bearer);
  return (await fetch(String(data.url))).text();
}

test('APPTS-S1 USERS-O8 MEET-S7 a part assigned on one phone appears on another without a reload, and in the calendar', async ({
  person,
  browser,
}) => {
  const { page, place } = person;
  const reader = await addReader(place);
  const phone = await (await browser.newContext()).newPage();
  await openLink(phone, await linkOf(place, reader));
  await phone.goto(`${place.address}/assignments/`);
  await expect(phone.getByRole('heading', { name: 'My maps' })).toBeVisible();

  await person.comeIn('administrator', `/schedules/meetings/?week=${mondayAhead(weeksAhead)}&type=clam`);
  await page.getByRole('button', { name: /^Assign: .*Bible reading/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('searchbox').fill('quimby');
  await sheet.getByRole('radio', { name: /^Ansel Quimby, New since/ }).click();
  await person.show('chooser');
  await sheet.getByRole('button', { name: 'Assign Ansel Quimby' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Ansel Quimby Change: .*Bible reading/ })).toBeVisible();

  const next = phone.getByRole('region', { name: 'Bible reading' });
  await expect(next).toBeVisible({ timeout: 75_000 });
  await expect(next.getByRole('button', { name: 'Calendar' })).toBeVisible();
  expect(await feedOf(phone, place)).toContain('SUMMARY:Midweek meeting: Bible reading');
  await phone.context().close();
});
