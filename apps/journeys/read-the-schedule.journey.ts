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
  await page.getByRole('button', { name: 'Choose a week' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go to this week' }).click();
  await turn('Previous week', 4);
  await page.getByRole('button', { name: 'Previous week' }).click();
  await expect(page.getByText('Sheaf could not be reached.')).toBeVisible();
  await context.setOffline(false);
});

/** Sums up layout shifts that no press explains. */
const watchShifts = `globalThis.shifts = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.shifts += value;
  }).observe({ type: 'layout-shift', buffered: true });`;

test('MEET-S1.2 MEET-S4.4 a midweek meeting takes at most 1.6 screens, with the week in one row above it', async ({
  person,
}) => {
  const { page } = person;
  await page.setViewportSize({ width: 390, height: 844 });
  await person.comeIn('publisher', '/schedules/meetings/?type=clam');
  await expect(page.getByRole('heading', { name: /^Living/ })).toBeVisible();
  const names = ['Previous week', 'Following week', 'Choose a week', /^Midweek/, /^Weekend/];
  const row = await Promise.all(
    names.map(async (name) => (await page.getByRole('button', { name }).boundingBox())!),
  );
  expect(
    Math.max(...row.map(({ y, height }) => y + height)) - Math.min(...row.map(({ y }) => y)),
  ).toBeLessThan(60);
  for (const { width, height } of row) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  expect(height).toBeLessThanOrEqual(1.6 * 844);
});

test('MEET-S4.5 nothing shifts while a meeting runs, also in letters twice as large', async ({ person }) => {
  const { page } = person;
  await person.comeIn('administrator', '/schedules/meetings/?type=clam');
  await expect(page.getByRole('heading', { name: /^Living/ })).toBeVisible();
  const startsAt = await page.evaluate<string>(`(async () => {
    const { token } = JSON.parse(localStorage.getItem('sheaf.session'));
    const from = document.querySelector('[data-date][aria-pressed="true"]').dataset.date;
    const reply = await fetch('/api/meetings?from=' + from + '&to=' + from, { headers: { authorization: 'Bearer ' + token } });
    const { data } = await reply.json();
    return data.find(({ local_date }) => local_date === from).start_date;
  })()`);
  await page.clock.install({ time: Date.parse(startsAt) + 26 * 60_000 });
  await page.addInitScript(watchShifts);
  for (const [width, letters] of [
    [390, '100%'],
    [360, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '${letters}';
    })`);
    await page.reload();
    await expect(page.getByText('Now.', { exact: true })).toBeInViewport();
    for (let minute = 0; minute < 6; minute += 1) {
      await page.clock.runFor(60_000);
      await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => resolve()))');
    }
    expect(await page.evaluate<number>('globalThis.shifts')).toBeLessThanOrEqual(0.02);
  }
});
