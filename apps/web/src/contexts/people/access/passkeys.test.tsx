import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { deniedReason, session } from '#platform/session.ts';
import { answerWith, exampleSession, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { DeniedScreen } from './denied-screen.tsx';
import { PasskeysCard } from './passkeys-card.tsx';

const phone = 'Mozilla/5.0 (Linux; Android 16) Chrome/142.0 Mobile Safari/537.36';
const kept = { id: 4, device: phone, created_at: '2026-11-20T08:00:00Z', last_used_at: null };
const challenge = 'A'.repeat(43);
const request = { challenge, rpId: 'localhost', timeout: 300_000, userVerification: 'required' as const };
const bytes = new Uint8Array([1, 2, 3]).buffer;

/** Fake browser with a passkey, returned by `get`. */
function browserWithPasskey(get: () => Promise<unknown>): void {
  vi.stubGlobal('PublicKeyCredential', class {});
  Object.defineProperty(navigator, 'credentials', { value: { get, create: get }, configurable: true });
}
const signed = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes },
};

afterEach(() => {
  cleanup();
  session.clear();
  deniedReason.clear();
  vi.unstubAllGlobals();
});

it('AUTH-R15 passkeys are listed by device and date, and one is removed after a confirmation', async () => {
  signInAs([]);
  const sent = answerWith({
    'access.listPasskeys': [kept, { ...kept, id: 5, last_used_at: '2026-11-21T08:00:00Z' }],
    'access.removePasskey': { ok: true },
  });
  showScreen(<PasskeysCard />, '/', '/');
  expect(await screen.findByText('Added 20 Nov')).toBeTruthy();
  expect(screen.getByText(/last used 21 Nov/)).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button', { name: 'Remove the passkey of Android, Chrome' })[0]!);
  const question = await screen.findByRole('dialog');
  fireEvent.click(within(question).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(sent.some(({ path }) => path === '/api/auth/passkeys/4')).toBe(true));
});

it('AUTH-R15 a browser without passkeys shows a notice, and the sign-in page has no button', async () => {
  signInAs([]);
  answerWith({ 'access.listPasskeys': [] });
  showScreen(<PasskeysCard />, '/', '/');
  expect(await screen.findByText(/cannot keep passkeys/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  cleanup();
  showScreen(<DeniedScreen />, '/denied', '/denied');
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
});

it('AUTH-R16 a press signs in with a passkey and opens the requested screen', async () => {
  browserWithPasskey(async () => signed);
  const sent = answerWith({
    'access.askForPasskey': request,
    'access.openPasskey': exampleSession(['maps.dnc']),
  });
  showScreen(<DeniedScreen />, '/denied', '/denied');
  fireEvent.click(screen.getByRole('button', { name: 'Use a passkey' }));
  await screen.findByText('elsewhere');
  expect(sent.at(-1)?.body).toMatchObject({ id: 'AQID', signature: 'AQID', user_handle: 'AQID' });
  expect(session.get()?.user.full_name).toBe('Ruth Hollis');
});

it('AUTH-R16 a cancelled attempt shows instructions and can be repeated', async () => {
  browserWithPasskey(async () => {
    throw new DOMException('given up', 'NotAllowedError');
  });
  answerWith({ 'access.askForPasskey': request });
  showScreen(<DeniedScreen />, '/denied', '/denied');
  fireEvent.click(screen.getByRole('button', { name: 'Use a passkey' }));
  expect(await screen.findByText(/was not used/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Use a passkey' }).disabled).toBe(false);
});
