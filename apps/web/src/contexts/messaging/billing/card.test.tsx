import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '#platform/api.ts';
import { queryClient } from '#platform/queries.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { toasts } from '#platform/toasts.ts';
import { AccountScreen } from './account-screen.tsx';

const account = (cards: boolean, payment_details: string[]): Reply<'billing.readAccount'> => ({
  balance: 8420,
  cards,
  payment_details,
  overdraft: 2000,
  hint: { kind: 'quiet' },
  accounts_pub: null,
  spent: { month: '2026-11', cents: 0, causes: [] },
});
const charged: Reply<'billing.chargeCard'> = {
  url: 'https://checkout.example.org/pay/1',
  payment: {
    id: 11,
    type: 'payment',
    state: 'open',
    total: 10_000,
    description: 'Card payment',
    issued_at: '2026-11-24T01:00:00Z',
    paid_at: null,
    month: null,
    texts: null,
    number: null,
    due_on: null,
    reported: null,
  },
};

beforeEach(() => {
  queryClient.clear();
  signInAs(['settings.account']);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

interface ShownAccount {
  left?: Reply<'billing.leaveCardPayment'>;
  cards?: boolean;
  address?: string;
  details?: string[];
  lines?: Reply<'billing.listActivity'>;
}
const closed: Reply<'billing.leaveCardPayment'> = { state: 'cancelled', reported: null };
const show = ({
  left = closed,
  cards = true,
  address = '/settings/credits',
  details = [],
  lines = [],
}: ShownAccount) => {
  const sent = answerWith({
    'billing.readAccount': account(cards, details),
    'billing.listActivity': lines,
    'billing.chargeCard': charged,
    'billing.leaveCardPayment': left,
  });
  showScreen(<AccountScreen />, '/settings/credits', address);
  return sent;
};
const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Top up' }));
  return within(await screen.findByRole('dialog'));
};

it('ACCOUNT-C4 the form shows credit, fee and total, and opens the payment provider’s page', async () => {
  const left = vi.spyOn(window, 'open').mockReturnValue(null);
  const sent = show({});
  const form = await open();
  expect(form.getByText('A$3.33')).toBeTruthy();
  await userEvent.click(form.getByRole('button', { name: 'A$20' }));
  expect(form.getByText('A$0.93')).toBeTruthy();
  await userEvent.type(form.getByLabelText('Receipt to'), 'ruth@example.org');
  await userEvent.click(form.getByRole('button', { name: 'Pay A$20.93' }));
  await waitFor(() => expect(left).toHaveBeenCalledWith(charged.url, '_self'));
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    amount: 2093,
    fee: 93,
    email: 'ruth@example.org',
  });
});

it('ACCOUNT-R7 an installation without card payments shows a notice and offers the invoice', async () => {
  show({ cards: false });
  const form = await open();
  expect(form.getByText(/^Cards are not accepted here/)).toBeTruthy();
  expect(form.queryByLabelText('Receipt to')).toBeNull();
  expect(form.getByRole('button', { name: 'Ask for an invoice of A$100.00' })).toBeTruthy();
});

it.each([
  ['done', 'Payment Successful! The payment will be reflected on the account balance soon!'],
  ['cancelled', 'Payment Cancelled!'],
])(
  'ACCOUNT-R4 after the payment provider’s redirect %s the screen shows the result',
  async (result, sentence) => {
    show({ address: `/settings/credits?payment=${result}` });
    expect(await screen.findByText(sentence)).toBeTruthy();
  },
);

it('ACCOUNT-R18 a cancelled redirect closes the payment once', async () => {
  const sent = show({ address: '/settings/credits?payment=cancelled&of=11' });
  await screen.findByText('Payment Cancelled!');
  await waitFor(() => expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1));
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({ path: '/api/card-payments/11/leave' });
});

it('ACCOUNT-R18 one press closes an open payment and shows the result', async () => {
  const sent = show({ lines: [charged.payment] });
  await userEvent.click(await screen.findByRole('button', { name: 'I did not pay' }));
  await waitFor(() => expect(toasts.get()?.text).toBe('Closed. Nothing was charged.'));
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({ path: '/api/card-payments/11/leave' });
});

const reported = { cents: 9000, currency: 'EUR' };

it('ACCOUNT-R20 a payment with another amount shows the amount and instructions, and cannot be closed', async () => {
  show({ lines: [{ ...charged.payment, reported }] });
  const list = within(await screen.findByRole('region', { name: 'Activity' }));
  const said = await list.findByText(/another amount was paid/);
  expect(said.textContent).toMatch(/€90\.00.*Nothing was credited.*Tell the person who runs Sheaf for you/);
  expect(list.getByText('Open')).toBeTruthy();
  expect(list.queryByRole('button', { name: 'I did not pay' })).toBeNull();
});

it('ACCOUNT-R20 closing a payment with another amount shows a notice', async () => {
  show({ lines: [charged.payment], left: { state: 'open', reported } });
  await userEvent.click(await screen.findByRole('button', { name: 'I did not pay' }));
  await waitFor(() => expect(toasts.get()?.text).toMatch(/another amount was paid/));
});

it('ACCOUNT-R19 the form shows the installation’s bank details for an invoice', async () => {
  show({ details: ['Sheaf Inc.', 'BSB 000-000'] });
  const form = await open();
  const details = within(form.getByRole('region', { name: 'An invoice is paid to' }));
  expect(details.getByText('BSB 000-000')).toBeTruthy();
  expect(details.getByText(/which reference to write/)).toBeTruthy();
});

it('ACCOUNT-R2 paying requires an amount within the limits, and the form has no card fields', async () => {
  show({});
  const form = await open();
  await userEvent.click(form.getByRole('button', { name: 'Other' }));
  const submit = () => form.getAllByRole('button').at(-1) as HTMLButtonElement;
  expect(submit().disabled).toBe(true);
  const typed = form.getByLabelText('Another amount');
  for (const [amount, disabled] of [
    ['0', true],
    ['4.99', true],
    ['5', false],
  ] as const) {
    await userEvent.clear(typed);
    await userEvent.type(typed, amount);
    expect([amount, submit().disabled]).toEqual([amount, disabled]);
  }
  expect(form.queryByLabelText(/card number|expiry|cvc/i)).toBeNull();
});
