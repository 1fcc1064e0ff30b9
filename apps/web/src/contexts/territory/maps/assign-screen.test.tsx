import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith, exampleMap, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { AssignScreen } from './assign-screen.tsx';
import type { AssignRow } from './map-labels.ts';

const row = (rest: Partial<AssignRow> = {}): AssignRow => ({
  ...exampleMap({ assignment: null, time_out: null }),
  number_lookup: false,
  searched_address_count: 0,
  overdue: false,
  days_over: 0,
  stagnant: false,
  ...rest,
});
const held = (rest: Partial<AssignRow> = {}): AssignRow =>
  row({
    assignment: { ...exampleMap().assignment!, user: { id: 2, full_name: 'Joel Tanaka' }, started: true },
    user: 2,
    time_out: 9,
    ...rest,
  });

const maps = [
  row({ id: 1, number: '7', name: 'Acton', order: 2, last_completed: '2026-01-10' }),
  held({ id: 2, number: '12', name: 'Brooklyn', order: 1, overdue: true, days_over: 9 }),
  row({
    id: 3,
    number: '3',
    name: 'Ridgley',
    type_id: 3,
    order: 3,
    locked: true,
    last_completed: '2025-01-10',
  }),
  row({ id: 4, number: '40', name: 'Wilson Street', type_id: 4, order: 4 }),
];
const person = (id: number, last: string, rest: object = {}) => ({
  id,
  first_name: 'Ann',
  last_name: last,
  full_name: `Ann ${last}`,
  last_first: `${last}, Ann`,
  appointment: 'publisher',
  gender: 2,
  group_id: null,
  cart: false,
  active: true,
  pioneer: false,
  special_pioneer: false,
  aux: false,
  qualified_parts: [],
  email: null,
  phone: null,
  away: false,
  ...rest,
});
const base = {
  'maps.listAssignMaps': maps,
  'maps.listLastReturns': [],
  'sync.listChanges': {
    marker: '0000000002100001',
    whole: true,
    changed: [person(5, 'Young'), person(6, 'Abel'), person(7, 'Student', { appointment: 'student' })],
    gone: [],
  },
};

const show = () => showScreen(<AssignScreen />, '/settings/assign', '/settings/assign');
const shown = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));
const card = (place: string) => within(screen.getByRole('article', { name: place }));

