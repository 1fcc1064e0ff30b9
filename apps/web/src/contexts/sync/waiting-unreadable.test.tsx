/**
 * Tests an unreadable store. A separate file, because a page that has read it once knows the waiting actions.
 */
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SettingsScreen } from '#contexts/dashboard/settings/settings-screen.tsx';
import { KnownDomains } from '#platform/known-domains.ts';
import { actions } from '#platform/outbox/outbox.store.ts';
import { outbox, send } from '#platform/outbox/outbox.ts';
import { session, useSession } from '#platform/session.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { WaitingScreen } from './waiting-screen.tsx';

const unreadable = () => Promise.reject(new DOMException('the disk is damaged', 'UnknownError'));

/** Unmounts after sign-out, as in the app. */
const WhileSignedIn = () => (useSession() ? <SettingsScreen /> : null);

beforeEach(() => {
  signInAs([]);
  vi.spyOn(actions, 'listOf').mockImplementation(unreadable);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  session.clear();
});

it('SYNC-R5 SYNC-R6 an unreadable store is reported and read again on a press', async () => {
  showScreen(<WaitingScreen />, '/waiting', '/waiting');
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('could not be read');
  expect(screen.queryByText('Everything you did has arrived.')).toBeNull();
  vi.mocked(actions.listOf).mockResolvedValue([]);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Everything you did has arrived.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('SYNC-R5 with an unreadable store, signing out shows a confirmation and then proceeds', async () => {
  answerWith({ 'access.endSession': { ok: true } });
  await act(async () =>
    showScreen(
      <KnownDomains value={[]}>
        <WhileSignedIn />
      </KnownDomains>,
      '/settings',
      '/settings',
    ),
  );
  fireEvent.click(await screen.findByRole('button', { name: /^Sign out/ }));
  expect((await screen.findByRole('dialog')).textContent).toContain('unsent actions are lost');
  expect(session.get()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(session.get()).toBeNull());
  expect(outbox.list()).toEqual([]);
});
