import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outbox } from '#platform/outbox/outbox.ts';
import { session } from '#platform/session.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { DeniedScreen } from './denied-screen.tsx';
import { privacyPrompt } from './privacy-prompt.tsx';

beforeEach(async () => {
  signInAs([], { privacy_consent: null });
  await outbox.put({
    operation: 'maps.updateBlocks' as never,
    given: {},
    queueKey: 'map 12',
    about: { what: 'Block A', where: 'Map 12' },
    undoMilliseconds: 60_000,
  });
});
afterEach(async () => {
  cleanup();
  await outbox.clear();
  session.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('AUTH-R9.2 declining first shows its consequences, and afterwards shows no refusal', async () => {
  const sent = answerWith({ 'access.declinePrivacyPolicy': { ok: true } });
  showScreen(<privacyPrompt.Row dismiss={() => {}} />, '/', '/');
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText(/You need a new link to come back/)).toBeTruthy();
  expect(screen.getByText('1 action is not sent yet.')).toBeTruthy();
  expect(sent).toEqual([]);
  const [, confirm] = screen.getAllByRole('button', { name: 'Decline' });
  await userEvent.click(confirm ?? screen.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(session.get()).toBeNull());
  expect(sent.map(({ method }) => method)).toHaveLength(1);
  cleanup();
  showScreen(<DeniedScreen />, '/denied', '/denied');
  expect(screen.getByText('You declined the privacy policy and are signed out.')).toBeTruthy();
  expect(screen.queryByText(/Oh Oh/)).toBeNull();
});
