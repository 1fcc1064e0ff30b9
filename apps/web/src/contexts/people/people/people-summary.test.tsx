import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { examplePerson, peopleChange } from '#platform/testing/people.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { stubDeskWindow } from '#platform/testing/stub-desk-window.ts';
import { ListDetail } from '#ui/list-detail.tsx';
import { PeopleScreen } from './people-screen.tsx';

const details = ['/settings/users/:id'];
const list = <PeopleScreen />;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('X-WIDE-4 the pane counts people by kind, a press lists them, and a second press lists everybody', async () => {
  stubDeskWindow();
  signInAs(['settings.users', 'settings.cong.visitors']);
  const ruth = examplePerson({ id: 1, first_name: 'Ruth', last_name: 'Hollis', pioneer: true });
  const olive = examplePerson({ id: 2, first_name: 'Olive', last_name: 'Kerr', pioneer: false });
  const visit = (person: typeof ruth, last_login: string | null) => ({
    id: person.id,
    full_name: person.full_name,
    appointment: 'publisher' as const,
    last_login,
  });
  answerWith({
    'people.listPersonOptions': { groups: [] },
    'people.listTelephones': [],
    'people.listVisitors': [visit(ruth, null), visit(olive, '2026-01-02T10:00:00Z')],
    'sync.listChanges': peopleChange([ruth, olive]),
  });
  showScreen(
    <ListDetail path="/settings/users" details={details} list={list} hint="Choose." />,
    '/settings/users',
    '/settings/users',
  );
  const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  const pioneers = await screen.findByRole('button', { name: 'Pioneers 1' });
  expect(screen.getByRole('button', { name: 'Away now 0' })).toBeTruthy();
  const never = await screen.findByRole('link', { name: 'Never signed in 1' });
  expect(never.getAttribute('href')).toBe('/settings/visitors/');
  await userEvent.click(pioneers);
  await waitFor(() => expect(names()).toEqual(['Hollis, Ruth']));
  expect(pioneers.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(pioneers);
  await waitFor(() => expect(names()).toEqual(['Hollis, Ruth', 'Kerr, Olive']));
});
