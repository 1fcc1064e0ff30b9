import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleMyDuty } from '#contexts/duties/testing/example-my-duty.ts';
import { exampleSwap } from '#contexts/duties/testing/example-swap.ts';
import { outbox } from '#platform/outbox/outbox.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { toasts } from '#platform/toasts.ts';
import { OwnSwapActions } from './own-swap-actions.tsx';
import { SwapCards } from './swap-cards.tsx';

const duty = exampleMyDuty();

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

const showRow = (shown = duty) =>
  showScreen(<OwnSwapActions duty={shown} title="Digging for gems" />, '/assignments', '/assignments');
/** More people than are shown at first. */
const takers = {
  first: 3,
  people: ['Samuel Webb', 'Owen Fairley', 'Marcus Meredith', 'Caleb Barwick', 'Leon Tait'].map(
    (name, at) => ({
      id: at + 2,
      name,
    }),
  ),
};
const showCards = () => showScreen(<SwapCards />, '/assignments', '/assignments');
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('X-SWAP-13 “I can’t” sends a request in two presses, with a reason if the person wishes', async () => {
  const sent = answerWith({
    'swaps.listSwaps': [],
    'swaps.listTakers': takers,
    'swaps.askSwap': exampleSwap({ reason: 'work' }),
  });
  showRow();
  await press('I can’t: Digging for gems, Wed 25 November');
  const sheet = await screen.findByRole('dialog', { name: 'I can’t be there' });
  await userEvent.click(within(sheet).getByRole('button', { name: 'Work' }));
  await userEvent.click(within(sheet).getByRole('button', { name: 'Ask 3 people' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      duty_id: duty.id,
      reason: 'work',
      note: '',
      user_ids: [2, 3, 4],
    }),
  );
  await waitFor(() => expect(toasts.get()?.text).toBe('Looking for someone. Until then it is yours.'));
});

it('X-SWAP-19 the sheet lists the people who could take it, and sends those who are ticked', async () => {
  const sent = answerWith({
    'swaps.listSwaps': [],
    'swaps.listTakers': takers,
    'swaps.askSwap': exampleSwap(),
  });
  showRow();
  await press(/^I can’t: /);
  const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
  await userEvent.click(await box('Owen Fairley'));
  expect(screen.queryByRole('checkbox', { name: 'Leon Tait' })).toBeNull();
  await press('Show 1 more');
  await userEvent.click(await box('Leon Tait'));
  await press('Ask 3 people');
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ user_ids: [2, 4, 6] }),
  );
});

it('X-SWAP-19 without a choice nothing can be sent, and the sheet shows when nobody is free', async () => {
  answerWith({ 'swaps.listSwaps': [], 'swaps.listTakers': { ...takers, first: 1 } });
  showRow();
  await press(/^I can’t: /);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Samuel Webb' }));
  expect(screen.getByRole('button', { name: 'Ask for someone' }).hasAttribute('disabled')).toBe(true);
  cleanup();
  answerWith({ 'swaps.listSwaps': [], 'swaps.listTakers': { first: 0, people: [] } });
  showRow();
  await press(/^I can’t: /);
  expect(await screen.findByText(/^Nobody who could take it is free then\./)).toBeTruthy();
});

it('X-SWAP-13 the row shows the search and opens who was asked', async () => {
  const sent = answerWith({ 'swaps.listSwaps': [exampleSwap()], 'swaps.askNext': exampleSwap() });
  showRow();
  expect(await screen.findByText('2 people asked. It stays yours until then.')).toBeTruthy();
  await press('See who: Looking for someone, Digging for gems, Wed 25 November');
  const asked = await screen.findByRole('list', { name: 'Asked' });
  expect(within(asked).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText(/If nobody takes it by/)).toBeTruthy();
  await press('Ask others now');
  await waitFor(() => expect(sent.some(({ path }) => path === '/api/swaps/3/next')).toBe(true));
});

