/** The calls of a screen that a message links to. */
import { expect, test } from './person.ts';

test('SYNC-R9.2 the first opening of the assignments shows its duties after 15 calls at most', async ({
  person,
}) => {
  const { page, place } = person;
  await person.comeIn('publisher');
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls += 1;
  });
  await page.goto(`${place.address}/assignments/`);
  await expect(page.getByRole('heading', { name: 'Assignments', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(calls).toBeGreaterThan(0);
  expect(calls).toBeLessThanOrEqual(15);
});
