import { openCardCompany } from './card-company.ts';
import { expect, test } from './person.ts';

test('ACCOUNT-C4 ACCOUNT-R4 ACCOUNT-R18 an account is topped up by card, and an abandoned payment changes nothing', async ({
  person,
}) => {
  const { page, place } = person;
  const close = await openCardCompany(place);
  try {
    await person.comeIn('administrator', '/settings/credits/');
    const balance = page.getByRole('region', { name: 'Balance' }).getByRole('definition');
    const before = Number((await balance.innerText()).replaceAll(/[^\d.]/g, ''));
    await person.show('account');
    await page.getByRole('button', { name: 'Top up' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'A$50' }).click();
    await person.show('account-top-up');
    await sheet.getByRole('button', { name: 'Pay A$51.83' }).click();
    await expect(page.getByRole('heading', { name: 'Pay 51.83' })).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByText('Payment Cancelled!')).toBeVisible();
    await expect(balance).toContainText(before.toFixed(2));
    const list = page.getByRole('region', { name: 'Activity' });
    await expect(list.getByText('Card payment')).toHaveCount(0);

    await page.getByRole('button', { name: 'Top up' }).click();
    await sheet.getByRole('button', { name: 'A$50' }).click();
    await sheet.getByRole('button', { name: 'Pay A$51.83' }).click();
    await expect(page.getByRole('heading', { name: 'Pay 51.83' })).toBeVisible();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByText(/^Payment Successful!/)).toBeVisible();
    await expect(balance).toContainText((before + 50).toFixed(2));
    await expect(list.getByText('Card payment').first()).toBeVisible();
    await person.show('account-paid');
  } finally {
    close();
  }
});
