import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { StopMailsScreen } from './stop-mails-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.location.hash = '';
});

const show = (token: string) => {
  window.location.hash = `#${token}`;
  const sent = answerWith({ 'messages.stopMails': { kind: 'forum-news' } });
  showScreen(<StopMailsScreen />, '/stop-mails', '/stop-mails');
  return sent;
};
const token = `3.7.forum-news.${'A'.repeat(43)}`;

it('MSG-R24 the unsubscribe page names the kind of messages, and a press ends them', async () => {
  const sent = show(token);
  expect(screen.getByRole('heading', { name: 'No more: News of feature requests' })).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Stop these messages' }));
  expect(await screen.findByRole('status')).toBeTruthy();
  expect(sent.map(({ method, path }) => [method, path])).toEqual([['POST', `/api/stop-mails/${token}`]]);
});

it('MSG-R24 a truncated link shows an alternative', () => {
  show(token.slice(0, -1));
  expect(screen.getByRole('heading', { name: 'This link does not work' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  signInAs([]);
  show(token.slice(0, -1));
  expect(screen.getByRole('link', { name: 'Notification preferences' }).getAttribute('href')).toBe(
    '/settings/my-messages/',
  );
});
