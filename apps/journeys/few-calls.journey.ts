/** The calls of a screen that a message links to. */
import { expect, test } from './person.ts';

test('SYNC-R9.2 the first opening of the assignments shows its duties after 15 calls at most, and repeats none', async ({
  person,
}) => {
  const { page, place } = person;
  await person.comeIn('publisher');
  const calls: string[] = [];
  page.on('request', (request) => {
    const address = new URL(request.url());
    if (address.pathname.startsWith('/api/'))
      calls.push(`${request.method()} ${address.pathname}${address.search}`);
  });
  await page.goto(`${place.address}/assignments/`);
  await expect(page.getByRole('heading', { name: 'Assignments', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(calls.length).toBeGreaterThan(3);
  expect(calls.length).toBeLessThanOrEqual(15);
  // The last calls store what the other screens show without a network.
  await expect.poll(() => calls.some((call) => call.startsWith('GET /api/notices'))).toBe(true);
  await page.waitForLoadState('load');
  expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
});
