import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Reply } from '#platform/api.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { ComposeScreen } from './compose-screen.tsx';

type SendingReply = Reply<'messages.sendMessages'>;
type Terms = Reply<'messages.readPricing'>;

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const terms: Terms = {
  manual: true,
  cents_per_part: 10,
  balance: 1500,
  overdraft: 2000,
  groups: [{ id: 3, name: 'North' }],
};
const reply = (rest: Partial<SendingReply> = {}): SendingReply => ({
  id: null,
  dry_run: true,
  sent: 3,
  sms: 2,
  emails: 1,
  pushes: 0,
  skipped: { 'no-way': 1, 'same-address': 0, country: 0, 'number-cap': 0 },
  parts: 2,
  cost: 20,
  balance_after: 1480,
  refusal: null,
  ...rest,
});
const counts = { queued: 0, sent: 2, delivered: 0, unsure: 0, failed: 1, dropped: 0 };
const show = (replies: Parameters<typeof answerWith>[0] = {}) => {
  signInAs(['settings.send_messages']);
  const calls = answerWith({
    'messages.readPricing': terms,
    'messages.sendMessages': reply(),
    'messages.countMessages': counts,
    ...replies,
  });
  showScreen(<ComposeScreen />, '/settings/messaging', '/settings/messaging');
  return calls;
};
const write = async (text: string) =>
  fireEvent.change(await screen.findByLabelText('Message'), { target: { value: text } });
const button = (name: string | RegExp) => screen.getByRole('button', { name }) as HTMLButtonElement;

it('MSG-R7 characters, segments and cost show before sending, and the request contains the cost shown', async () => {
  const calls = show({
    'messages.sendMessages': (body) =>
      (body as { dry_run?: boolean }).dry_run ? reply() : reply({ id: 9, dry_run: false }),
  });
  await write('x'.repeat(161));
  expect(screen.getByText('161 characters')).toBeTruthy();
  expect(screen.getByText('2 SMS')).toBeTruthy();
  expect(button('Send').disabled).toBe(true);
  expect(await screen.findByText('Cannot be reached')).toBeTruthy();
  await waitFor(() => expect(button('Send').disabled).toBe(false));
  fireEvent.click(button('Send'));
  fireEvent.click(await screen.findByRole('button', { name: 'Send to 3' }));
  expect(await screen.findByText('Sent!')).toBeTruthy();
  expect(await screen.findByText('2 of 3 sent')).toBeTruthy();
  expect(screen.getByText('1 could not be sent.')).toBeTruthy();
  const sent = calls.filter(
    ({ path, body }) => path === '/api/send-messages' && !(body as { dry_run?: boolean }).dry_run,
  );
  expect(sent.map(({ body }) => body)).toEqual([
    { to: 1, group: null, message: 'x'.repeat(161), urgent: false, cost: 20 },
  ]);
});

it('MSG-R7 a character that shortens the segments is named, another script is described', async () => {
  show();
  await write('Don’t be late');
  expect(screen.getByText(/^Because of ’, an SMS has room for 70/)).toBeTruthy();
  await write('مرحبا بالجميع');
  expect(screen.getByText(/^In this script, an SMS has room for 70/)).toBeTruthy();
});

it('MSG-O1 while manual messages are off, people without permission see who can switch them on', async () => {
  show({ 'messages.readPricing': { ...terms, manual: false } });
  expect(await screen.findByText(/^Messages by hand are switched off\. Someone who/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Automatic messages' })).toBeNull();
});

it('MSG-R1 a draft survives leaving the screen and is cleared after sending', async () => {
  const answers = {
    'messages.sendMessages': (body: unknown) =>
      (body as { dry_run?: boolean }).dry_run ? reply() : reply({ id: 9, dry_run: false }),
  };
  show(answers);
  await write('Meeting moved');
  cleanup();
  show(answers);
  expect(((await screen.findByLabelText('Message')) as HTMLTextAreaElement).value).toBe('Meeting moved');
  await waitFor(() => expect(button('Send').disabled).toBe(false));
  fireEvent.click(button('Send'));
  fireEvent.click(await screen.findByRole('button', { name: 'Send to 3' }));
  await screen.findByText('Sent!');
  cleanup();
  show(answers);
  expect(((await screen.findByLabelText('Message')) as HTMLTextAreaElement).value).toBe('');
});

it('MSG-R6 the confirmation shows for four seconds', async () => {
  show({
    'messages.sendMessages': (body) => reply({ dry_run: Boolean((body as { dry_run?: boolean }).dry_run) }),
  });
  await write('Hello');
  await waitFor(() => expect(button('Send').disabled).toBe(false));
  fireEvent.click(button('Send'));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Send to 3' }));
  expect(await screen.findByText('Sent!')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(3500));
  expect(screen.queryByText('Sent!')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(600));
  expect(screen.queryByText('Sent!')).toBeNull();
});

it('MSG-R20 the preview shows the balance before and after, and the overdraft', async () => {
  show({ 'messages.sendMessages': reply({ cost: 20, balance_after: -15 }) });
  await write('Meeting moved');
  const figures = await screen.findByLabelText('What this sends');
  expect(figures.textContent).toMatch(
    /Balance nowA?\$0\.05Balance afterwards-A?\$0\.15Can be overdrawn by up toA?\$20\.00/,
  );
  expect(screen.getByText(/will be overdrawn by A?\$0\.15\./)).toBeTruthy();
});

it('MSG-R7 an insufficient balance disables sending and shows the reason', async () => {
  show({ 'messages.sendMessages': reply({ refusal: 'balance-too-low' }) });
  await write('Hello');
  expect(await screen.findByText(/balance does not cover this/)).toBeTruthy();
  expect(button('Send').disabled).toBe(true);
});

it('MSG-R1 a group must be chosen before a request is sent', async () => {
  const calls = show();
  fireEvent.change(await screen.findByLabelText('To'), { target: { value: '7' } });
  await write('Hello');
  expect(button('Send').disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Group'), { target: { value: '3' } });
  await waitFor(() => expect(button('Send').disabled).toBe(false));
  expect(calls.filter(({ path }) => path === '/api/send-messages').map(({ body }) => body)).toEqual([
    { to: 7, group: 3, message: 'Hello', urgent: false, dry_run: true },
  ]);
});

it('MSG-O1 while manual messages are off the screen shows a notice and no form', async () => {
  show({ 'messages.readPricing': { ...terms, manual: false } });
  expect(await screen.findByText(/switched off/)).toBeTruthy();
  expect(screen.queryByLabelText('Message')).toBeNull();
});

it('MSG-R2 MSG-R9 a text of 320 characters counts as three SMS, and the daily limits are shown', async () => {
  show();
  await write('x'.repeat(320));
  const count = document.querySelector('#message-count')!.textContent;
  expect(count).toContain('320 characters');
  expect(count).toContain('3 SMS');
  expect(count).toContain('Longer than one SMS: each holds 153 characters and is billed');
  expect(await screen.findByText('At most 10 SMS a day to one number, and 1500 in all.')).toBeTruthy();
});

it('MSG-R9 a number with ten SMS that day is refused with a sentence, and sending is disabled', async () => {
  show({ 'messages.sendMessages': reply({ sent: 0, sms: 0, emails: 0, cost: 0, refusal: 'number-cap' }) });
  await write('x');
  expect(await screen.findByText(/This number had ten SMS today/)).toBeTruthy();
  expect(button('Send').disabled).toBe(true);
});
