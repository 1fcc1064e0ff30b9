/** The Memorial is entered as an event; its meeting is in the week, filled, changed, and gone without the event. */
import { mondayAhead } from './days.ts';
import { expect, test } from './person.ts';

test('X-MEMORIAL-1 X-MEMORIAL-2 X-MEMORIAL-3 X-MEMORIAL-10 the Memorial is a meeting of its week, with a programme that is filled and changed', async ({
  person,
}) => {
  const { page } = person;
  const week = mondayAhead(16);
  const name = 'Memorial of Burnie';
  await person.comeIn('administrator', '/settings/events/');
  await page.getByRole('button', { name: 'Add event' }).click();
  const sheet = page.getByRole('dialog').first();
  await sheet.getByLabel('Type').selectOption({ label: 'Custom' });
  await expect(sheet.getByRole('switch', { name: 'Has its own programme' })).toBeAttached();
  await person.show('event-programme');
  await sheet.getByLabel('Type').selectOption({ label: 'Memorial' });
  await expect(sheet.getByRole('switch', { name: 'Has its own programme' })).toHaveCount(0);
  await sheet.getByLabel('Name').fill(name);
  await sheet.getByLabel('Start: day').fill(week);
  await sheet.getByLabel('Place').fill('Kingdom Hall, 84 Wilson Street');
  await sheet.getByRole('button', { name: 'Save' }).click();
  const anyway = page.getByRole('button', { name: 'Save the event' });
  const saved = page.getByRole('button', { name: `More: Delete event: ${name}` });
  await expect(anyway.or(saved).first()).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(saved).toBeVisible();

  await page.goto(`${person.place.address}/schedules/meetings/?week=${week}&type=clam`);
  const chip = page.getByRole('group', { name: 'Meeting' }).getByRole('button', { name: /^Special/ });
  await chip.tap();
  await expect(page.getByRole('heading', { name: `${name}, 7:00 pm` })).toBeVisible();
  await expect(page.getByText('Instead of the midweek meeting')).toBeVisible();
  const programme = page.getByRole('region', { name: 'Programme' });
  await expect(programme.getByRole('listitem')).toHaveCount(5);
  await person.show('special-meeting');
  await page.setViewportSize({ width: 1280, height: 800 });
  await person.show('special-meeting-desk');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate("document.documentElement.dir = 'rtl'");
  await person.show('special-meeting-rtl');
  await page.evaluate("document.documentElement.dir = 'ltr'");

  await programme.getByRole('button', { name: 'Assign: Prayer for the bread' }).tap();
  const chooser = page.getByRole('dialog');
  await chooser.getByRole('radio').first().tap();
  await chooser.getByRole('button', { name: /^Assign/ }).tap();
  await expect(chooser).toHaveCount(0);
  await expect(programme.getByRole('button', { name: /Change: Prayer for the bread$/ })).toBeVisible();

  await page.getByRole('button', { name: 'Change the programme' }).tap();
  const form = page.getByRole('dialog');
  await person.show('special-meeting-edit');
  const talk = form.getByRole('group', { name: 'Part 2' });
  await talk.getByLabel('Title').fill('Talk: The ransom');
  await talk.getByLabel('Minutes').fill('40');
  await form.getByRole('button', { name: 'Save' }).tap();
  await expect(form).toHaveCount(0);
  await expect(programme.getByRole('heading', { name: 'Talk: The ransom' })).toBeVisible();
  await expect(programme.getByRole('button', { name: /Change: Prayer for the bread$/ })).toBeVisible();
  const paper = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Print the programme' }).tap();
  expect((await paper).suggestedFilename()).toBe('special-meeting.pdf');

  await page.goto(`${person.place.address}/settings/events/`);
  await saved.click();
  await page.getByRole('button', { name: `Delete event: ${name}`, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(saved).toHaveCount(0);
  await page.goto(`${person.place.address}/schedules/meetings/?week=${week}&type=clam`);
  await expect(page.getByRole('group', { name: 'Meeting' }).getByRole('button')).toHaveCount(2);
});
