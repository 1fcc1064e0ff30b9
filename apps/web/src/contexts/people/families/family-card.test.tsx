import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PersonScreen } from '#contexts/people/people/person-screen.tsx';
import { ProfileScreen } from '#contexts/people/people/profile-screen.tsx';
import { exampleDetail, examplePerson, exampleProfile, peopleChange } from '#platform/testing/people.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import type { Family } from './family-entry.ts';

const samuel = { id: 6, full_name: 'Samuel Webb', tie: 'head' as const };
const miriam = { id: 7, full_name: 'Miriam Webb', tie: 'spouse' as const };
const webb: Family = {
  id: 3,
  name: 'Webb',
  version: 4,
  members: [
    { ...samuel, active: true, channels: ['email', 'sms'] },
    { ...miriam, active: true, channels: ['sms'] },
  ],
};
const people = [
  examplePerson({ id: 6, first_name: 'Samuel' }),
  examplePerson(),
  examplePerson({ id: 9, first_name: 'Joel' }),
  examplePerson({ id: 10, first_name: 'Abel', last_name: 'Ashby' }),
];
/** One reply for both collections, people and roles. */
const collections = () => ({
  ...peopleChange([]),
  changed: people.map((person) => ({ ...person, name: person.full_name, permissions: [], default: false })),
});
const base = {
  'sync.listChanges': collections,
  'people.listPersonOptions': { groups: [] },
  'families.listFamilies': [webb],
};
const withFamily = exampleDetail({ family: { id: 3, name: 'Webb', members: [samuel, miriam] } });
const show = () => showScreen(<PersonScreen />, '/settings/users/:id', '/settings/users/7');

beforeEach(() => signInAs(['settings.users', 'settings.users.edit', 'settings.users.send_login']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('FAMILY-R8 a person’s record shows the family with links to the other members', async () => {
  answerWith({ ...base, 'people.readPerson': withFamily });
  show();
  const card = within(await screen.findByRole('region', { name: 'Family' }));
  expect(card.getByRole('link', { name: /Samuel Webb/ }).getAttribute('href')).toBe('/settings/users/6/');
  expect(card.queryByRole('link', { name: /Miriam Webb/ })).toBeNull();
  expect(card.getByText('Wife or husband')).toBeTruthy();
});

it('FAMILY-R8 the own profile shows the family without buttons', async () => {
  answerWith({
    ...base,
    'people.readProfile': exampleProfile({ family: { id: 3, name: 'Webb', members: [samuel, miriam] } }),
  });
  showScreen(<ProfileScreen />, '/settings/my-profile', '/settings/my-profile');
  const card = within(await screen.findByRole('region', { name: 'Family' }));
  expect(card.getByText('Samuel Webb')).toBeTruthy();
  expect(card.queryByRole('button')).toBeNull();
  expect(card.queryByRole('link')).toBeNull();
});

it('FAMILY-R3 a member is added, another becomes head, and the edit sends its version', async () => {
  const sent = answerWith({ ...base, 'people.readPerson': withFamily, 'families.editFamily': webb });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit family' }));
  const sheet = within(await screen.findByRole('dialog'));
  const add = sheet.getByLabelText<HTMLSelectElement>('Add a person');
  expect([...add.options].map(({ text }) => text)).toEqual(['Choose a person', 'Webb, Joel', 'Ashby, Abel']);
  await userEvent.selectOptions(add, 'Webb, Joel');
  await userEvent.selectOptions(sheet.getByLabelText('Miriam Webb is'), 'Head of the family');
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true));
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    name: 'Webb',
    version: 4,
    members: [
      { id: 6, tie: 'spouse' },
      { id: 7, tie: 'head' },
      { id: 9, tie: 'child' },
    ],
  });
});

it('FAMILY-R3 a person without a family joins an existing one with its version', async () => {
  const sent = answerWith({
    ...base,
    'people.readPerson': exampleDetail({ id: 9, first_name: 'Joel', full_name: 'Joel Webb', family: null }),
    'families.editFamily': webb,
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: /family/i }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(await sheet.findByLabelText('Which family'), 'Webb (Samuel, Miriam)');
  expect(sheet.getByLabelText<HTMLInputElement>('Family name').value).toBe('Webb');
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true));
  expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
    path: '/api/families/3',
    body: { name: 'Webb', version: 4, members: [{ id: 6 }, { id: 7 }, { id: 9, tie: 'child' }] },
  });
});

it('FAMILY-R2 a family without a head cannot be saved and shows the reason', async () => {
  const sent = answerWith({ ...base, 'people.readPerson': withFamily });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit family' }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.click(sheet.getByRole('button', { name: 'Take Samuel Webb out of the family' }));
  expect(sheet.getByText('A family has one head.')).toBeTruthy();
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
});

it('FAMILY-R5 FAMILY-R6 the invite shows recipients, channels and cost before it is sent', async () => {
  const sent = answerWith({
    ...base,
    'people.readPerson': withFamily,
    'access.readInviteTerms': { sms_cost: 10, balance: 340 },
    'families.inviteFamily': {
      sent: [
        { id: 6, full_name: 'Samuel Webb', channel: 'sms' },
        { id: 7, full_name: 'Miriam Webb', channel: 'sms' },
      ],
      left_out: [],
    },
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Invite the family' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByText(/Costs your congregation A?\$0\.10\. Balance A?\$3\.40\./)).toBeTruthy();
  await userEvent.click(sheet.getByLabelText('SMS'));
  expect(sheet.getByText(/Costs your congregation A?\$0\.20\./)).toBeTruthy();
  await userEvent.click(sheet.getByRole('button', { name: 'Send 2 links' }));
  expect(await sheet.findByText('2 links were sent.')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ prefer: 'sms' });
});
