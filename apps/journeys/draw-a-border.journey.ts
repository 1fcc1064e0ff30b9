/** Drawing a border with a thumb, and a publisher who sees their own position, also offline. */
import { expect, test } from './person.ts';

// The service worker serves the ground offline.
test.use({ serviceWorkers: 'allow' });

test('X-POLYGON a servant draws a border on the phone, moves a corner with the keyboard and saves', async ({
  person,
}) => {
  const { page } = person;
  await person.comeIn('administrator', '/settings/borders/');
  await expect(page.getByText(/of 48 maps have a border/)).toBeVisible();
  const ground = page.locator('[data-ready="true"]');
  await expect(ground).toBeVisible();
  await person.show('borders');
  await page.getByRole('combobox').selectOption({ label: '18, Shorewell Park (no border)' });
  await page.getByRole('button', { name: 'Draw border' }).click();
  await expect(page.getByText('Tap the corners of the map, one after the other.')).toBeVisible();
  await expect(ground).toBeVisible();
  await page.getByRole('button', { name: 'Show the picture' }).click();
  await expect(page.getByText(/Move and zoom until the streets match the picture/)).toBeVisible();
  await person.show('border-picture');
  await page.getByRole('button', { name: 'Fix the picture here' }).click();
  await expect(page.getByText('Tap the corners of the map, one after the other.')).toBeVisible();
  await page.getByRole('button', { name: 'Hide the picture' }).click();
  const box = (await ground.boundingBox())!;
  const tap = (x: number, y: number) => page.touchscreen.tap(box.x + box.width * x, box.y + box.height * y);
  for (const [x, y] of [
    [0.2, 0.2],
    [0.8, 0.2],
    [0.8, 0.8],
    [0.2, 0.8],
  ] as const) {
    await tap(x, y);
    // Two taps in quick succession would be a double-tap zoom.
    await page.waitForTimeout(400);
  }
  await page.getByRole('button', { name: 'Close border' }).click();
  const corner = page.getByRole('button', { name: 'Corner 1 of 4' });
  await corner.press('ArrowUp');
  await expect(page.getByRole('button', { name: 'Save border' })).toBeEnabled();
  await person.show('border-drawn');
  await page.getByRole('button', { name: 'Save border' }).click();
  await page.waitForURL(/settings\/borders\/?$/);
  await expect(page.getByText('Border of map 18 saved.')).toBeVisible();
  await expect(page.getByRole('option', { name: '18, Shorewell Park', exact: true })).toHaveCount(1);
});

test('X-POLYGON a publisher sees their own position on a map, also offline', async ({ person }) => {
  const { page } = person;
  await page.context().grantPermissions(['geolocation']);
  await person.comeIn('publisher', '/map/12/ground/');
  await expect(page.locator('[data-ready="true"]')).toBeVisible();
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await page.reload();
  await expect(page.locator('[data-ready="true"]')).toBeVisible();
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.locator('[data-ready="true"]')).toBeVisible();
  await page.context().setGeolocation({ latitude: -41.0678, longitude: 145.8928, accuracy: 12 });
  // The location permission is granted already, so nothing needs to be pressed.
  await expect(page.getByText('You are in map 12 (accurate to 12 m).')).toBeVisible();
  await page.context().setGeolocation({ latitude: -41.0706, longitude: 145.904, accuracy: 12 });
  await expect(page.getByText('Map 12 is 610 m to the west.')).toBeVisible();
  await page.getByRole('button', { name: 'Show where I am' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await person.show('where-am-i');
});
