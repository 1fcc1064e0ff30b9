/** A person adds a passkey of his device, signs out, and comes in with it. */
import { expect, type Person, test } from './person.ts';

/** A device with a fingerprint reader that says yes, as Chromium offers it to tests. */
async function giveDevice({ page }: Person): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('AUTH-R15, AUTH-R16 a person adds a passkey, signs out, and comes in with it', async ({ person }) => {
  const { page, place } = person;
  await giveDevice(person);
  await person.comeIn('servant');

  await page.goto(`${place.address}/settings/my-profile/`);
  const card = page.getByRole('region', { name: 'Passkeys' });
  await card.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(card.getByText('The passkey is added.')).toBeVisible();
  await expect(card.getByRole('button', { name: /^Remove the passkey of/ })).toBeVisible();
  await card.scrollIntoViewIfNeeded();
  await person.show('passkeys');

  await page.goto(`${place.address}/settings/`);
  await page.getByRole('button', { name: /^Sign out/ }).click();
  await page.waitForURL((url) => url.pathname === '/denied');
  // A field that offers passkeys may let the person in before he finds the button.
  await page
    .getByRole('button', { name: 'Use a passkey' })
    .click({ timeout: 5000 })
    .catch((error: Error) => expect(new URL(page.url()).pathname, error.message).toBe('/'));
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto(`${place.address}/settings/my-profile/`);
  await expect(card.getByText(/last used/)).toBeVisible();
  await card.getByRole('button', { name: /^Remove the passkey of/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(card.getByText('No passkey yet.')).toBeVisible();
});
