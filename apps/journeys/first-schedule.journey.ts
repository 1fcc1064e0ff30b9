/**
 * An empty congregation: imports thirty people and a workbook; a part is assigned, printed, and shown to its
 * person.
 */
import { mondayAhead } from './days.ts';
import { foundCongregation } from './found-congregation.ts';
import { expect, longWork, openLink, test } from './person.ts';
import { linkOf, post } from './place.ts';
import { workbookFile } from './workbook-file.ts';

const rows = Array.from({ length: 30 }, (_, index) => {
  const brother = index < 14;
  const cells = [
    brother ? 'Amos' : 'Rhoda',
    `Hill${index + 1}`,
    brother ? 'male' : 'female',
    brother ? 'elder' : 'publisher',
    brother ? '1;2;3;4;5;10;11;12;13;16' : '6;8;18',
  ];
  return cells.join(',');
});
const people = {
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['first_name,last_name,gender,appointment,qualifications', ...rows].join('\n')),
};

test('MEET-S8 MEET-S7 PRINT-P2 APPTS-S1 an empty congregation imports a workbook, assigns and prints a part, and its person sees it', async ({
  person,
  browser,
}) => {
  test.setTimeout(90_000);
  const { page, place } = person;
  const week = mondayAhead(1);
  await openLink(page, await foundCongregation(place, { congregation: 'Zeehan', family: 'Vale' }));
  await page.goto(`${place.address}/settings/users/files/`);
  await page.getByLabel('Choose a file').setInputFiles(people);
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Import this file' }).click();
  await expect(page.getByText('Imported.')).toBeVisible(longWork);

  await page.goto(`${place.address}/schedules/meetings/import/`);
  await page.getByLabel(/^Workbook/).setInputFiles(workbookFile(week, 'Harvest of Old'));
  await page.getByRole('button', { name: 'Check workbook' }).click();
  await expect(page.getByRole('heading', { name: '1 week found' })).toBeVisible(longWork);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('main').getByText('1 week was imported.').first()).toBeVisible(longWork);

  await page.goto(`${place.address}/schedules/meetings/?week=${week}&type=clam`);
  await page.getByRole('button', { name: 'Assign: 3. Reading Aloud' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('searchbox').fill('hill7');
  await sheet.getByRole('radio', { name: /^Amos Hill7,/ }).click();
  await sheet.getByRole('button', { name: 'Assign Amos Hill7' }).click();
  await expect(page.getByRole('button', { name: 'Amos Hill7 Change: 3. Reading Aloud' })).toBeVisible();

  // The closing sheet restores the page's scrolling, which closes a menu.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(async () => {
    await page.getByRole('button', { name: 'More: Meetings' }).click();
    await page.getByRole('button', { name: 'Print' }).click({ timeout: 2000 });
  }).toPass();
  await expect(page.getByLabel('From').first()).toHaveValue(week);
  const saving = page.waitForEvent('download', longWork);
  await page.getByRole('button', { name: 'Make PDF' }).first().click();
  expect((await saving).suggestedFilename()).toBe(`s-140-${week}.pdf`);

  const bearer = await page.evaluate<string>(`JSON.parse(localStorage.getItem('sheaf.session')).token`);
  const own = { ...place, bearer };
  const answer = await fetch(`${place.address}/api/users`, {
    headers: { authorization: `Bearer ${bearer}` },
  });
  const { data } = (await answer.json()) as { data: { id: number; last_name: string }[] };
  const reader = data.find(({ last_name: name }) => name === 'Hill7')!.id;
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await openLink(phone, await linkOf(own, reader));
  await phone.goto(`${place.address}/assignments/`);
  await expect(phone.getByRole('region', { name: 'Reading Aloud' })).toBeVisible();
  const mine = await phone.evaluate<string>(`JSON.parse(localStorage.getItem('sheaf.session')).token`);
  const { data: feed } = await post(place.address, '/profile/calendar-feed', {}, mine);
  expect(await (await fetch(String(feed.url))).text()).toContain('SUMMARY:Midweek meeting: Reading Aloud');
  await phone.context().close();
});
