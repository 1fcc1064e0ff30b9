/** A stranger who reads Arabic finds his language on the sign-in page, and the page turns round and stays so. */
import { expect, test } from './person.ts';

test.use({ viewport: { width: 360, height: 640 } });

test('SHELL-R18 the sign-in page is read from the right', async ({ person }) => {
  const { page, place } = person;
  await page.goto(`${place.address}/map/12`);
  await page.getByRole('button', { name: 'العربية' }).click();
  const whole = page.locator('html');
  await expect(whole).toHaveAttribute('dir', 'rtl');
  await expect(whole).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('افتح رابطك الخاص');
  await person.show('right-to-left');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('افتح رابطك الخاص');
  await page.getByLabel('الهاتف أو البريد الإلكتروني').fill('x');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(whole).toHaveAttribute('dir', 'ltr');
});
