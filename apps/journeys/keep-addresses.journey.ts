import { expect, openLink, test } from './person.ts';
import { freshLink } from './place.ts';

test('ADDR-C13 ADDR-R21 ADDR-R25 a publisher requests addresses, assigns them, recalls them, works one and hands the rest in', async ({
  person,
  browser,
}) => {
  const { page, place } = person;
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

  await page.getByRole('button', { name: `Send the addresses of map ${number}` }).click();
  await expect(page.getByText(`Map ${number}`, { exact: false }).last()).toBeVisible();
  await person.show('sms-addresses');
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  const other = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await openLink(other, await freshLink(place, 'publisher'));
  const name = await other.evaluate<string>(
    `JSON.parse(localStorage.getItem('sheaf.session')).user.full_name`,
  );
  await page.getByRole('button', { name: `Assign addresses of map ${number}`, exact: true }).click();
  await page.getByLabel('Assign to').fill(name);
  await page.getByRole('radio', { name: new RegExp(name.split(' ').at(-1)!) }).click();
  await person.show('lend-addresses');
  await page.getByRole('button', { name: /^Assign to/ }).click();
  await expect(page.getByText(new RegExp(`^${name} has .* of map ${number} now\\.$`))).toBeVisible();
  const lent = page.getByRole('region', { name: `With ${name}` });
  await expect(lent).toBeVisible();
  await person.show('my-addresses-assigned');

  await other.getByRole('link', { name: 'Assignments' }).click();
  const theirs = other.getByRole('region', { name: `Map ${number}`, exact: true });
  await expect(theirs.getByText(/from /).first()).toBeVisible();
  await theirs.getByRole('link', { name: /^Map / }).click();
  await expect(other.getByText(/from .*Hollis|from /).first()).toBeVisible();
  await other
    .getByRole('button', { name: /^Done:/ })
    .first()
    .click();
  await other.getByRole('link', { name: 'Assignments' }).click();
  await lent.getByRole('button', { name: new RegExp(`^Take back from ${name}`) }).click();
  await expect(page.getByText(/with you again/)).toBeVisible();
  await expect(lent).toHaveCount(0);
  await expect(theirs).toHaveCount(0, { timeout: 20_000 });
  await other.context().close();

  await kept.getByRole('link', { name: /^Map / }).click();
  const done = page.getByRole('button', { name: /^Done:/ }).first();
  await expect(done).toBeVisible();
  await done.click();
  await page.getByRole('link', { name: 'Assignments' }).click();
  const handIn = page.getByRole('button', { name: `Hand in the addresses of map ${number}` });
  await handIn.click();
  await expect(page.getByText(/free for others\.$/)).toBeVisible();
  await expect(kept).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(kept).toBeVisible();
  await handIn.click();
  await expect(kept).toHaveCount(0);
  await person.show('addresses-handed-in');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Request addresses' })).toBeVisible();
  await expect(kept).toHaveCount(0);
});
