/** A servant drafts a quarter of duties in three presses, accepts it, and takes a week back. */
import { countTaps, tapsOf } from './count-taps.ts';
import { expect, test } from './person.ts';

test('X-FAIR-31 X-FAIR-33 X-FAIR-34 X-FAIR-35 a quarter of duties is drafted and accepted in three presses', async ({
  person,
}) => {
  const { page } = person;
  await countTaps(page);
  await person.comeIn('administrator', '/schedules/attendants/');
  const draft = page.getByRole('button', { name: 'Draft several weeks' });
  await expect(draft).toBeVisible();

  const drafting = await tapsOf(page, async () => {
    await draft.tap();
    await page.getByRole('button', { name: 'Draft 13 weeks' }).tap();
    const accept = page.getByRole('button', { name: 'Accept all' });
    await expect(accept).toBeEnabled({ timeout: 60_000 });
    await person.show('draft-weeks');
    await accept.tap();
    await expect(page.getByText(/places? filled\. Nobody has been told yet/)).toBeVisible();
  });
  expect(drafting).toBe(3);

  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByText('The places are open again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept week' })).toBeEnabled();
});
