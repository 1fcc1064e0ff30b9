import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith, exampleMap, signInAs } from '../../platform/testing/replies.ts';
import { showScreen } from '../../platform/testing/show-screen.tsx';
import { AssignScreen } from './assign-screen.tsx';
import type { AssignRow } from './map-words.ts';

const held = (rest: Partial<AssignRow> = {}): AssignRow => ({
  ...exampleMap(),
  number_lookup: false,
  searched_address_count: 0,
  overdue: false,
  stagnant: false,
  ...rest,
});
const boaz = {
  id: 7,
  first_name: 'Boaz',
  last_name: 'Marsh',
  full_name: 'Boaz Marsh',
  last_first: 'Marsh, Boaz',
  appointment: 'publisher',
  gender: 1,
  group_id: null,
  cart: false,
  active: true,
  pioneer: false,
  special_pioneer: false,
  aux: false,
  qualified_parts: [],
  away: false,
  email: null,
  phone: null,
};

function show(maps: AssignRow[]) {
  const sent = answerWith({
    'maps.listAssignMaps': maps,
    'maps.handOffMap': held(),
    'sync.listChanges': { marker: '0000000001100001', whole: true, changed: [boaz], gone: [] },
  });
  showScreen(<AssignScreen />, '/settings/assign', '/settings/assign');
  return sent;
}

beforeEach(() => signInAs(['settings.maps.assign']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('ASSIGN-S4 ASSIGN-S5 a map is given to another person with the personal mark and the campaign it then has', async () => {
  const sent = show([held({ campaign: 3, campaign_name: 'Harbour week' })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Reassign map 12' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByLabelText<HTMLInputElement>('Campaign name').value).toBe('Harbour week');
  await userEvent.click(await sheet.findByRole('radio', { name: /Boaz Marsh|Marsh, Boaz/ }));
  await userEvent.click(sheet.getByRole('switch', { name: /Personal map/ }));
  await userEvent.selectOptions(sheet.getByLabelText('Campaign'), 'Memorial');
  expect(sheet.queryByLabelText('Campaign name')).toBeNull();
  await userEvent.click(sheet.getByRole('button', { name: /Boaz/ }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/map/reassign',
    body: { id: 12, assignment_id: 5, user: 7, personal: true, campaign: 1, campaign_name: null },
  });
});

it('MAPS-O9 the list shows those alone on which nothing was done lately', async () => {
  show([
    held({ id: 1, number: '1', name: 'Acton', suburb: null, stagnant: true }),
    held({ id: 2, number: '2', name: 'Brooklyn', suburb: null }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Nothing done lately 1' }));
  expect(await screen.findByRole('article', { name: 'Acton' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Brooklyn' })).toBeNull());
});

it('ASSIGN-S5 every person is shown with the maps they hold, and how many of these are overdue', async () => {
  const marsh = { user: { id: 7, full_name: 'Boaz Marsh' } };
  show([
    held(),
    held({ id: 1, number: '1', assignment: { ...exampleMap().assignment!, ...marsh }, overdue: true }),
    held({ id: 2, number: '2', assignment: { ...exampleMap().assignment!, ...marsh } }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Reassign map 12' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByText('Maps: 1, 2 · 1 overdue')).toBeTruthy();
});

it('ASSIGN-S5 who holds no map is shown so', async () => {
  show([held()]);
  await userEvent.click(await screen.findByRole('button', { name: 'Reassign map 12' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByText('No map')).toBeTruthy();
});
