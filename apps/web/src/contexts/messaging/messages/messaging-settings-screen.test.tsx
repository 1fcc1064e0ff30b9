import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Reply } from '#platform/api.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { MessagingSettingsScreen } from './messaging-settings-screen.tsx';

type SmsAccount = Reply<'messages.readSmsAccount'>;
type Stats = Reply<'messages.readStats'>;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const account: SmsAccount = {
  user: null,
  device: null,
  has_password: false,
  has_signing_key: false,
  hook: 'https://sheaf.test/api/sms-events/1',
  version: 3,
};
const switches = {
  manual: true,
  'map-assigned': false,
  'map-overdue': false,
  'address-timeout': false,
  'duty-evening': false,
  'duty-week': false,
  'report-missing': false,
  'attendant-duty': false,
  'cart-shift': false,
  'group-meeting': false,
};
const stats: Stats = {
  invites: 2,
  manual: 0,
  carts: 0,
  maps: 0,
  groups: 0,
  reports: 0,
  attendants: 0,
  switches,
  rows: [
    { kind: 'invites', sent: 2, expected: 2, estimate: 40 },
    { kind: 'map-overdue', sent: 0, expected: 8, estimate: 80 },
    { kind: 'duty-evening', sent: 0, expected: 30, estimate: 600 },
    { kind: 'duty-week', sent: 12, expected: 25, estimate: 500 },
  ],
  total: 1220,
  balance: -150,
};
const show = (replies: Parameters<typeof answerWith>[0] = {}) => {
  signInAs(['settings.cong.edit']);
  const calls = answerWith({ 'messages.readSmsAccount': account, 'messages.readStats': stats, ...replies });
  showScreen(<MessagingSettingsScreen />, '/settings/messaging-settings', '/settings/messaging-settings');
  return calls;
};

it('MSG-R20 the automatic messages show the balance that pays them, and its overdraft limit', async () => {
  show();
  expect(
    await screen.findByText(/Balance -A?\$1\.50\. It can be overdrawn by up to A?\$20\.00/),
  ).toBeTruthy();
});

it('MSG-O2 the own phone is set up with its account, and its secrets are never shown', async () => {
  const calls = show({
    'messages.saveSmsAccount': { ...account, user: 'u', has_password: true, version: 4 },
  });
  fireEvent.click(await screen.findByRole('button', { name: /No phone of our own/ }));
  expect(await screen.findByText('https://sheaf.test/api/sms-events/1')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('User'), { target: { value: 'u' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'p' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'PATCH')).toBe(true));
  expect(calls.find(({ method }) => method === 'PATCH')!.body).toEqual({
    user: 'u',
    device: null,
    password: 'p',
    version: 3,
  });
});

it('MSG-O2 a stored password need not be entered again', async () => {
  const calls = show({
    'messages.readSmsAccount': { ...account, user: 'u', has_password: true },
    'messages.saveSmsAccount': { ...account, user: 'u', device: 'd', has_password: true },
  });
  fireEvent.click(await screen.findByRole('button', { name: /cost nothing/ }));
  expect(await screen.findByText(/Saved. Leave it empty/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Device'), { target: { value: 'd' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'PATCH')).toBe(true));
  expect(calls.find(({ method }) => method === 'PATCH')!.body).toEqual({
    user: 'u',
    device: 'd',
    version: 3,
  });
});

it('MSG-R3 each kind has a switch with its estimate', async () => {
  let stored = stats;
  const calls = show({
    'messages.readStats': () => stored,
    'messages.saveSwitches': () => {
      stored = { ...stats, switches: { ...switches, 'map-overdue': true } };
      return stored.switches;
    },
  });
  const overdue = (await screen.findByLabelText(/A map is overdue/)) as HTMLInputElement;
  expect(screen.getByText(/About 8 messages a month, at most .*0\.80/)).toBeTruthy();
  expect(screen.getByText(/In all: at most .*12\.20 a month/)).toBeTruthy();
  expect(overdue.checked).toBe(false);
  fireEvent.click(overdue);
  await waitFor(() => expect(overdue.checked).toBe(true));
  expect(calls.find(({ method }) => method === 'PATCH')!.body).toEqual({ 'map-overdue': true });
});

it('MSG-R3 a kind without a cause expects no messages, and MSG-R4 attendants show their maximum cost', async () => {
  const rows = [
    { kind: 'invites' as const, sent: 0, expected: 0, estimate: 0 },
    { kind: 'attendant-duty' as const, sent: 2, expected: 0, estimate: 400 },
  ];
  show({ 'messages.readStats': { ...stats, rows } });
  expect(await screen.findByText('None expected at the moment. In the last 30 days: 0.')).toBeTruthy();
  expect(
    screen.getByText(/^At most .*4\.00 a month, depending on the schedule. In the last 30 days: 2/),
  ).toBeTruthy();
});

it('MSG-R22 both reminders of a meeting assignment show time, recipients and cost, and have a switch each', async () => {
  let stored = stats;
  const calls = show({
    'messages.readStats': () => stored,
    'messages.saveSwitches': () => {
      stored = { ...stats, switches: { ...switches, 'duty-week': true } };
      return stored.switches;
    },
  });
  const week = (await screen.findByLabelText(/Meeting assignment in a week/)) as HTMLInputElement;
  const evening = screen.getByLabelText(/Meeting assignment tomorrow/) as HTMLInputElement;
  expect(
    screen.getByText(/To all who are assigned and to speakers .*, the evening before, between 5 and 8 pm/),
  ).toBeTruthy();
  expect(screen.getByText(/About 30 messages a month, at most .*6\.00/)).toBeTruthy();
  expect(
    screen.getByText(/About 25 messages a month, at most .*5\.00. In the last 30 days: 12/),
  ).toBeTruthy();
  expect([week.checked, evening.checked]).toEqual([false, false]);
  fireEvent.click(week);
  await waitFor(() => expect(week.checked).toBe(true));
  expect(evening.checked).toBe(false);
  expect(calls.find(({ method }) => method === 'PATCH')!.body).toEqual({ 'duty-week': true });
});
