/** A publisher keeps addresses for himself, lends some, works one, and hands the rest in. */
import { expect, test } from './person.ts';

test('ADDR-R21 ADDR-R25 a publisher requests addresses, notes with whom one is, works one and hands the rest in', async ({
  person,
}) => {
  const { page } = person;
  await person.comeIn('servant');
  await page.getByRole('link', { name: 'Assignments' }).click();
  await page.getByRole('button', { name: 'Request addresses' }).click();
  const map = page.getByRole('radio').first();
  await expect(map).toBeVisible();
  await map.click();
  await person.show('request-addresses');
  const get = page.getByRole('button', { name: /^Get addresses of map/ });
  const number = (await get.textContent())!.replace('Get addresses of map ', '');
  await get.click();
  const kept = page.getByRole('region', { name: `Map ${number}`, exact: true });
  await expect(kept).toBeVisible();
  await person.show('my-addresses');

  await page.getByRole('button', { name: `Send by SMS: addresses of map ${number}` }).click();
  await expect(page.getByText(`Map ${number}`, { exact: false }).last()).toBeVisible();
  await person.show('sms-addresses');
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  await page.getByRole('button', { name: `Assign addresses of map ${number}`, exact: true }).click();
  await page.getByLabel('Assign to').fill('Webb');
  await page.getByRole('radio').first().click();
  await person.show('lend-addresses');
  await page.getByRole('button', { name: /^Assign to/ }).click();
  await expect(kept.getByText(/with .* Webb/).first()).toBeVisible();
  await kept
    .getByRole('button', { name: /^Back with me/ })
    .first()
    .click();

  await kept.getByRole('link').click();
  const done = page.getByRole('button', { name: /^Done:/ }).first();
  await expect(done).toBeVisible();
  await done.click();
  await page.getByRole('link', { name: 'Assignments' }).click();
  await page.getByRole('button', { name: `Hand in the addresses of map ${number}` }).click();
  await expect(kept).toHaveCount(0);
});
