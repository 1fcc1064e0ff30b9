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
    all: null,
    manual: null,
    'map-assigned': null,
    'map-overdue': 'email',
    'address-timeout': null,
    'duty-evening': null,
    'duty-week': null,
    'report-missing': null,
    'forum-news': null,
    notice: null,
    'task-news': null,
    'phone-storage': null,
    'attendant-duty': null,
    'cart-shift': null,
    'group-meeting': null,
  },
  quiet_hours: null,
  has_phone: false,
  has_email: true,
  has_device: false,
};

const show = () => {
  showScreen(<NotificationPreferencesScreen />, '/settings/my-messages', '/settings/my-messages');
};
/** Values of a list of exceptions, which is opened first. */
const exceptions = async (label: string) => {
  fireEvent.click(await screen.findByRole('button', { name: /^Exceptions/ }));
  return (await screen.findByLabelText(label)) as HTMLSelectElement;
};
/** Server that stores what is saved. */
const storing = (first: Partial<NotificationPreferences> = {}) => {
  let stored: NotificationPreferences = { ...preferences, ...first };
  return answerWith({
    'messages.readNotificationPreferences': () => stored,
    'messages.listPushDevices': [],
    'messages.saveNotificationPreferences': (body: unknown) => {
      const { quiet_hours = stored.quiet_hours, ...channels } = body as Partial<NotificationPreferences>;
      stored = { ...stored, quiet_hours, preferences: { ...stored.preferences, ...channels } };
      return stored.preferences;
    },
  });
};
const saved = (calls: ReturnType<typeof answerWith>) =>
  calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

it('MSG-R13 one choice applies to all kinds, push first, and shows the channel of a person without a choice', async () => {
  signInAs([]);
  const calls = storing({ has_phone: true, has_device: true });
  show();
  const choices = (await screen.findAllByRole('radio')) as HTMLInputElement[];
  expect(choices.map(({ labels }) => labels![0]!.textContent)).toEqual([
    expect.stringMatching(/^Push notification/),
    'SMS',
    'E-mail',
    expect.stringMatching(/^Not at all/),
  ]);
  expect(choices.map(({ checked }) => checked)).toEqual([false, true, false, false]);
  fireEvent.click(choices[0]!);
  await waitFor(() => expect(choices[0]!.checked).toBe(true));
  expect(saved(calls)).toEqual([{ all: 'push' }]);
});

it('MSG-R13 exceptions offer available channels only, count themselves, and are saved at once', async () => {
  signInAs([]);
  const calls = storing();
  show();
  expect((await screen.findByRole('button', { name: /^Exceptions/ })).textContent).toBe('Exceptions1');
  const overdue = await exceptions('A map is overdue, or nothing was done on it');
  expect([...overdue.options].map(({ value }) => value)).toEqual(['', 'email', 'none']);
  fireEvent.change(overdue, { target: { value: 'none' } });
  await waitFor(() => expect(overdue.value).toBe('none'));
  expect(saved(calls)).toEqual([{ 'map-overdue': 'none' }]);
});

it('MSG-R14 push becomes an exception once a device is registered', async () => {
  signInAs([]);
  storing({ has_device: true });
  show();
  const manual = await exceptions('Messages by hand');
  expect([...manual.options].map(({ value }) => value)).toEqual(['', 'push', 'email', 'none']);
});

it('MSG-R22 the reminders of the evening before and the week before are chosen separately', async () => {
  signInAs([]);
  const calls = storing();
  show();
  const week = await exceptions('Meeting assignment in a week');
  const evening = screen.getByLabelText('Meeting assignment tomorrow') as HTMLSelectElement;
  fireEvent.change(week, { target: { value: 'email' } });
  await waitFor(() => expect(week.value).toBe('email'));
  expect(evening.value).toBe('');
  expect(saved(calls)).toEqual([{ 'duty-week': 'email' }]);
});

it('FORUM-O4 forum news is sent by e-mail, push or not at all, and offered only with permission for the forum', async () => {
  signInAs([]);
  storing({ has_phone: true, has_device: true });
  show();
  await exceptions('Messages by hand');
  expect(screen.queryByLabelText('News of feature requests I follow')).toBeNull();
  cleanup();
  signInAs(['forums.features']);
  const calls = storing({ has_phone: true, has_device: true });
  show();
  const forum = await exceptions('News of feature requests I follow');
  expect([...forum.options].map(({ value }) => value)).toEqual(['', 'push', 'email', 'none']);
  fireEvent.change(forum, { target: { value: 'none' } });
  await waitFor(() => expect(saved(calls)).toEqual([{ 'forum-news': 'none' }]));
});

it('MSG-R25 quiet hours are turned on with usual times, changed and turned off', async () => {
  signInAs([]);
  const calls = storing();
  show();
  const quiet = await screen.findByRole('switch', { name: /^Quiet hours/ });
  fireEvent.click(quiet);
  fireEvent.change(await screen.findByLabelText('Until: hour'), { target: { value: '08' } });
  await waitFor(() => expect(saved(calls)).toHaveLength(2));
  await waitFor(() =>
    expect(screen.getByRole('switch', { name: /^Quiet hours/ })).toHaveProperty('disabled', false),
  );
  fireEvent.click(screen.getByRole('switch', { name: /^Quiet hours/ }));
  await waitFor(() =>
    expect(saved(calls)).toEqual([
      { quiet_hours: { from: '22:00', until: '07:00' } },
      { quiet_hours: { from: '22:00', until: '08:00' } },
      { quiet_hours: null },
    ]),
  );
  expect(screen.queryByLabelText('Until: hour')).toBeNull();
});
