import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Reply } from '#platform/api.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { NotificationPreferencesScreen } from './notification-preferences-screen.tsx';

type NotificationPreferences = Reply<'messages.readNotificationPreferences'>;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const preferences: NotificationPreferences = {
  preferences: {
    manual: null,
    'map-assigned': null,
    'map-overdue': 'email',
    'address-timeout': null,
    'duty-evening': null,
    'duty-week': null,
    'report-missing': null,
    'forum-news': null,
    'attendant-duty': null,
    'cart-shift': null,
    'group-meeting': null,
  },
  has_phone: false,
  has_email: true,
  has_device: false,
};

it('MSG-R13 only available channels are offered, and a choice is saved at once', async () => {
  signInAs([]);
  let stored = preferences;
  const calls = answerWith({
    'messages.readNotificationPreferences': () => stored,
    'messages.listPushDevices': [],
    'messages.saveNotificationPreferences': () => {
      stored = { ...preferences, preferences: { ...preferences.preferences, 'map-overdue': 'none' } };
      return stored.preferences;
    },
  });
  showScreen(<NotificationPreferencesScreen />, '/settings/my-messages', '/settings/my-messages');
  const overdue = (await screen.findByLabelText(
    'A map is overdue, or nothing was done on it',
  )) as HTMLSelectElement;
  expect([...overdue.options].map(({ value }) => value)).toEqual(['', 'email', 'none']);
  fireEvent.change(overdue, { target: { value: 'none' } });
  await waitFor(() => expect(overdue.value).toBe('none'));
  expect(calls.find(({ method }) => method === 'PATCH')!.body).toEqual({ 'map-overdue': 'none' });
});

it('MSG-R14 push becomes a channel once a device is registered', async () => {
  signInAs([]);
  answerWith({
    'messages.readNotificationPreferences': { ...preferences, has_device: true },
    'messages.listPushDevices': [],
  });
  showScreen(<NotificationPreferencesScreen />, '/settings/my-messages', '/settings/my-messages');
  const manual = (await screen.findByLabelText('Messages by hand')) as HTMLSelectElement;
  expect([...manual.options].map(({ value }) => value)).toEqual(['', 'email', 'push', 'none']);
});

it('MSG-R22 the reminders of the evening before and the week before are chosen separately', async () => {
  signInAs([]);
  let stored = preferences;
  const calls = answerWith({
    'messages.readNotificationPreferences': () => stored,
    'messages.listPushDevices': [],
    'messages.saveNotificationPreferences': () => {
      stored = { ...preferences, preferences: { ...preferences.preferences, 'duty-week': 'email' } };
      return stored.preferences;
    },
  });
  showScreen(<NotificationPreferencesScreen />, '/settings/my-messages', '/settings/my-messages');
  const week = (await screen.findByLabelText('Meeting assignment in a week')) as HTMLSelectElement;
  const evening = screen.getByLabelText('Meeting assignment tomorrow') as HTMLSelectElement;
  fireEvent.change(week, { target: { value: 'email' } });
  await waitFor(() => expect(week.value).toBe('email'));
  expect(evening.value).toBe('');
  expect(calls.find(({ method }) => method === 'PATCH')!.body).toEqual({ 'duty-week': 'email' });
});

it('FORUM-O4 forum news is sent by e-mail, push or not at all, and offered only with permission for the forum', async () => {
  signInAs([]);
  const replies = {
    'messages.readNotificationPreferences': { ...preferences, has_phone: true, has_device: true },
    'messages.listPushDevices': [],
    'messages.saveNotificationPreferences': preferences.preferences,
  } as const;
  answerWith(replies as never);
  showScreen(<NotificationPreferencesScreen />, '/settings/my-messages', '/settings/my-messages');
  await screen.findByLabelText('Messages by hand');
  expect(screen.queryByLabelText('News of feature requests I follow')).toBeNull();
  cleanup();
  signInAs(['forums.features']);
  const calls = answerWith(replies as never);
  showScreen(<NotificationPreferencesScreen />, '/settings/my-messages', '/settings/my-messages');
  const forum = (await screen.findByLabelText('News of feature requests I follow')) as HTMLSelectElement;
  expect([...forum.options].map(({ value }) => value)).toEqual(['', 'push', 'none']);
  fireEvent.change(forum, { target: { value: 'none' } });
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ 'forum-news': 'none' }),
  );
});
