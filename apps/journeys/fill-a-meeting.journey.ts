/** An overseer fills a midweek meeting in two presses, reads why, and takes it back. */
import { countTaps, tapsOf } from './count-taps.ts';
import { mondayAhead } from './days.ts';
import { expect, test } from './person.ts';

test('X-FAIR-8 X-FAIR-9 X-FAIR-9.2 X-FAIR-11 a meeting is filled in two presses, with reasons, and taken back', async ({
  person,
}) => {
  const { page } = person;
  await countTaps(page);
  await person.comeIn('administrator', `/schedules/meetings/?week=${mondayAhead(22)}&type=clam`);
  const card = page.getByRole('region', { name: /places open/ });
  await expect(card).toBeVisible();
  await person.show('fill-meeting');

  const proposals = page.getByRole('region', { name: 'Proposed people' });
  const filling = await tapsOf(page, async () => {
    await card.getByRole('button', { name: 'Fill this meeting' }).tap();
    await expect(proposals).toBeVisible();
    await proposals.getByRole('button', { name: 'Accept all' }).tap();
    await expect(page.getByText(/places filled\. Nobody has been told yet/)).toBeVisible();
  });
  expect(filling).toBe(2);

  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByText('The places are open again.')).toBeVisible();
  await expect(proposals).toBeVisible();
  await person.show('fill-meeting-proposed');

  await page.getByRole('button', { name: /Proposed for 3. Bible reading/ }).tap();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('list', { name: /^Why / }).getByRole('listitem').first()).toBeVisible();
  await expect(sheet.getByRole('radio').nth(2)).toBeVisible();
  await person.show('fill-meeting-reasons');
  await sheet.getByRole('button', { name: 'Keep this person' }).tap();
  await expect(sheet).toHaveCount(0);
  await proposals.getByRole('button', { name: 'Discard' }).tap();
  await expect(card).toBeVisible();
});