beforeEach(() => signInAs(['settings.maps.assign']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('ASSIGN-R17 lists maps in their own order until a column is tapped, and a second tap reverses the direction', async () => {
  answerWith(base);
  show();
  await screen.findByRole('article', { name: 'Acton' });
  expect(shown()).toEqual(['Brooklyn', 'Acton', 'Ridgley', 'Wilson Street']);
  const tap = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
  await tap(/^Map number/);
  expect(shown()).toEqual(['Ridgley', 'Acton', 'Brooklyn', 'Wilson Street']);
  await tap(/^Map number, ascending/);
  expect(shown()).toEqual(['Wilson Street', 'Brooklyn', 'Acton', 'Ridgley']);
  await tap(/^Last complete/);
  expect(shown().slice(-2)).toEqual(['Ridgley', 'Acton']);
});

it('COMMON-R13 toggles a filter, and searches number, place and holder', async () => {
  answerWith(base);
  show();
  await screen.findByRole('article', { name: 'Acton' });
  const filter = screen.getByRole('button', { name: 'Free 2' });
  await userEvent.click(filter);
  expect(shown()).toEqual(['Acton', 'Wilson Street']);
  await userEvent.click(filter);
  await userEvent.type(screen.getByRole('searchbox'), 'joel');
  await waitFor(() => expect(shown()).toEqual(['Brooklyn']));
  expect(screen.getByText('1 of 4 maps').getAttribute('role')).toBe('status');
});

it('ASSIGN-R12 ASSIGN-R14 a card shows the holder of the map, and its last completion only without a holder', async () => {
  answerWith({
    ...base,
    'maps.listAssignMaps': [
      maps[0]!,
      held({ id: 2, name: 'Brooklyn', assignment: { ...maps[1]!.assignment!, personal: true } }),
    ],
  });
  show();
  await screen.findByRole('article', { name: 'Acton' });
  expect(card('Acton').getByText('No current owner')).toBeTruthy();
  expect(card('Acton').getByText('Last complete').nextSibling?.textContent).toMatch(/ago$/);
  expect(card('Brooklyn').getByText('Joel Tanaka, personal map')).toBeTruthy();
  expect(card('Brooklyn').queryByText('Last complete')).toBeNull();
  expect(card('Brooklyn').getByText('Time out').nextSibling?.textContent).toBe('9 days');
});

it('ASSIGN-R8 ASSIGN-R10 a residential map requires an eligible person, and a name for a custom campaign only', async () => {
  const sent = answerWith({ ...base, 'maps.assignMap': held({ id: 1 }) });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Assign map 7' }));
  const sheet = within(await screen.findByRole('dialog'));
  const people = await sheet.findAllByRole('radio');
  expect(people).toHaveLength(2);
  expect(sheet.queryByLabelText('Campaign name')).toBeNull();
  await userEvent.selectOptions(sheet.getByLabelText('Campaign'), 'Custom');
  await userEvent.type(sheet.getByLabelText('Campaign name'), 'Spring');
  await userEvent.click(sheet.getByLabelText('Abel, Ann'));
  await userEvent.click(sheet.getByRole('button', { name: 'Assign to Ann Abel' }));
  await waitFor(() => expect(sent.some(({ path }) => path === '/api/map/assign')).toBe(true));
  expect(sent.find(({ method }) => method === 'POST')!.body).toEqual({
    id: 1,
    personal: false,
    user: 6,
    campaign: 3,
    campaign_name: 'Spring',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('ASSIGN-R6 ASSIGN-R7 ASSIGN-R9 a high-density map requires no person, and shows the progress of its addresses', async () => {
  const sent = answerWith({
    ...base,
    'maps.assignMap': held({ id: 4, type_id: 4 }),
    'maps.readPopulating': { total: 1000, completed: 500 },
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Assign map 40' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.queryByRole('searchbox')).toBeNull();
  await userEvent.click(sheet.getByRole('switch', { name: /Personal map/ }));
  expect(sheet.getByRole('searchbox')).toBeTruthy();
  await userEvent.click(sheet.getByRole('switch', { name: /Personal map/ }));
  await userEvent.click(sheet.getByRole('button', { name: 'Open to everybody' }));
  expect(await screen.findByText(/Addresses are being populated and Do Not Calls removed/)).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('value')).toBe('50'));
  expect(sent.find(({ method }) => method === 'POST')!.body).toMatchObject({ id: 4, user: null });
});

it('MAPS-X2 records the completion of a personal map from its card, with its date', async () => {
  const personal = held({ id: 2, name: 'Brooklyn', assignment: { ...maps[1]!.assignment!, personal: true } });
  const sent = answerWith({
    ...base,
    'maps.listAssignMaps': [maps[0]!, personal],
    'maps.recordCompletion': row({ id: 2 }),
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: `More for map ${personal.number}` }));
  await userEvent.click(await screen.findByRole('button', { name: 'Record as completed' }));
  const sheet = within(await screen.findByRole('dialog', { name: /is completed$/ }));
  expect(sheet.getByRole<HTMLInputElement>('switch', { name: /Joel Tanaka keeps the map/ }).checked).toBe(
    true,
  );
  await userEvent.clear(sheet.getByLabelText('Completed on'));
  await userEvent.type(sheet.getByLabelText('Completed on'), '2026-11-02');
  await userEvent.click(sheet.getByRole('button', { name: 'Record' }));
  await waitFor(() => expect(sent.some(({ path }) => path === '/api/map/complete')).toBe(true));
  expect(sent.find(({ method }) => method === 'POST')!.body).toMatchObject({
    id: 2,
    date: '2026-11-02',
    keep: true,
  });
});

it('ASSIGN-R15 reports a refused recall, and sends the assignment that was shown', async () => {
  answerWith(base);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Recall map 12' }));
  const answered = globalThis.fetch;
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    if (url !== '/api/map/recall') return answered(url, request);
    bodies.push(JSON.parse(String(request.body)));
    return Response.json(
      { code: 'assignment-ended', message: 'It was handed in meanwhile.' },
      { status: 409 },
    );
  });
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.click(sheet.getByRole('button', { name: 'Recall map' }));
  expect(await sheet.findByText('It was handed in meanwhile.')).toBeTruthy();
  expect(bodies).toEqual([{ id: 2, assignment: maps[1]!.assignment!.id, holder: 2 }]);
});

it('ASSIGN-R1 ASSIGN-R5 ASSIGN-R13 offers only unlock for a locked map, no cancel for a started one, and counts lookups', async () => {
  answerWith({
    ...base,
    'maps.listAssignMaps': [
      ...maps.slice(0, 3),
      row({
        id: 4,
        name: 'Wilson Street',
        number: '40',
        type_id: 4,
        address_count: 9,
        number_lookup: true,
        searched_address_count: 4,
      }),
    ],
    'maps.lockMap': row({ id: 3 }),
  });
  show();
  await screen.findByRole('article', { name: 'Acton' });
  expect(card('Ridgley').queryByRole('button', { name: /Assign/ })).toBeNull();
  expect(card('Ridgley').getByRole('button', { name: 'Unlock' })).toBeTruthy();
  expect(card('Wilson Street').getByText('9 (4 searched)')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'More for map 12' }));
  const more = within(await screen.findByRole('dialog'));
  expect(more.getByRole('button', { name: 'Lock' })).toBeTruthy();
  expect(more.queryByRole('button', { name: 'Cancel assignment' })).toBeNull();
});
