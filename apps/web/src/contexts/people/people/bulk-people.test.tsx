import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeBatch } from '#platform/batch.ts';
import { exampleDetail, examplePerson, peopleChange } from '#platform/testing/people.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { loadPhrases } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { batchList } from './move-people-sheet.tsx';
import { PeopleScreen } from './people-screen.tsx';

const people = [
  examplePerson({ id: 1, first_name: 'Ann', last_name: 'Abel', email: 'ann@example.org' }),
  examplePerson({ id: 2, first_name: 'Bea', last_name: 'Baker', phone: '+61491570006' }),
  examplePerson({ id: 3, first_name: 'Cleo', last_name: 'Carr' }),
  examplePerson({ id: 4, first_name: 'Dora', last_name: 'Dean', email: 'dora@example.org' }),
];
const visitor = (id: number, last_login: string | null) => ({
  id,
  full_name: '',
  appointment: 'publisher' as const,
  last_login,
});
const detail = exampleDetail({ id: 1, version: 4, roles: [2] });

function show() {
  const sent = answerWith({
    'people.listPersonOptions': { groups: [] },
    'people.listVisitors': [
      ...[1, 2, 3].map((id) => visitor(id, null)),
      visitor(4, '2026-10-01T08:00:00.000Z'),
    ],
    // The same reply is the collection of roles.
    'sync.listChanges': peopleChange(
      people.map((person) => ({
        ...person,
        phone: null,
        email: null,
        name: person.full_name,
        permissions: [],
      })),
    ),
    'people.listPeople': people,
    'access.readInviteTerms': { sms_cost: 10, balance: 500 },
    'access.sendInvite': { message: null, expires_on: '2026-12-03' },
    'people.readPerson': detail,
    'people.editPerson': { ...detail, version: 5 },
  });
  showScreen(<PeopleScreen />, '/settings/users', '/settings/users');
  return sent;
}
const select = async (...names: string[]) => {
  for (const name of names) await userEvent.click(await screen.findByRole('checkbox', { name }));
};

beforeEach(async () => {
  signInAs(['settings.users', 'settings.users.edit', 'settings.users.send_login', 'settings.cong.visitors']);
  await loadPhrases(['people', 'selection']);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(37);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: true,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
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

it('USERS-X24 people who never signed in are invited by e-mail or SMS, with the price and the unreachable first', async () => {
  const sent = show();
  await select('Abel, Ann', 'Baker, Bea', 'Carr, Cleo', 'Dean, Dora');
  await userEvent.click(await screen.findByRole('button', { name: 'Invite 3 who never signed in' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByText('By e-mail, free: 1')).toBeTruthy();
  expect(await sheet.findByText(/0\.10/)).toBeTruthy();
  expect(within(sheet.getByRole('list')).getByText('Carr, Cleo')).toBeTruthy();
  const invites = () => sent.filter(({ path }) => path === '/api/send-user-invite');
  expect(invites()).toEqual([]);
  await userEvent.click(sheet.getByRole('button', { name: 'Send invitations: 2' }));
  await waitFor(() => expect(toasts.get()?.text).toBe('2 invited.'));
  expect(invites().map(({ body }) => body)).toEqual([
    { user: 1, method: 'email' },
    { user: 2, method: 'sms' },
  ]);
  expect(new Set(invites().map(({ key }) => key)).size).toBe(2);
});

it('USERS-X25 appointment, pioneering and role change in one action, and Undo restores the records', async () => {
  const sent = show();
  await select('Abel, Ann');
  await userEvent.click(await screen.findByRole('button', { name: 'Change 1' }));
  const sheet = within(await screen.findByRole('dialog'));
  const save = sheet.getByRole<HTMLButtonElement>('button', { name: 'Change 1' });
  expect(save.disabled).toBe(true);
  await userEvent.selectOptions(sheet.getByLabelText('Appointment'), 'servant');
  await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Pioneering' }), 'pioneer');
  await userEvent.click(save);
  await waitFor(() => expect(toasts.get()?.text).toBe('1 changed.'));
  const writes = () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(writes()).toMatchObject([
    { appointment: 'servant', pioneer: true, special_pioneer: false, roles: [2], version: 4 },
  ]);
  expect(await toasts.get()!.undo!()).toBe('1 changed back.');
  expect(writes()[1]).toMatchObject({
    appointment: detail.appointment,
    pioneer: detail.pioneer,
    version: 5,
  });
});
