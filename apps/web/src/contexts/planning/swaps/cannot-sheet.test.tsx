import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleMyDuty } from '#contexts/duties/testing/example-my-duty.ts';
import { exampleSwap } from '#contexts/duties/testing/example-swap.ts';
import { outbox } from '#platform/outbox/outbox.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { toasts } from '#platform/toasts.ts';
import { CannotSheet, OwnSwapActions } from './own-swap-actions.api.tsx';

const duty = exampleMyDuty();
const talk = exampleMyDuty({
  title: 'A home that welcomes',
  meeting: { ...duty.meeting!, part: 'talk.talk' },
});

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T22:10:00Z'), toFake: ['Date'] });
  signInAs([]);
});
afterEach(async () => {
  cleanup();
  act(() => toasts.hide());
  await outbox.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const showRow = (shown = talk) =>
  showScreen(<OwnSwapActions duty={shown} title="A home that welcomes" />, '/assignments', '/assignments');
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('X-SWAP-23 “I can’t” for a public talk names the consequence, and the second press notifies the coordinator', async () => {
  const sent = answerWith({ 'swaps.listSwaps': [], 'duties.sayCannot': { id: 7, told: 1 } });
  showRow();
  await press('I can’t: A home that welcomes, Wed 25 November');
  const sheet = await screen.findByRole('dialog', { name: 'I can’t be there' });
  expect(within(sheet).getByText(/^The talk stays booked\./)).toBeTruthy();
  await press('Tell the coordinator');
  await waitFor(() => expect(toasts.get()?.text).toMatch(/^The coordinator was told\./));
  expect(sent.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([
    '/api/duties/7/cannot',
  ]);
});

it('X-SWAP-22 X-SWAP-23 without a connection the coordinator is notified later, and the row shows that it waits', async () => {
  answerWith({
    'swaps.listSwaps': [],
    'duties.sayCannot': () => Promise.reject(new TypeError('no network')),
  });
  showRow();
  await press(/^I can’t: /);
  await press('Tell the coordinator');
  expect(await screen.findByText('Waiting to send')).toBeTruthy();
  expect(outbox.list().map(({ operation, given }) => [operation, given])).toEqual([
    ['duties.sayCannot', { params: { id: 7 } }],
  ]);
});

it('X-SWAP-24 the row shows that the coordinator knows it, and one press takes it back', async () => {
  const sent = answerWith({
    'swaps.listSwaps': [],
    'duties.acknowledgeDuty': { id: 7, acknowledged: 'yes' as const },
  });
  showRow({ ...talk, cannot: true });
  expect(await screen.findByText('You said that you can’t')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^I can’t: / })).toBeNull();
  await press('I can do it after all: A home that welcomes, Wed 25 November');
  await waitFor(() => expect(sent.some(({ path }) => path === '/api/duties/7/acknowledgement')).toBe(true));
});

it('X-SWAP-22 the sheet of the assignments has the question about a duty, or the people who were asked', async () => {
  const takers = { first: 1, people: [{ id: 2, name: 'Samuel Webb' }] };
  answerWith({ 'swaps.listSwaps': [], 'swaps.listTakers': takers });
  const show = () =>
    showScreen(
      <CannotSheet duty={duty} title="Digging for gems" onClose={() => {}} />,
      '/assignments',
      '/assignments',
    );
  show();
  expect(await screen.findByRole('button', { name: 'Ask 1 person' })).toBeTruthy();
  cleanup();
  answerWith({ 'swaps.listSwaps': [exampleSwap()] });
  show();
  expect(await screen.findByRole('list', { name: 'Asked' })).toBeTruthy();
});

it('X-SWAP-25 a search for a cart shift has no button that empties the place', async () => {
  answerWith({ 'swaps.listSwaps': [exampleSwap({ kind: 'cart' })] });
  showRow(exampleMyDuty({ kind: 'cart', meeting: null, title: 'Wharf' }));
  await press(/^See who: /);
  expect(await screen.findByRole('button', { name: 'I can do it after all' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'I can’t in any case' })).toBeNull();
});
