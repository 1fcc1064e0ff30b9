import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith, examplePerson, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { GroupScreen } from './group-screen.tsx';
import { GroupsScreen } from './groups-screen.tsx';

const people = [
  examplePerson({ id: 1, last_name: 'Adams', appointment: 'elder', gender: 1, group_id: 7 }),
  examplePerson({ id: 2, last_name: 'Baker', appointment: 'servant', gender: 1 }),
  examplePerson({ id: 3, last_name: 'Clark', appointment: 'publisher', gender: 2, group_id: 7 }),
  examplePerson({ id: 4, last_name: 'Davis', appointment: 'publisher', gender: 1 }),
  examplePerson({ id: 5, last_name: 'Evans', appointment: 'guest' }),
  examplePerson({ id: 6, last_name: 'Frost', appointment: 'elder', gender: 1, active: false, group_id: 8 }),
];
const north = {
  id: 7,
  name: 'North',
  overseer: { id: 1, full_name: 'Ruth Adams' },
  assistant: null,
  overseer_id: 1,
  assistant_id: null,
  address: '4 Mount Street',
  members: 2,
  version: 3,
};
const base = {
  'groups.listGroups': [north],
  'sync.listChanges': { marker: 'x', whole: true, changed: people, gone: [] } as never,
};
const showList = () => showScreen(<GroupsScreen />, '/settings/groups', '/settings/groups');
const showGroup = () => showScreen(<GroupScreen />, '/settings/group/:id', '/settings/group/7');
const sheet = async () => within(await screen.findByRole('dialog'));
const namesIn = (select: HTMLElement) => [...select.children].map(({ textContent }) => textContent);

beforeEach(() =>
  signInAs(['settings.groups', 'settings.groups.add', 'settings.groups.edit', 'settings.groups.delete']),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('GROUPS-R1 GROUPS-R2 GROUPS-R3 the form offers only people who may lead, and needs name, overseer and address', async () => {
  const sent = answerWith({ ...base, 'groups.addGroup': north });
  showList();
  await userEvent.click(await screen.findByRole('button', { name: 'Add group' }));
  const form = await sheet();
  const overseer = form.getByLabelText('Overseer');
  await waitFor(() => expect(namesIn(overseer)).toEqual(['Choose a person', 'Adams, Ruth', 'Baker, Ruth']));
  await userEvent.selectOptions(overseer, 'Baker, Ruth');
  expect(namesIn(form.getByLabelText('Assistant'))).toEqual(['Nobody', 'Adams, Ruth', 'Davis, Ruth']);
  await userEvent.type(form.getByLabelText('Name'), 'South');
  const save = form.getByRole('button', { name: 'Save' });
  await userEvent.click(save);
  expect(form.getByText('Address where the group meets is missing.')).toBeTruthy();
  await userEvent.type(form.getByLabelText('Address where the group meets'), '1 Main Road');
  await userEvent.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'South',
    overseer_id: 2,
    assistant_id: null,
    address: '1 Main Road',
  });
});

it('GROUPS-R6 deleting opens a confirmation that names the effect on the members', async () => {
  const sent = answerWith({ ...base, 'groups.deleteGroup': { ok: true } });
  showList();
  expect(await screen.findByText('Overseer Ruth Adams · 2 members')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'More: Delete group North' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete group North' }));
  const question = await sheet();
  expect(question.getByText(/Its members will be in no group/)).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe('/api/groups/7'));
});

it('GROUPS-R5 GROUPS-R7 GROUPS-R8 a group lists its members, and its leaders cannot be removed', async () => {
  const sent = answerWith({ ...base, 'groups.removeFromGroup': [] });
  showGroup();
  expect(await screen.findByText('Clark, Ruth')).toBeTruthy();
  expect(screen.getByText('4 Mount Street')).toBeTruthy();
  expect(screen.queryByText('Davis, Ruth')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/settings/groups/');
  expect(screen.queryByRole('button', { name: 'Remove Ruth Adams' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Ruth Clark' }));
  const question = await sheet();
  expect(question.getByText('Are you sure you wish to remove Ruth Clark from this list?')).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'DELETE')?.body).toEqual({ users: [3] }));
});

it('GROUPS-R4 people without a group, except guests, are ticked and added together', async () => {
  const sent = answerWith({ ...base, 'groups.assignToGroup': [] });
  showGroup();
  await userEvent.click(await screen.findByRole('button', { name: 'Add members' }));
  const form = await sheet();
  await form.findByLabelText('Baker, Ruth');
  expect(form.getAllByRole('checkbox')).toHaveLength(2);
  await userEvent.type(form.getByLabelText('Search people'), 'dav');
  await userEvent.click(form.getByLabelText('Davis, Ruth'));
  await userEvent.click(form.getByRole('button', { name: 'Add 1 person' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/api/groups/7/members',
      body: { users: [4] },
    }),
  );
});

it('without permission to edit there are no buttons', async () => {
  signInAs(['settings.groups']);
  answerWith(base);
  showList();
  await screen.findByText('North');
  expect(screen.queryAllByRole('button', { name: /group/ })).toEqual([]);
});
