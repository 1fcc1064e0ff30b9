import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleDetail, peopleChange } from '#platform/testing/people.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { PersonScreen } from './person-screen.tsx';

const roles = [
  { id: 1, name: 'Administrator', permissions: [1, 36], default: true },
  { id: 2, name: 'Publisher', permissions: [], default: true },
];
const base = {
  'sync.listChanges': () => ({ ...peopleChange([]), changed: roles }),
  'people.listPersonOptions': { groups: [] },
};
const keeper = [
  'settings.users',
  'settings.users.edit',
  'settings.users.delete',
  'settings.users.send_login',
];
const show = () => showScreen(<PersonScreen />, '/settings/users/:id', '/settings/users/7');

beforeEach(() => signInAs(keeper));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('USERS-R27 the form shows a formatted number, and its links use the stored one', async () => {
  answerWith({
    ...base,
    'access.readInviteTerms': { sms_cost: 0, balance: 0 },
    'people.readPerson': exampleDetail({ phone: '+61491570043' }),
  });
  show();
  expect(((await screen.findByLabelText('Phone')) as HTMLInputElement).value).toBe('0491 570 043');
  const links = ['Call', 'Text'].map((name) => screen.getByRole('link', { name }).getAttribute('href'));
  expect(links).toEqual(['tel:+61491570043', 'sms:+61491570043']);
});

it('USERS-R25 qualifications that need a lost appointment are listed and removed with one press', async () => {
  signInAs([...keeper, 'settings.users.qualifications']);
  const demoted = { gender: 1 as const, appointment: 'publisher' as const, qualified_parts: [2, 3, 6] };
  const sent = answerWith({
    ...base,
    'people.readPerson': exampleDetail(demoted),
    'people.removeUnfitQualifications': exampleDetail({ ...demoted, qualified_parts: [6] }),
  });
  show();
  expect(await screen.findByText(/does not allow: Chairman and Treasures Talk\./)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove 2 qualifications' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe('/api/users/7/unfit-qualifications'),
  );
});

it('COMMON-R9 a qualification changed on the same screen is no conflict for the form', async () => {
  let person = exampleDetail({ gender: 1, appointment: 'publisher', qualified_parts: [2], version: 3 });
  signInAs([...keeper, 'settings.users.qualifications']);
  const sent = answerWith({
    ...base,
    'people.readPerson': () => person,
    'people.removeUnfitQualifications': () => {
      person = { ...person, qualified_parts: [], version: 4 };
      return person;
    },
    'people.editPerson': () => person,
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove 1 qualification' }));
  expect(await screen.findByText('The qualifications that did not fit were removed.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({ version: 4 }),
  );
});

it('ROLES-R9 a person with fewer permissions sees why roles, contacts, activity and deletion need an administrator', async () => {
  answerWith({ ...base, 'people.readPerson': exampleDetail({ roles: [1] }) });
  show();
  expect(await screen.findByText(/^You have fewer permissions than this person/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(screen.getByText(/so an administrator deletes them/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/Administrator/).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  expect((await screen.findByLabelText<HTMLInputElement>(/End older links/)).disabled).toBe(true);
});
