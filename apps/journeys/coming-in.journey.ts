/** First sign-in: from the message with the link to the dashboard. */
import { expect, test } from './person.ts';

test('AUTH-R1, AUTH-R12, SHELL-R7 a link signs a person in, its token leaves the address bar, and the dashboard greets by name', async ({
  person,
}) => {
  const { page } = person;
  await person.comeIn('publisher');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ruth');
  expect(page.url()).toBe(`${person.place.address}/`);
  await person.show('dashboard');
});

test('COMMON-R23 shows the tabs at the bottom below 768 pixels, and at the side from there on', async ({
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

test('SHELL-X1 the app waits for the page if its scripts load first, and reports a missing script', async ({
  person,
}) => {
  const { page, place } = person;
  await person.comeIn('publisher', '/notifications/');
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();

  await page.route('**/waits.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.route('**/notifications/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<body>', '<body><script src="/waits.js"></script>');
    await route.fulfill({ response, body });
  });
  await page.goto(`${place.address}/notifications/`);
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();
  await page.unrouteAll();

  await page.route('**/assets/first-*.js', (route) => route.abort());
  await page.goto(place.address);
  await expect(page.getByRole('heading', { name: 'Sheaf could not be loaded' })).toBeVisible();
  await person.show('not-started');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ruth');
});
