import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { examplePerson, peopleChange } from '#platform/testing/people.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { stubDeskWindow } from '#platform/testing/stub-desk-window.ts';
import { PeopleScreen } from './people-screen.tsx';

const stored = examplePerson({ id: 3, phone: null });

const show = (permits: string[]) => {
  stubDeskWindow();
  signInAs(permits);
  const sent = answerWith({
    'people.listPersonOptions': { groups: [] },
    'people.listTelephones': [{ id: 3, phone: '+61491570156' }],
    'sync.listChanges': peopleChange([stored]),
  });
  showScreen(<PeopleScreen />, '/settings/users', '/settings/users');
  return sent;
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('USERS-X30 telephone numbers are read for the table, which the stored people do not have', async () => {
  show(['settings.users']);
  expect(await screen.findByText('0491 570 156')).toBeTruthy();
});

it('USERS-X30 without the permission the table has no telephone column and nothing is read', async () => {
  const sent = show([]);
  await screen.findByRole('rowheader');
  expect(screen.queryByRole('columnheader', { name: 'Phone' })).toBeNull();
  expect(sent.some(({ path }) => path === '/api/users/telephones')).toBe(false);
});
