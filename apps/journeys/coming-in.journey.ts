import { expect, test } from './person.ts';
import { freshLink } from './place.ts';

test('AUTH-R1, AUTH-R12, SHELL-R7 a link lets a person in, its token leaves the address bar, and the dashboard greets by name', async ({
  person,
}) => {
  const { page } = person;
  await person.comeIn('publisher');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ruth');
  expect(page.url()).toBe(`${person.place.address}/`);
  await person.show('dashboard');
});

test('AUTH-R5 a link works once; the second device is told why and asks for a new one', async ({
  person,
  browser,
}) => {
  const link = await freshLink(person.place, 'servant');
  await person.page.goto(link);
  await person.page.getByRole('button', { name: 'Open Sheaf' }).click();
  await expect(person.page.getByRole('heading', { level: 1 })).toBeVisible();

  const second = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await second.newPage();
  await page.goto(link);
  await page.getByRole('button', { name: 'Open Sheaf' }).click();
  await page.waitForURL('**/denied');
  await expect(page.getByText('This link was already used. Ask for a new one.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send me a new link' })).toBeVisible();
  await second.close();
});
