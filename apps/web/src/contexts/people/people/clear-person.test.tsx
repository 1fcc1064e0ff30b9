import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '#platform/api.ts';
import { exampleDetail, peopleChange } from '#platform/testing/people.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { withResolvers } from '#platform/testing/with-resolvers.ts';
import { toasts } from '#platform/toasts.ts';
import { PersonScreen } from './person-screen.tsx';

const roles = [
  { id: 1, name: 'Administrator', permissions: [1, 36], default: true },
  { id: 2, name: 'Publisher', permissions: [], default: true },
];
/** One reply for both collections. */
const collections = () => ({ ...peopleChange([]), changed: roles });
const base = {
  'sync.listChanges': collections,
  'translations.listLanguages': [],
  'access.readInviteTerms': { sms_cost: 0, balance: 0 },
  'people.listPersonOptions': { groups: [{ id: 4, name: 'Montello' }] },
};
const keeper = [
  'settings.users',
  'settings.users.add',
  'settings.users.edit',
  'settings.users.delete',
  'settings.users.send_login',
];
const noPlace = { part: null, host: null };
const listed: Reply<'people.listCommitments'> = {
  cleared: [
    { kind: 'chairman', date: '2026-12-06', time: '10:00', name: null, ...noPlace },
    { kind: 'cart', date: '2026-12-01', time: '09:00', name: 'Wharf corner', ...noPlace },
  ],
  stays: [],
  told: ['Daniel Hall', 'Devonport'],
};
const show = () => showScreen(<PersonScreen />, '/settings/users/:id', '/settings/users/7');
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });

beforeEach(() => signInAs(keeper));
afterEach(() => {
  cleanup();
  toasts.hide();
  vi.unstubAllGlobals();
});

it('USERS-R23 deleting opens a confirmation and then leads back to the list', async () => {
  const sent = answerWith({
    ...base,
    'people.readPerson': exampleDetail(),
    'people.deletePerson': { ok: true, change_id: 31 },
    'people.listCommitments': listed,
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByText('These 2 are cleared')).toBeTruthy();
  expect(sheet.getByText(/Chairman/)).toBeTruthy();
  expect(sheet.getByText('Will be told: Daniel Hall, Devonport')).toBeTruthy();
  await userEvent.click(sheet.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('elsewhere')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe('/api/users/7');
  expect(toasts.get()?.text).toBe('Miriam Webb is deleted.');
});

it('USERS-X18 JOURNAL-R13 the toast lets a person undo their own deletion without permission for the journal', async () => {
  const sent = answerWith({
    ...base,
    'people.readPerson': exampleDetail(),
    'people.deletePerson': { ok: true, change_id: 31 },
    'people.listCommitments': { cleared: [], stays: [], told: [] },
    'journal.undoOwnChange': { ok: true, left: [] },
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByText('Nothing is planned for this person.')).toBeTruthy();
  await userEvent.click(sheet.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('elsewhere')).toBeTruthy();
  expect(await toasts.get()!.undo!()).toBe('The change is undone. Everything is as it was before.');
  expect(sent.some(({ path }) => path === '/api/journal/31/undo')).toBe(true);
});

const edited = {
  ...base,
  'people.readPerson': exampleDetail({ cart: true }),
  'people.editPerson': exampleDetail({ active: false, version: 4 }),
};
const isSaved = (sent: { method: string }[]) => sent.some(({ method }) => method === 'PUT');

it('USERS-X18 deactivating a person lists the cleared duties before saving', async () => {
  const sent = answerWith({ ...edited, 'people.listCommitments': listed });
  show();
  await userEvent.click(await screen.findByLabelText(/^Active/));
  await userEvent.click(save());
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByText('These 2 are cleared')).toBeTruthy();
  await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }));
  expect(isSaved(sent)).toBe(false);
  await userEvent.click(save());
  const again = within(await screen.findByRole('dialog'));
  await userEvent.click(await again.findByRole('button', { name: 'Save and clear' }));
  await waitFor(() => expect(isSaved(sent)).toBe(true));
});

it('USERS-X18 a change of the cart approval that clears nothing is saved without a question', async () => {
  const nothing = { cleared: [], stays: [], told: [] };
  const sent = answerWith({ ...edited, 'people.listCommitments': nothing });
  show();
  await userEvent.click(await screen.findByLabelText('Approved for carts'));
  await waitFor(() => expect(sent.some(({ path }) => path.includes('/commitments'))).toBe(true));
  await userEvent.click(save());
  await waitFor(() => expect(isSaved(sent)).toBe(true));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  [0, false],
  [2, true],
])(
  'USERS-X18 a save before the list has loaded waits for it: %i cleared, asked %s',
  async (cleared, asked) => {
    const arrival = withResolvers<typeof listed>();
    const sent = answerWith({ ...edited, 'people.listCommitments': () => arrival.promise });
    show();
    await userEvent.click(await screen.findByLabelText(/^Active/));
    await userEvent.click(save());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(isSaved(sent)).toBe(false);
    arrival.resolve({ ...listed, cleared: listed.cleared.slice(0, cleared) });
    if (asked) expect(await screen.findByText('These 2 are cleared')).toBeTruthy();
    else await waitFor(() => expect(isSaved(sent)).toBe(true));
    expect([isSaved(sent), screen.queryByRole('dialog') !== null]).toEqual([!asked, asked]);
  },
);

const named = (text: string, kind: string) => ({
  domain: 'duties',
  entity: 'duty',
  act: 'changed' as const,
  label: [
    { field: 'on_date', type: 'date' as const, text },
    { field: 'kind', type: 'word' as const, words: 'duties:kind.', text: kind },
  ],
});

it('USERS-X21 reactivating a person offers the free duties and names the taken ones', async () => {
  const sent = answerWith({
    ...base,
    'people.readPerson': exampleDetail({ active: false }),
    'people.editPerson': exampleDetail({ active: true, version: 4 }),
    'people.listCleared': { free: [named('2026-12-06', 'chairman')], taken: [named('2026-12-13', 'prayer')] },
    'people.restoreCleared': { restored: 1, left: [] },
  });
  show();
  await userEvent.click(await screen.findByLabelText(/^Active/));
  await userEvent.click(save());
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText('Still free')).toBeTruthy();
  expect(sheet.getByText('No longer free')).toBeTruthy();
  expect(sheet.getByText(/Chairman/)).toBeTruthy();
  await userEvent.click(sheet.getByRole('button', { name: 'Restore what is free' }));
  await waitFor(() => expect(toasts.get()?.text).toBe('Restored: 1 assignment.'));
  expect(sent.some(({ method, path }) => method === 'POST' && path === '/api/users/7/cleared')).toBe(true);
});
