import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeBatch } from '#platform/batch.ts';
import { examplePerson, peopleChange } from '#platform/testing/people.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { loadPhrases } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { batchList } from './move-people-sheet.tsx';
import { PeopleScreen } from './people-screen.tsx';

const group = (id: number, name: string) => ({
  id,
  name,
  overseer: null,
  assistant: null,
  overseer_id: null,
  assistant_id: null,
  address: null,
  members: 1,
  version: 1,
});
const people = [
  examplePerson({ id: 1, first_name: 'Ann', last_name: 'Abel', group_id: 4 }),
  examplePerson({ id: 2, first_name: 'Bea', last_name: 'Baker', group_id: null }),
];

function show(shown = people) {
  const sent = answerWith({
    'people.listPersonOptions': { groups: [{ id: 4, name: 'Montello' }] },
    'sync.listChanges': peopleChange(shown),
    'people.approveForCarts': people[0]!,
    'groups.listGroups': [group(4, 'Montello'), group(5, 'Romaine')],
    'groups.assignToGroup': people,
    'groups.removeFromGroup': people,
  });
  showScreen(<PeopleScreen />, '/settings/users', '/settings/users');
  return sent;
}

beforeEach(async () => {
  signInAs(['settings.users', 'settings.groups.edit']);
  await loadPhrases(['people', 'selection']);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
});
afterEach(() => {
  cleanup();
  act(() => {
    closeBatch(batchList);
    toasts.hide();
  });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('GROUPS-X1 X-SELECT-4 selected people move one by one, and Undo returns each to the previous group', async () => {
  const sent = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Select' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Abel, Ann' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Baker, Bea' }));
  await userEvent.click(screen.getByRole('button', { name: 'Move 2 to a group' }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.click(sheet.getByRole('button', { name: 'Choose a group.' }));
  expect(sheet.getAllByText('Choose a group.')).toHaveLength(2);
  await userEvent.click(await sheet.findByLabelText('Romaine'));
  await userEvent.click(sheet.getByRole('button', { name: 'Move to Romaine' }));
  await waitFor(() => expect(toasts.get()?.text).toBe('2 moved to Romaine.'));
  const writes = () => sent.filter(({ method }) => method === 'POST' || method === 'DELETE');
  expect(writes().map(({ path, body }) => [path, body])).toEqual([
    ['/api/groups/5/members', { users: [1], move: true }],
    ['/api/groups/5/members', { users: [2], move: true }],
  ]);
  expect(await toasts.get()!.undo!()).toBe('2 moved back.');
  expect(
    writes()
      .slice(2)
      .map(({ method, path, body }) => [method, path, body]),
  ).toEqual([
    ['POST', '/api/groups/4/members', { users: [1], move: true }],
    ['DELETE', '/api/groups/5/members', { users: [2] }],
  ]);
});

it('X-SELECT-1 without permission to edit groups or people there is no selection', async () => {
  signInAs(['settings.users']);
  show();
  expect(await screen.findByText('Abel, Ann')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Select' })).toBeNull();
});

it('USERS-X17 selected people without approval are approved one by one, and Undo reverts that', async () => {
  signInAs(['settings.users', 'settings.users.edit']);
  const sent = show([...people, examplePerson({ id: 3, first_name: 'Cleo', last_name: 'Carr', cart: true })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Select' }));
  for (const name of ['Carr, Cleo', 'Abel, Ann', 'Baker, Bea'])
    await userEvent.click(await screen.findByRole('checkbox', { name }));
  expect(screen.queryByRole('button', { name: 'Move 3 to a group' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Approve 2 for carts' }));
  await waitFor(() => expect(toasts.get()?.text).toBe('2 approved for carts.'));
  const writes = () => sent.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body]);
  expect(writes()).toEqual([
    ['/api/users/1/cart-approval', { approved: true }],
    ['/api/users/2/cart-approval', { approved: true }],
  ]);
  expect(await toasts.get()!.undo!()).toBe('2 not approved any more.');
  expect(writes().slice(2)).toEqual([
    ['/api/users/1/cart-approval', { approved: false }],
    ['/api/users/2/cart-approval', { approved: false }],
  ]);
});
