/** Simple mode from its setting to each task; counts the taps. */
import { countTaps, tapsOf } from './count-taps.ts';
import { expect, test } from './person.ts';
import { giveMap } from './place.ts';

test('SHELL-R31 in simple mode the map, the report and the way back take at most two taps', async ({
  person,
}) => {
  const { page, place } = person;
  const number = await giveMap(place, 'administrator', 4);
  await countTaps(page);
  await person.comeIn('administrator', '/settings/appearance/');
  await page.getByText('Simple mode').first().click();
  await page.goto(place.address);
  await expect(page.getByRole('heading', { level: 1, name: /^Hello, / })).toBeVisible();
  await person.show('simple mode');

  const before = await tapsOf(page);
  await page.getByRole('link', { name: `Open map ${number}` }).tap();
  await expect(page.getByRole('heading', { name: `Map ${number}`, level: 1 })).toBeVisible();
  const atMap = await tapsOf(page);
  expect(atMap - before).toBe(1);

  await page.getByRole('link', { name: 'Start page' }).tap();
  const report = page.getByRole('region', { name: 'Your report' });
  await expect(report).toBeVisible();
  const atStart = await tapsOf(page);
  await report
    .getByRole('button', { name: 'Yes' })
    .or(report.getByRole('link', { name: /my report$/ }))
    .tap();
  expect((await tapsOf(page)) - atStart).toBe(1);

  await page.goto(place.address);
  const atEnd = await tapsOf(page);
  await page.getByRole('button', { name: 'Show everything' }).tap();
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
  expect((await tapsOf(page)) - atEnd).toBe(1);
});
