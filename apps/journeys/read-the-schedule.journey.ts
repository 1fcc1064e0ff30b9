/** A person reads the schedule on the phone at home, and offline in the hall. */
import { expect, test } from './person.ts';

test.use({ serviceWorkers: 'allow' });

test('the schedule opens from the menu, week by week', async ({ person }) => {
  const { page } = person;
  await person.comeIn('administrator', '/schedules/');
  await page.getByRole('link', { name: /Meetings/ }).click();
  await expect(page.getByRole('button', { name: 'Edit the schedule' })).toBeVisible();
  await page.getByRole('button', { name: 'Midweek' }).click();
  await expect(page.getByRole('heading', { name: /^Treasures/ })).toBeVisible();
  await person.show('schedule');
  await page.getByRole('button', { name: 'Weekend' }).click();
  await expect(page.getByRole('heading', { name: /^Watchtower/ })).toBeVisible();
  await person.show('schedule-weekend');
});

test('a person who never opened the schedule reads it offline, four weeks back and thirteen ahead', async ({
  person,
  context,
}) => {
  const { place } = person;
  await person.comeIn('publisher');
  await person.page.waitForResponse((response) => response.url().includes('/api/meetingAssignments'));
  await person.page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  // Answers are encrypted before they are stored on the phone.
  await person.page.waitForTimeout(3000);

  await context.setOffline(true);
  await person.page.close();
  const page = await context.newPage();
  await page.goto(`${place.address}/schedules/meetings/?type=clam`);
  await expect(page.getByRole('heading', { name: /^Treasures/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit the schedule' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /(Assign|Change): / })).toHaveCount(0);
  const turn = async (name: string, weeks: number): Promise<void> => {
    for (let week = 0; week < weeks; week += 1) {
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    }
  };
  await turn('Following week', 13);
  await page.getByRole('button', { name: /Go to this week/ }).click();
  await turn('Previous week', 4);
  await page.getByRole('button', { name: 'Previous week' }).click();
  await expect(page.getByText('Sheaf could not be reached.')).toBeVisible();
  await context.setOffline(false);
});
