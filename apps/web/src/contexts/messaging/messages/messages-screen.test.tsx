import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { MessagesScreen } from './messages-screen.tsx';
import type { Details, ListedMessage } from './outbox.queries.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const listed: ListedMessage = {
  id: 4,
  kind: 'manual',
  channel: 'sms',
  person: { id: 2, full_name: 'Adam Hollis' },
  recipient: '+61491570156',
  state: 'failed',
  created_at: '2026-11-20T01:00:00.000Z',
  sent_at: null,
  next_try_at: null,
};
const details: Details = {
  ...listed,
  subject: '',
  body: 'Meeting moved',
  has_text: true,
  attempts: 1,
  failure: 'The number is unallocated',
  parts: 1,
  cost: 10,
  steps: [
    { step: 'failed', at: '2026-11-20T01:00:05.000Z', detail: 'The number is unallocated', person: null },
  ],
};
const show = (replies: Parameters<typeof answerWith>[0] = {}, at = '/settings/messages') => {
  signInAs(['settings.send_messages']);
  const calls = answerWith({
    'messages.listMessages': { messages: [listed], more: false },
    'messages.countMessages': { queued: 0, sent: 12, delivered: 3, unsure: 0, failed: 1, dropped: 0 },
    'messages.readMessage': details,
    ...replies,
  });
  showScreen(<MessagesScreen />, '/settings/messages', at);
  return calls;
};

/** Records the requests with a query string from here on. */
const asked = (): string[] => {
  const answer = globalThis.fetch;
  const urls: string[] = [];
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
    urls.push(url);
    return answer(url, request);
  });
  return urls;
};

it('MSG-R10 a failed message shows its reason and can be sent again at its price', async () => {
  const calls = show({
    'messages.sendAgain': { ...details, state: 'queued' },
    'messages.readPricing': { manual: true, cents_per_part: 10, balance: 340, overdraft: 2000, groups: [] },
  });
  fireEvent.click(await screen.findByRole('button', { name: /Adam Hollis/ }));
  expect(await screen.findByText('The number is unallocated')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Discard' })).toBeTruthy();
  expect(
    await screen.findByText(/afterwards A?\$3\.30\. It can be overdrawn by up to A?\$20\.00/),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Send again for .*0\.10/ }));
  await waitFor(() => expect(calls.some(({ path }) => path === '/api/messages/4/again')).toBe(true));
});

it('MSG-R22 a message stopped by a limit shows the limit', async () => {
  show({
    'messages.readMessage': {
      ...details,
      failure: 'daily-cap',
      steps: [{ step: 'failed', at: '2026-11-20T01:00:05.000Z', detail: 'daily-cap', person: null }],
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /Adam Hollis/ }));
  expect(await screen.findByText('Your congregation had sent as much as it may in one day.')).toBeTruthy();
});

it('MSG-R18 a message with unknown delivery shows reason and cost, and leaves the decision to a person', async () => {
  const unsure = { ...listed, state: 'unsure' as const };
  const calls = show({
    'messages.listMessages': { messages: [unsure], more: false },
    'messages.countMessages': { queued: 0, sent: 12, delivered: 3, unsure: 2, failed: 0, dropped: 0 },
    'messages.readMessage': {
      ...details,
      state: 'unsure',
      failure: null,
      steps: [{ step: 'unsure', at: '2026-11-20T01:03:05.000Z', detail: null, person: null }],
    },
    'messages.dropMessage': { ...details, state: 'dropped' },
  });
  const notice = await screen.findByRole('status');
  expect(notice.textContent).toContain('2 messages may have arrived');
  const urls = asked();
  fireEvent.click(screen.getByRole('button', { name: 'Show them' }));
  await waitFor(() => expect(urls).toContain('/api/messages?state=unsure'));
  fireEvent.click(await screen.findByRole('button', { name: /Adam Hollis/ }));
  expect(await screen.findByText('It may have arrived: Sheaf stopped while sending it.')).toBeTruthy();
  expect(screen.getByText(/stays charged/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /Send again for .*0\.10/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(calls.some(({ path }) => path === '/api/messages/4/drop')).toBe(true));
});

it('MSG-R8 the list is filtered by state, and a sent message is read-only', async () => {
  const sent = { ...listed, state: 'sent' as const };
  show({
    'messages.listMessages': { messages: [sent], more: false },
    'messages.readMessage': { ...details, state: 'sent', body: null },
  });
  const chip = await screen.findByRole('button', { name: /Not sent 1/ });
  fireEvent.click(chip);
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(await screen.findByRole('button', { name: /Adam Hollis/ }));
  expect(await screen.findByText('Only the person it was written to can read the text.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
});

it('MSG-R8 an empty list shows an explanation', async () => {
  show({ 'messages.listMessages': { messages: [], more: false } });
  expect(await screen.findByText(/Nothing has been sent yet/)).toBeTruthy();
});

it('MSG-R19 older messages load on demand, after the last one shown', async () => {
  let id = listed.id + 1;
  show({
    'messages.listMessages': () => {
      id -= 1;
      return { messages: [{ ...listed, id }], more: true };
    },
  });
  const urls = asked();
  fireEvent.click(await screen.findByRole('button', { name: 'Show older messages' }));
  await waitFor(() => expect(urls).toContain('/api/messages?before=4'));
});

it('MSG-R19 failed messages are announced above the list, and one press filters them', async () => {
  show();
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('1 message could not be sent.');
  const urls = asked();
  fireEvent.click(screen.getByRole('button', { name: 'Show them' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(urls).toContain('/api/messages?state=failed'));
});

it('MSG-R19 a sending shows its own messages and counts', async () => {
  show({}, '/settings/messages?sending=9');
  const urls = asked();
  expect(await screen.findByRole('heading', { name: 'Messages sent together' })).toBeTruthy();
  await screen.findByRole('button', { name: /Adam Hollis/ });
  expect(urls).toEqual(expect.arrayContaining(['/api/messages?sending=9', '/api/message-counts?sending=9']));
});

it('MSG-R19 the rows update with the counts while a message is queued', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let state: 'queued' | 'sent' = 'queued';
  const none = { queued: 0, sent: 0, delivered: 0, unsure: 0, failed: 0, dropped: 0 };
  show({
    'messages.listMessages': () => ({ messages: [{ ...listed, state }], more: false }),
    'messages.countMessages': () => ({ ...none, [state]: 1 }),
  });
  expect(await screen.findByRole('button', { name: /Adam Hollis.*Waiting/ })).toBeTruthy();
  state = 'sent';
  await vi.advanceTimersByTimeAsync(3500);
  expect(await screen.findByRole('button', { name: /Adam Hollis.*Sent/ })).toBeTruthy();
  vi.useRealTimers();
});
