import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '#platform/api.ts';
import { answerWith, exampleMap, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { toasts } from '#platform/toasts.ts';
import { AssignScreen } from './assign-screen.tsx';
import type { AssignRow } from './map-labels.ts';

const held = (rest: Partial<AssignRow> = {}): AssignRow => ({
  ...exampleMap(),
  number_lookup: false,
  searched_address_count: 0,
  overdue: false,
  days_over: 0,
  stagnant: false,
  ...rest,
});
const heldBy = (id: number, rest: object) =>
  held({ assignment: { ...exampleMap().assignment!, user: { id, full_name: 'Boaz Marsh' } }, ...rest });
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

function show(maps: AssignRow[], returns: Reply<'maps.listLastReturns'> = []) {
  const sent = answerWith({
    'maps.listAssignMaps': maps,
    'maps.listLastReturns': returns,
    'maps.handOffMap': heldBy(7, {}),
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

it('ASSIGN-S4 ASSIGN-S5 reassigns a map with a changed personal mark and campaign', async () => {
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
  await waitFor(() => expect(toasts.get()?.text).toBe('Map 12 assigned to Boaz Marsh.'));
});

it('MAPS-O9 the filter shows stagnant maps only', async () => {
  show([
    held({ id: 1, number: '1', name: 'Acton', suburb: null, stagnant: true }),
    held({ id: 2, number: '2', name: 'Brooklyn', suburb: null }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Nothing done lately 1' }));
  expect(await screen.findByRole('article', { name: 'Acton' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Brooklyn' })).toBeNull());
});

const lineOf = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Reassign map 12' }));
  const sheet = within(await screen.findByRole('dialog'));
  const choice = await sheet.findByRole('radio', { name });
  return document.getElementById(choice.getAttribute('aria-describedby')!)!;
};

it("ASSIGN-X1 shows each person's maps, overdue maps with their days, and last returned map", async () => {
  const weeksAgo = new Date(Date.now() - 23 * 86_400_000).toISOString();
  show(
    [
      held(),
      heldBy(7, { id: 1, number: '1', overdue: true, days_over: 9 }),
      heldBy(7, { id: 2, number: '2', overdue: true, days_over: 3 }),
    ],
    [{ user: 7, number: '14', returned_at: weeksAgo }],
  );
  const line = await lineOf('Marsh, Boaz');
  await waitFor(() =>
    expect(line.textContent).toBe(
      'Has maps 1, 2 · 2 overdue · 9 days over · Last: map 14, returned 3 weeks ago',
    ),
  );
});

it('ASSIGN-X1 a map returned today is labelled today, not 0 days ago', async () => {
  show([held()], [{ user: 7, number: '14', returned_at: new Date().toISOString() }]);
  const line = await lineOf('Marsh, Boaz');
  await waitFor(() => expect(line.textContent).toBe('No map · Last: map 14, returned today'));
});

it('ASSIGN-X1 a single overdue map is labelled by its days only', async () => {
  show([held(), heldBy(7, { id: 1, number: '1', overdue: true, days_over: 1 })]);
  const line = await lineOf('Marsh, Boaz');
  await waitFor(() => expect(line.textContent).toBe('Has map 1 · 1 day over'));
});

it('ASSIGN-X1 labels people who hold no map and never had one', async () => {
  show([held()]);
  const line = await lineOf('Marsh, Boaz');
  await waitFor(() => expect(line.textContent).toBe('No map · Never had one'));
});
