import { expect, test } from './person.ts';
import { demoMap } from './place.ts';

test('MAPS-R9 a publisher requests a map, works a block and hands the map in', async ({ person }) => {
  const { page } = person;
  await person.comeIn('publisher');
  await page.getByRole('link', { name: 'Assignments' }).click();
  await page.getByRole('button', { name: 'Get a map' }).click();
  await page.getByRole('checkbox', { checked: true }).click();
  await expect(page.getByRole('button', { name: 'Choose a map' })).toBeDisabled();
  await page
    .getByRole('checkbox', { name: new RegExp(`Map ${demoMap}\\b`) })
    .last()
    .click();
  await person.show('request-map');
  const button = page.getByRole('button', { name: /^Take map / });
  const number = (await button.textContent())!.replace('Take map ', '');
  await button.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(`Map ${number} is yours.`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText(`Map ${number} is free again.`)).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(`Map ${number}\\b`) })).toHaveCount(0);
  await page.getByRole('button', { name: 'Get a map' }).click();
  await page.getByRole('checkbox', { name: new RegExp(`Map ${number}\\b`) }).setChecked(true);
  await button.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page
    .getByRole('link', { name: new RegExp(`Map ${number}\\b`) })
    .first()
    .click();
  // The URL changes before the screen does.
  await expect(page.getByRole('heading', { name: `Map ${number}`, level: 1 })).toBeVisible();
  const blocks = page.getByRole('button', { name: /^Block / });
  if ((await blocks.count()) > 0) {
    await blocks.first().click();
    await expect(blocks.first()).toHaveAttribute('aria-pressed', 'true');
  }
  await page.getByRole('button', { name: 'Hand in' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: 'Hand in' })).toBeVisible();
  // A map without blocks requires an answer while it has addresses to work.
  const partly = sheet.getByRole('radio', { name: /^Part of the map is still open/ });
  if ((await partly.count()) > 0) await partly.check({ force: true });
  await sheet.getByRole('button', { name: 'Hand in' }).click();
  await page.waitForURL(/assignments/);
  await expect(page.getByText(new RegExp(`^Map ${number} handed in\\.`))).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(`Map ${number}\\b`) })).toHaveCount(0);
});
