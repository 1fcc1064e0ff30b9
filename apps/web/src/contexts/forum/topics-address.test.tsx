import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '#platform/api.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { toasts } from '#platform/toasts.ts';
import { TopicsScreen } from './topics-screen.tsx';

type Topic = Reply<'forum.listTopics'>[number];

const topic = (rest: Partial<Topic>): Topic => ({
  id: 4,
  label: 'Sunset time',
  content: 'In winter',
  author: null,
  state: 'proposed',
  likes: 3,
  liked: false,
  comments: 1,
  subscribed: false,
  news: false,
  mine: false,
  can_edit: false,
  can_delete: false,
  can_push: false,
  can_hide: false,
  mark: null,
  created_at: '2026-11-20T08:00:00.000Z',
  ...rest,
});

beforeEach(() => signInAs(['forums.features']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (at: string) => {
  const sent = answerWith({
    'forum.listTopics': [topic({}), topic({ id: 5, label: 'Two languages', mine: true })],
    'forum.readForum': { id: 1, subscribed: false, news: false },
    'messages.saveNotificationPreferences': {
      all: null,
      manual: null,
      'map-assigned': null,
      'map-overdue': null,
      'address-timeout': null,
      'duty-evening': null,
      'duty-week': null,
      'report-missing': null,
      'forum-news': 'none',
      notice: null,
      'task-news': null,
      'phone-storage': null,
      'attendant-duty': null,
      'cart-shift': null,
      'group-meeting': null,
    },
  });
  showScreen(<TopicsScreen />, '/forum/topics', at);
  return sent;
};

it('FORUM-S1 filter and search are part of the address and restored on return', async () => {
  show('/forum/topics?show=mine&q=two');
  expect(await screen.findByText('Two languages')).toBeTruthy();
  expect(screen.queryByText('Sunset time')).toBeNull();
  expect(screen.getByRole('button', { name: 'Mine', pressed: true })).toBeTruthy();
  expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('two');
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Most liked' }));
  expect(await screen.findByText('Sunset time')).toBeTruthy();
});

it('FORUM-O4 the unsubscribe link ends these e-mails with one press, and another press subscribes again', async () => {
  const sent = show('/forum/topics?mails=none');
  expect(await screen.findByText(/You get no more e-mails about feature requests/)).toBeTruthy();
  const bodies = () => sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  expect(bodies()).toEqual([{ 'forum-news': 'none' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Send them again' }));
  await waitFor(() => expect(bodies()).toHaveLength(2));
  expect(bodies()[1]).toEqual({ 'forum-news': null });
  await waitFor(() => expect(screen.queryByText(/You get no more e-mails/)).toBeNull());
  expect(toasts.get()?.text).toMatch(/again/);
});
