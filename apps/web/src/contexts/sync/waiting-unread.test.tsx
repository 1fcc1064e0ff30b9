/** Tests the time before the outbox has been read. A separate file, because a page reads it only once. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SettingsScreen } from '#contexts/dashboard/settings/settings-screen.tsx';
import { KnownDomains } from '#platform/known-domains.ts';
import { actions } from '#platform/outbox/outbox.store.ts';
import { outbox } from '#platform/outbox/outbox.ts';
import { session } from '#platform/session.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { WaitingScreen } from './waiting-screen.tsx';

beforeEach(async () => {
  signInAs([]);
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  await actions.add({
    key: 'a key',
    personId: session.get()!.user.id,
    congregationId: session.get()!.congregation_id,
    operation: 'maps.updateBlock',
    given: { body: { id: 7, block: 1, completed: true } },
    queueKey: 'map 12',
    about: { what: 'Block A done', where: 'Map 12' },
    actedAt: Date.now(),
    dueAt: Date.now(),
    appVersion: 'test',
    state: 'waiting',
    tries: 0,
  });
});
afterEach(async () => {
  cleanup();
  await outbox.clear();
  session.clear();
});

it('SYNC-R5 nothing is reported as sent before the outbox has been read', async () => {
  showScreen(<WaitingScreen />, '/waiting', '/waiting');
  await screen.findByRole('heading', { name: 'Changes on this phone' });
  expect(screen.queryByText('Everything you did has arrived.')).toBeNull();
  await outbox.read();
  await screen.findByText('Block A done');
  expect(screen.queryByText('Everything you did has arrived.')).toBeNull();
});

it('SYNC-R5 signing out before the outbox has been read shows a confirmation', async () => {
  const sent = answerWith({});
  await act(async () =>
    showScreen(
      <KnownDomains value={[]}>
        <SettingsScreen />
      </KnownDomains>,
      '/settings',
      '/settings',
    ),
  );
  fireEvent.click(await screen.findByRole('button', { name: /^Sign out/ }));
  await screen.findByRole('dialog');
  expect(sent.filter(({ path }) => path.includes('auth'))).toEqual([]);
});
