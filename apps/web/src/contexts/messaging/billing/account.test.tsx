import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '#platform/api.ts';
import { queryClient } from '#platform/queries.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { AccountScreen } from './account-screen.tsx';

type Account = Reply<'billing.readAccount'>;
type Activity = Reply<'billing.listActivity'>[number];

const account = (rest: Partial<Account> = {}): Account => ({
  balance: 8420,
  cards: false,
  payment_details: [],
  overdraft: 2000,
  hint: { kind: 'enough', months: 5 },
  spent: {
    month: '2026-11',
    cents: 1260,
    causes: [
      { cause: 'manual', texts: 86, cents: 860 },
      { cause: 'invites', texts: 41, cents: 410 },
      { cause: 'returned', texts: 1, cents: -10 },
    ],
  },
  accounts_pub: { id: 2, full_name: 'Samuel Webb' },
  ...rest,
});
const line = (rest: Partial<Activity> = {}): Activity => ({
  id: 9,
  type: 'payment',
  state: 'paid',
  total: 10_000,
  description: 'Payment',
  issued_at: '2026-11-02T01:00:00Z',
  paid_at: '2026-11-02T01:00:00Z',
  month: null,
  texts: null,
  number: null,
  due_on: null,
  reported: null,
  ...rest,
});
const cost = line({
  id: 16,
  type: 'cost',
  state: 'issued',
  total: -1866,
  description: 'SMS of October 2026',
  paid_at: null,
  month: '2026-10',
  texts: 311,
});

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-28T02:00:00Z'));
  queryClient.clear();
  signInAs(['settings.account']);
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
});

const show = (read = account(), lines: Activity[] = [line(), cost]) => {
  answerWith({ 'billing.readAccount': read, 'billing.listActivity': lines });
  showScreen(<AccountScreen />, '/settings/credits', '/settings/credits');
};

it('ACCOUNT-S1 shows the balance, its range in months, this month’s cost by cause, and the coordinator', async () => {
  show();
  const balance = within(await screen.findByRole('region', { name: 'Balance' }));
  expect(balance.getByText(/84\.20/)).toBeTruthy();
  expect(balance.getByText('Enough for about 5 months like the last three')).toBeTruthy();
  const spent = within(screen.getByRole('region', { name: 'November 2026 so far' }));
  expect(spent.getByText('86 SMS sent by hand')).toBeTruthy();
  expect(spent.getByText('1 SMS not sent, refunded')).toBeTruthy();
  expect(screen.getByText('Samuel Webb looks after this account')).toBeTruthy();
});

it('ACCOUNT-R1 every line shows its kind, its state, and the sign of its amount', async () => {
  show(account(), [line(), cost, { ...cost, id: 24, state: 'open', description: 'SMS of November 2026' }]);
  const list = within(await screen.findByRole('region', { name: 'Activity' }));
  expect(await list.findByText('Payment')).toBeTruthy();
  expect(list.getByText('Paid')).toBeTruthy();
  expect(list.getByText(/^\+.*100\.00$/)).toBeTruthy();
  expect(list.getAllByText(/^\u2212.*18\.66$/)).toHaveLength(2);
  expect(list.getAllByText('311 SMS')).toHaveLength(2);
  expect(list.getByText('Open')).toBeTruthy();
});

it('ACCOUNT-S1 the newest lines show first, and a button shows the rest', async () => {
  show(
    account(),
    Array.from({ length: 25 }, (_, index) => line({ id: index + 1, description: `Payment ${index}` })),
  );
  expect(await screen.findByText('Payment 19')).toBeTruthy();
  expect(screen.queryByText('Payment 20')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show all 25' }));
  expect(screen.getByText('Payment 24')).toBeTruthy();
});

it.each([
  [{ kind: 'quiet' }, 'Nothing was spent in the last three months'],
  [{ kind: 'empty' }, 'The account is empty. Only SMS cost money'],
  [{ kind: 'low' }, 'This will not last a month. Top it up before SMS stop.'],
  [{ kind: 'enough', months: 24 }, 'Enough for more than two years'],
  [{ kind: 'owing', left: 1070 }, 'Below zero. SMS stop after you spend A$10.70 more.'],
] as const)('ACCOUNT-X2 the range of the balance is a sentence: %o', async (hint, sentence) => {
  show(account({ hint }), []);
  expect(await screen.findByText(new RegExp(sentence.replace('A$', '.*\\$')))).toBeTruthy();
});

it('ACCOUNT-X2 an exhausted balance shows an alert that names the channels still in use', async () => {
  show(account({ balance: -2000, hint: { kind: 'used-up' } }), []);
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /used up.*E-mail and push notifications are still sent/,
  );
});

const invoice = line({
  id: 10,
  type: 'invoice',
  state: 'issued',
  total: 5000,
  description: 'Invoice 00014 for a top-up',
  paid_at: null,
  number: '00014',
  due_on: '2026-12-01',
});

it('ACCOUNT-C2 an invoice shows its due or payment date and is saved as a PDF', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:pdf', revokeObjectURL: () => {} }));
  show(account(), [
    invoice,
    { ...invoice, id: 18, state: 'paid', paid_at: '2026-11-02T01:00:00Z', number: '00013' },
  ]);
  expect(await screen.findByText('due 1 Dec')).toBeTruthy();
  expect(screen.getByText('Paid 2 Nov')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'PDF of invoice 00014' }));
  await waitFor(() => expect(saved).toEqual(['Invoice-00014.pdf']));
});

it('ACCOUNT-C3 an invoice needs an offered or typed amount, and an invalid one cannot be sent', async () => {
  const sent = answerWith({
    'billing.readAccount': account(),
    'billing.listActivity': [],
    'billing.prepay': invoice,
  });
  showScreen(<AccountScreen />, '/settings/credits', '/settings/credits');
  await userEvent.click(await screen.findByRole('button', { name: 'Top up' }));
  const form = within(await screen.findByRole('dialog'));
  expect(form.getByRole('button', { name: 'A$100' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(form.getByRole('button', { name: 'Other' }));
  for (const wrong of ['4.99', '5000.01', '20.005', 'x', '-20']) {
    await userEvent.clear(form.getByLabelText('Another amount'));
    await userEvent.type(form.getByLabelText('Another amount'), wrong);
    expect(form.queryByRole('button', { name: /invoice of/ })).toBeNull();
  }
  await userEvent.clear(form.getByLabelText('Another amount'));
  await userEvent.type(form.getByLabelText('Another amount'), '20,50');
  await userEvent.click(form.getByRole('button', { name: 'Ask for an invoice of A$20.50' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ amount: 20.5 });
});
