import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { outbox, send } from '#platform/outbox/outbox.ts';
import { session } from '#platform/session.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { WaitingScreen } from './waiting-screen.tsx';

const refused = () =>
  Response.json(
    { code: 'invalid', message: 'Not understood', errors: { house: ['No such house'] } },
    { status: 422 },
  );

beforeEach(() => signInAs([]));
afterEach(async () => {
  cleanup();
  await outbox.clear();
  session.clear();
});

const note = () =>
  outbox.put({
    operation: 'addresses.addAvailableAddress',
    given: { body: { map: 1, street: 2, house: '1x', suffix: '', unit: '' } },
    queueKey: 'map 12',
    about: { what: 'Not-at-home noted: 1x Mount Street', where: 'Map 12' },
  });

it('SYNC-R10 a refused action shows the reason, can be corrected, and is sent again', async () => {
  globalThis.fetch = async () => refused();
  await note();
  await send();
  showScreen(<WaitingScreen />, '/waiting', '/waiting');
  await screen.findByText('No such house');
  const sent = answerWith({ 'addresses.addAvailableAddress': [] });
  fireEvent.click(screen.getByRole('button', { name: /^Correct: / }));
  const sheet = await screen.findByRole('dialog');
  fireEvent.change(within(sheet).getByLabelText('House number'), { target: { value: '12' } });
  fireEvent.click(within(sheet).getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.body).toEqual({ map: 1, street: 2, house: '12', suffix: '', unit: '' });
  await screen.findByText('Everything you did has arrived.');
});

it('a refused action can be dropped, and one without text cannot be corrected', async () => {
  globalThis.fetch = async () => Response.json({ code: 'gone', message: 'It is gone' }, { status: 404 });
  await outbox.put({
    operation: 'addresses.completeAddress',
    given: { params: { id: 4 } },
    queueKey: 'map 12',
    about: { what: 'Done: 4 Mount Street', where: 'Map 12' },
  });
  await send();
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  await note();
  showScreen(<WaitingScreen />, '/waiting', '/waiting');
  await screen.findByText('It is gone');
  expect(screen.queryByRole('button', { name: /^Correct: / })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Undo: / }));
  fireEvent.click(screen.getByRole('button', { name: /^Discard: / }));
  await screen.findByText('Everything you did has arrived.');
});

it('COMMON-R16 a waiting action shows its time on the congregation’s clock', async () => {
  globalThis.fetch = async () => Promise.reject(new TypeError('no network'));
  await note();
  showScreen(<WaitingScreen />, '/waiting', '/waiting');
  expect(await screen.findByText(/^Map 12 · \d{1,2}:\d\d [ap]m$/)).toBeTruthy();
});
