import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleMyDuty } from '#contexts/duties/testing/example-my-duty.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { toasts } from '#platform/toasts.ts';
import { OwnCartActions } from './own-cart-actions.api.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T06:30:00Z'), toFake: ['Date'] });
  signInAs([]);
});
afterEach(() => {
  toasts.hide();
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shift = (rest: object = {}) =>
  exampleMyDuty({ id: 9, kind: 'cart', title: 'Wharf', starts_at: '09:00', meeting: null, ...rest });
const show = (rest: object = {}) => {
  const sent = answerWith({ 'carts.leaveShift': { ok: true } });
  showScreen(<OwnCartActions duty={shift(rest)} />, '/assignments', '/assignments');
  return sent;
};
const leaveButton = () => screen.findByRole('button', { name: 'Cancel my shift at Wharf, Wed 25 November' });

it('CARTS-C12 the duty is cancelled in two presses, after its consequence for the others', async () => {
  const sent = show({ with: ['Amos Webb'] });
  await userEvent.click(await leaveButton());
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText(/Still booked: Amos Webb\. They are notified\./)).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.click(sheet.getByRole('button', { name: 'Cancel my shift' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe('/api/cart-duties/9'),
  );
  await waitFor(() =>
    expect(toasts.get()?.text).toBe('You are no longer booked at Wharf on Wed 25 November.'),
  );
});

it('CARTS-C12 a shift without others states that its time is free again', async () => {
  show();
  await userEvent.click(await leaveButton());
  expect(await screen.findByText(/its time is free for others/)).toBeTruthy();
});

it('CARTS-C12 neither a shift that has begun nor another duty can be cancelled here', async () => {
  show({ date: '2026-11-24' });
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  show({ kind: 'part' });
  expect(screen.queryByRole('button')).toBeNull();
});
