import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './person.ts';
import { freshLink, type Place } from './place.ts';

async function changeBanner({ address, bearer }: Place, banner: object): Promise<void> {
  const answer = await fetch(`${address}/api/congregation`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${bearer}`,
      'content-type': 'application/json',
      'idempotency-key': randomBytes(16).toString('hex'),
    },
    body: JSON.stringify({ modules: { banner_notification: banner } }),
  });
  expect(answer.status).toBe(200);
}

/** Late prompts, and those after the third, are behind a button. */
async function expectShown(phone: Page, banner: Locator): Promise<void> {
  const folded = phone.getByRole('button', { name: /new for you$|^\d+ more$/ });
  await expect(async () => {
    if (await folded.first().isVisible()) await folded.first().click();
    await expect(banner).toBeVisible({ timeout: 2000 });
  }).toPass();
}

test('SHELL-R22 SHELL-R23 SHELL-R8 a banner is written, read, dismissed and changed', async ({
  person,
  browser,
}) => {
  const { page, place } = person;
  await person.comeIn('administrator');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: /^Banner/ }).click();
  await page.getByRole('switch', { name: 'Show the banner' }).press('Space');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Heading is missing.')).toBeVisible();
  await page.getByLabel(/^Heading/).fill('Circuit assembly');
  await page.getByLabel(/^Text/).fill('Saturday 28 November. Bring your badge and something to eat.');
  await person.show('banner-form');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main').getByText('Settings saved.')).toBeVisible();

  const phone = await (await browser.newContext()).newPage();
  await phone.goto(await freshLink(place, 'publisher'));
  await phone.getByRole('button', { name: /sign in|continue|open|enter/i }).click();
  const banner = phone.getByText('Bring your badge', { exact: false });
  await expectShown(phone, banner);
  await phone.getByRole('button', { name: 'Hide: Circuit assembly' }).click();
  await expect(banner).toHaveCount(0);
  await phone.reload();
  await expect(phone.getByRole('link', { name: /^Notifications/ })).toBeVisible();
  await expect(banner).toHaveCount(0);
  await changeBanner(place, { content: 'Sunday 29 November instead.' });
  await phone.reload();
  await expectShown(phone, phone.getByText('Sunday 29 November instead.'));
  await changeBanner(place, { on: false });
});
