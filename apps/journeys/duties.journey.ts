/** Duties in rotation, manual choices, and a group that meets once in place of its weekly meeting. */
import { dayAfter, dayAhead, mondayAhead } from './days.ts';
import { choose, expect, openLink, test } from './person.ts';
import { addPerson, freshLink, type Place, post } from './place.ts';

/**
 * A weekend duty in rotation among three people, one of whom, the administrator, is away for the next weeks.
 */
async function addDuty(place: Place, label: string): Promise<string> {
  const away = place.people.administrator;
  await post(place.address, '/away', { start_date: dayAhead(0), end_date: dayAhead(20) }, place.bearer);
  const other = await addPerson(place, { first_name: 'Turner', last_name: 'Ends', roles: [] });
  const third = await addPerson(place, { first_name: 'Third', last_name: 'Ends', roles: [] });
  const body = { label, frequency: 'meeting', meeting: 'weekend', attendants: [away, other, third] };
  await post(place.address, '/attendantResponsibilities', body, place.bearer);
  return 'Turner Ends';
}

test('ATTEND-O2 ATTEND-O3 a rotation skips a person who is away, and keeps manual choices', async ({
  person,
}) => {
  const { page, place } = person;
  const turns = await addDuty(place, 'Journey door');
  await person.comeIn('administrator', '/schedules/attendants/');
  await page.getByRole('button', { name: 'Journey door', exact: true }).click();
  const weekends = page.getByRole('region', { name: /^Weekend/ });
  await expect(weekends.first().getByText(turns)).toBeVisible();
  await expect(weekends.nth(1).getByText('Third Ends')).toBeVisible();
  // The person who was away catches up on missed turns after the return.
  await expect(page.getByText('You', { exact: true }).first()).toBeVisible();
  await weekends
    .first()
    .getByRole('button', { name: /^Edit duties/ })
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: /^Journey door/ }).click();
  const assign = sheet.getByRole('button', { name: /^Assign \S/ });
  await choose(sheet.getByRole('radio', { name: /Third/ }));
  await assign.click();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(weekends.first().getByText('Third Ends')).toBeVisible();
  await page.getByRole('button', { name: 'More: Duties' }).click();
  await page.getByRole('button', { name: 'Run the rotation' }).click();
  await expect(page.getByText(/Places filled/)).toBeVisible();
  await expect(weekends.first().getByText('Third Ends')).toBeVisible();
  await person.show('duty-by-hand');
});

test('SERVICE-O1 SERVICE-O2 a single meeting of a group replaces its weekly one, and its members are notified', async ({
  person,
  browser,
}) => {
  const { page, place } = person;
  await person.comeIn('administrator', '/settings/special-service-groups/');
  await page.getByRole('button', { name: 'Add a special group' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('Journey meeting');
  await form.getByLabel('Date: day').fill(dayAfter(mondayAhead(2), 5));
  await form.getByLabel(/^Address/).fill('1 Wharf Street');
  await form.getByLabel(/^Overseer/).selectOption({ index: 1 });
  await form.getByRole('switch', { name: /^Replaces the weekly meetings/ }).click();
  await form.getByRole('switch', { name: /^Tell the members/ }).click();
  await person.show('special-group-form');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByText('Journey meeting')).toBeVisible();

  const member = await (await browser.newContext()).newPage();
  await openLink(member, await freshLink(place, 'publisher'));
  await member.goto(`${place.address}/notifications/`);
  await member
    .getByText(/^Journey meeting: field service on/)
    .first()
    .click();
  await expect(member.getByRole('heading', { name: 'Field service', level: 1 })).toBeVisible();
  for (const _ of [1, 2]) await member.getByRole('button', { name: 'Following week' }).click();
  const day = member.getByRole('region', { name: 'Saturday' });
  await expect(day.getByText('Journey meeting', { exact: true })).toBeVisible();
  await expect(day.getByText(/^Instead: Journey meeting, 9:00\sam, 1 Wharf Street$/).first()).toBeVisible();
  await member.context().close();
});
