import { expect, type Person, test } from './person.ts';

/** A virtual authenticator with a fingerprint reader (Chromium); `touch` switches the finger. */
async function giveDevice({ page }: Person): Promise<{ touch(enabled: boolean): Promise<void> }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    touch: (enabled) =>
      devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }).then(() => {}),
  };
}

test('AUTH-R15, AUTH-R16 a person adds a passkey, signs out, and signs in with it', async ({ person }) => {
  const { page, place } = person;
  const device = await giveDevice(person);
  await person.comeIn('servant', '/settings/my-profile/');
  const card = page.getByRole('region', { name: 'Passkeys' });
  const remove = card.getByRole('button', { name: /^Remove the passkey of/ }).first();
  await card.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(card.getByText('The passkey is added.')).toBeVisible();
  await expect(remove).toBeVisible();
  await card.scrollIntoViewIfNeeded();
  await person.show('passkeys');

  await page.goto(`${place.address}/settings/`);
  // Without a finger the field waits, like for a person who has not chosen yet.
  await device.touch(false);
  const offered = page.waitForResponse((response) => response.url().endsWith('/auth/passkey-requests'));
  await page.getByRole('button', { name: /^Sign out/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/denied');
  await offered;
  await person.show('sign-in-with-a-passkey');
  await device.touch(true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL((url) => url.pathname !== '/denied');

  await page.goto(`${place.address}/settings/my-profile/`);
  await expect(card.getByText(/last used/).first()).toBeVisible();
  await remove.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});
