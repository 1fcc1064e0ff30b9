import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { examplePerson, peopleChange } from '#platform/testing/people.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { QualificationScreen } from './qualification-screen.tsx';
import { QualificationsScreen } from './qualifications-screen.tsx';

const man = { gender: 1 };
const people = [
  examplePerson({
    id: 1,
    first_name: 'Daniel',
    last_name: 'Kerr',
    ...man,
    appointment: 'elder',
    qualified_parts: [3],
  }),
  examplePerson({
    id: 2,
    first_name: 'Samuel',
    last_name: 'Abel',
    ...man,
    appointment: 'servant',
    qualified_parts: [3],
  }),
  examplePerson({ id: 3, first_name: 'Joel', last_name: 'Ashby', ...man, appointment: 'servant' }),
  examplePerson({ id: 4 }),
];
const showPart = (part: number) =>
  showScreen(<QualificationScreen />, '/settings/qualifications/:id', `/settings/qualifications/${part}`);

beforeEach(() => signInAs(['settings.users.qualifications']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('USERS-S4 the parts are in four groups, each part with its number of people', async () => {
  answerWith({ 'sync.listChanges': peopleChange(people) });
  showScreen(<QualificationsScreen />, '/settings/qualifications', '/settings/qualifications');
  const group = within(await screen.findByRole('region', { name: 'Christian Life & Ministry' }));
  expect(group.getByRole('link', { name: /Treasures Talk/ }).textContent).toContain('2 people');
  expect(screen.getAllByRole('region', { name: /General|Student|Weekend/ })).toHaveLength(3);
  expect(screen.getAllByRole('link').length).toBe(18);
});

it('USERS-R15 qualified people are sorted by last name, elders and servants labelled', async () => {
  answerWith({ 'sync.listChanges': peopleChange(people) });
  showPart(3);
  await screen.findByText('Abel, Samuel (Servant)');
  const names = screen.getAllByText(/\((Elder|Servant)\)/).map(({ textContent }) => textContent);
  expect(names).toEqual(['Abel, Samuel (Servant)', 'Kerr, Daniel (Elder)']);
});

it('USERS-R9 USERS-R11 only suitable people are offered, and several are added at once', async () => {
  const sent = answerWith({
    'sync.listChanges': peopleChange(people),
    'people.qualifyPeople': { id: 3, users: [] },
  });
  showPart(3);
  await userEvent.click(await screen.findByRole('button', { name: 'Add Publisher' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getAllByRole('checkbox')).toHaveLength(1);
  expect(sheet.queryByRole('button', { name: /Select all/ })).toBeNull();
  await userEvent.click(sheet.getByLabelText('Ashby, Joel'));
  await userEvent.click(sheet.getByRole('button', { name: 'Add 1' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ id: 3, users: [3] });
});

it('USERS-R9 one press selects all suitable people', async () => {
  const sent = answerWith({
    'sync.listChanges': peopleChange(people),
    'people.qualifyPeople': { id: 10, users: [] },
  });
  showPart(10);
  await userEvent.click(await screen.findByRole('button', { name: 'Add Publisher' }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.click(sheet.getByLabelText('Ashby, Joel'));
  await userEvent.click(sheet.getByRole('button', { name: 'Select all 3' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Add 3' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ id: 10, users: [3, 2, 1] });
});

it('USERS-M3 removing shows the documented confirmation', async () => {
  const sent = answerWith({
    'sync.listChanges': peopleChange(people),
    'people.detachQualification': people[1]!,
  });
  showPart(3);
  await userEvent.click(await screen.findByRole('button', { name: 'More: Remove Samuel Abel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Samuel Abel' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText('Are you sure you wish to remove Samuel Abel from this list?')).toBeTruthy();
  await userEvent.click(sheet.getByRole('button', { name: 'Remove' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe('/api/users/2/part-qualifications/3'),
  );
});
