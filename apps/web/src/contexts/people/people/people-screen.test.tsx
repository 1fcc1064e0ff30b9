import { cleanup, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { examplePerson, peopleChange } from '#platform/testing/people.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { PeopleScreen } from './people-screen.tsx';
import { usePeopleView } from './use-people-view.ts';

const crowd = Array.from({ length: 500 }, (_, index) =>
  examplePerson({ id: index + 1, first_name: 'Ann', last_name: `Family${String(index).padStart(3, '0')}` }),
);
const base = { 'people.listPersonOptions': { groups: [{ id: 4, name: 'Montello' }] } };
const show = () => showScreen(<PeopleScreen />, '/settings/users', '/settings/users');
const names = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '');

beforeEach(() => {
  signInAs(['settings.users', 'settings.users.add']);
  // jsdom has no layout: rows without height would all fit on the screen.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('USERS-S1 only the visible rows of 500 people are rendered, and the search finds a name', async () => {
  answerWith({ ...base, 'sync.listChanges': peopleChange(crowd) });
  show();
  expect(await screen.findByText('500 active, 0 inactive')).toBeTruthy();
  await waitFor(() => expect(names().length).toBeGreaterThan(0));
  expect(names().length).toBeLessThan(60);
  await userEvent.type(screen.getByRole('searchbox'), 'ann family417');
  await waitFor(() => expect(names()).toHaveLength(1));
  expect(screen.getByRole('link', { name: /Family417, Ann/ }).getAttribute('href')).toBe(
    '/settings/users/418/',
  );
});

it('inactive people are behind a filter and labelled', async () => {
  const rows = [examplePerson(), examplePerson({ id: 8, first_name: 'Olive', active: false })];
  answerWith({ ...base, 'sync.listChanges': peopleChange(rows) });
  show();
  await waitFor(() => expect(names()).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Inactive' }));
  await waitFor(() => expect(names()[0]).toMatch(/Olive.*Inactive/));
  await userEvent.type(screen.getByRole('searchbox'), 'nobody');
  expect(await screen.findByText(/No matches/)).toBeTruthy();
});

it('the add button requires its permission', async () => {
  signInAs(['settings.users']);
  answerWith({ ...base, 'sync.listChanges': peopleChange([]) });
  show();
  expect(await screen.findByText(/nobody here yet/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Add person' })).toBeNull();
});

it('USERS-X2 with permission to edit roles deleted people are listed, and erased after a confirmation', async () => {
  signInAs(['settings.users', 'settings.roles.edit']);
  let deleted = [{ id: 9, full_name: 'Olive Kerr', deleted_at: '2026-11-01T00:00:00Z', change_id: null }];
  const sent = answerWith({
    ...base,
    'sync.listChanges': peopleChange([]),
    'erasure.listDeletedPeople': () => deleted,
    'erasure.erasePerson': () => {
      deleted = [];
      return { ok: true, replaced: 2 };
    },
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Deleted' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Erase Olive Kerr' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText(/Nobody can restore them/)).toBeTruthy();
  await userEvent.click(sheet.getByRole('button', { name: 'Erase' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.path).toBe('/api/deleted-users/9/erase'),
  );
  expect(await screen.findByText('Erased. 2 records of others now say “Former publisher”.')).toBeTruthy();
});

it('USERS-X16 a deleted person can be restored while the journal has the deletion', async () => {
  signInAs(['settings.users', 'settings.roles.edit']);
  let deleted = [
    { id: 9, full_name: 'Olive Kerr', deleted_at: '2026-11-01T00:00:00Z', change_id: 77 },
    { id: 8, full_name: 'Amos Webb', deleted_at: '2024-11-01T00:00:00Z', change_id: null },
  ];
  const sent = answerWith({
    ...base,
    'sync.listChanges': peopleChange([]),
    'erasure.listDeletedPeople': () => deleted,
    'journal.revertChange': () => {
      deleted = deleted.slice(1);
      return { ok: true, left: [] };
    },
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Deleted' }));
  const search = screen.getByRole('searchbox');
  await userEvent.type(search, 'zz');
  expect(await screen.findByText('Nobody with this name has been deleted.')).toBeTruthy();
  await userEvent.clear(search);
  await userEvent.click(await screen.findByRole('button', { name: 'Restore Olive Kerr' }));
  expect(screen.queryByRole('button', { name: 'Restore Amos Webb' })).toBeNull();
  expect(
    await screen.findByText(
      'Olive Kerr is back, with the same roles and group as before. Assignments are not given back.',
    ),
  ).toBeTruthy();
  expect(sent.find(({ method }) => method === 'POST')?.path).toBe('/api/journal/77/take-back');
  await waitFor(() => expect(screen.queryByText('Olive Kerr')).toBeNull());
});

it('USERS-X13 filters by kind and group narrow the list and are restored on return', async () => {
  const rows = [
    examplePerson({ id: 1, first_name: 'Anna', pioneer: true, group_id: 4 }),
    examplePerson({ id: 2, first_name: 'Boaz', gender: 1, appointment: 'elder', group_id: 4 }),
    examplePerson({ id: 3, first_name: 'Cleo', pioneer: true }),
  ];
  answerWith({ ...base, 'sync.listChanges': peopleChange(rows) });
  const view = show();
  await waitFor(() => expect(names()).toHaveLength(3));
  await userEvent.selectOptions(screen.getByLabelText('Who'), 'Pioneers');
  await waitFor(() => expect(names()).toHaveLength(2));
  await userEvent.selectOptions(screen.getByLabelText('Group'), 'Montello');
  await waitFor(() => expect(names()).toHaveLength(1));
  expect(screen.getByRole('status').textContent).toBe('1 person');
  view.unmount();
  const { result } = renderHook(() => usePeopleView());
  expect(result.current[0]).toMatchObject({ kind: 'pioneers', group: 4 });
});
