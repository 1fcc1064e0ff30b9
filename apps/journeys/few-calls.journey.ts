/** The calls of a screen that a message links to. */
import type { Page } from '@playwright/test';
import { expect, test } from './person.ts';

/** The calls before the duties are shown, and those until the other screens are stored. */
async function callsOf(page: Page, address: string): Promise<{ before: number; repeated: string[] }> {
  const calls: string[] = [];
  const note = (request: { method(): string; url(): string }): void => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search}`);
  };
  page.on('request', note);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Assignments', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const before = calls.length;
  await expect.poll(() => calls.some((call) => call.startsWith('GET /api/notices'))).toBe(true);
  page.off('request', note);
  // Other journeys work maps at the same time, which then are read again.
  const steady = calls.filter((call) => !call.startsWith('GET /api/maps'));
  return { before, repeated: steady.filter((call, index) => steady.indexOf(call) !== index) };
}

test('SYNC-R9.2 the first opening of the assignments shows its duties after 15 calls at most, and repeats none', async ({
  person,
}) => {
  const { page, place } = person;
  await person.comeIn('publisher');
  // Tried again, because a change by another journey repeats reads.
  await expect(async () => {
    const { before, repeated } = await callsOf(page, `${place.address}/assignments/`);
    expect(before).toBeGreaterThan(3);
    expect(before).toBeLessThanOrEqual(15);
    expect(repeated).toEqual([]);
  }).toPass({ timeout: 60_000 });
});