it('X-SWAP-13 X-SWAP-31 tasks of groups, groups with a request, shifts elsewhere and duties that have begun have no button', async () => {
  answerWith({ 'swaps.listSwaps': [] });
  for (const shown of [
    exampleMyDuty({ kind: 'cart', meeting: null, elsewhere: true }),
    exampleMyDuty({
      kind: 'conductor',
      meeting: null,
      change: { field_meeting_id: 4, asked: { request_id: 2, name: 'Owen Fairley' } },
    }),
    exampleMyDuty({ kind: 'task', user_id: null }),
    exampleMyDuty({ date: '2026-11-23' }),
  ]) {
    showRow(shown);
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
  }
});

it('X-SWAP-14 without a connection the request waits under one key, and the row shows it', async () => {
  answerWith({ 'swaps.listSwaps': [], 'swaps.askSwap': () => Promise.reject(new TypeError('no network')) });
  showRow();
  await press(/^I can’t: /);
  await press('Ask for someone');
  expect(await screen.findByText('Waiting to send')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^I can’t: / })).toBeNull();
  expect(outbox.list().map(({ operation, given }) => [operation, given.body])).toEqual([
    ['swaps.askSwap', { duty_id: duty.id, reason: null, note: '', user_ids: [] }],
  ]);
  await press('Do not send it: Digging for gems, Wed 25 November');
  expect(await screen.findByRole('button', { name: /^I can’t: / })).toBeTruthy();
  expect(outbox.list()).toEqual([]);
});

it('X-SWAP-15 a person who is asked takes it with one press', async () => {
  let taken = false;
  const offered = exampleSwap({
    role: 'asked',
    from: { id: 9, name: 'Daniel Kerr' },
    answer: 'sent',
    can_take: true,
    offers: [],
  });
  const sent = answerWith({
    'swaps.listSwaps': () => (taken ? [] : [offered]),
    'swaps.answerSwap': () => {
      taken = true;
      return { ...offered, state: 'taken' as const };
    },
  });
  showCards();
  expect(await screen.findByText('Daniel Kerr can’t. Can you take it?')).toBeTruthy();
  expect(
    screen.getByRole('button', { name: 'I can’t either: Digging for gems, Wed 25 November' }),
  ).toBeTruthy();
  await press('Take it: Digging for gems, Wed 25 November');
  await waitFor(() => expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ answer: 'take' }));
  await waitFor(() => expect(toasts.get()?.text).toBe('It’s yours: Digging for gems'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Substitutes wanted' })).toBeNull());
});

it('X-SWAP-15 after a no the person can still take it', async () => {
  answerWith({
    'swaps.listSwaps': [exampleSwap({ role: 'asked', answer: 'cant', can_take: true, offers: [] })],
  });
  showCards();
  expect(await screen.findByText('You said no. You can still take it.')).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Take it']);
});

it('X-SWAP-15 shows that somebody else has it, and who has the own duty', async () => {
  answerWith({
    'swaps.listSwaps': [exampleSwap({ state: 'taken', taker: { id: 2, name: 'Samuel Webb' } })],
  });
  showCards();
  expect(await screen.findByText('Samuel Webb has it')).toBeTruthy();
});

it('X-SWAP-16 planners see reason, note and answers, and agree', async () => {
  const sent = answerWith({
    'swaps.listSwaps': [
      exampleSwap({
        role: 'planner',
        state: 'pending',
        can_agree: true,
        taker: { id: 2, name: 'Samuel Webb' },
        reason: 'ill',
        note: 'Until Friday',
      }),
      exampleSwap({ id: 4, role: 'planner', state: 'nobody' }),
    ],
    'swaps.agreeSwap': exampleSwap({ state: 'taken' }),
  });
  showCards();
  expect(await screen.findByText('Samuel Webb would do it in place of Ruth Hollis')).toBeTruthy();
  for (const text of ['Reason: Not well', 'Note: Until Friday', 'Nobody found for Ruth Hollis'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getAllByText('Owen Fairley: Can’t')).toHaveLength(2);
  await press('Agree to Samuel Webb: Digging for gems, Wed 25 November');
  await waitFor(() => expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ agree: true }));
});
