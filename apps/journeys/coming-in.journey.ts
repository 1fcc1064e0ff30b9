/** The first minute: from the message with the link to the dashboard. */
import { expect, test } from './person.ts';

test('AUTH-R1, AUTH-R12, SHELL-R7 a link lets a person in, its token leaves the address bar, and the dashboard greets by name', async ({
  person,
}) => {
  const { page } = person;
  await person.comeIn('publisher');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ruth');
  expect(page.url()).toBe(`${person.place.address}/`);
  await person.show('dashboard');
});

test('COMMON-R23 below 768 pixels the tabs lie at the bottom, from there on at the side', async ({
  person,
}) => {
  const { page } = person;
  await person.comeIn('publisher');
  const tabs = page.getByRole('navigation', { name: 'Main' });
  for (const [width, atBottom] of [
    [767, true],
    [768, false],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expect
      .poll(async () => {
        const box = (await tabs.boundingBox())!;
        return box.width > box.height;
      })
      .toBe(atBottom);
  }
});
