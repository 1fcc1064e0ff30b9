import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '#platform/api.ts';
import { outbox } from '#platform/outbox/outbox.ts';
import { answerWith, exampleMap, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { toasts } from '#platform/toasts.ts';
import { MapScreen } from './map-screen.tsx';
import { applyPendingActions } from './pending-actions.ts';
import { withHandIns } from './with-hand-ins.ts';

const page = (): Reply<'maps.readMap'> => ({
  map: exampleMap(),
  streets: [{ id: 1, name: 'Mount Street', suburb_id: null, map_id: 12, version: 1 }],
  availableAddresses: [],
});
const show = () => showScreen(<MapScreen />, '/map/:number', '/map/12');

beforeEach(() => signInAs([]));
afterEach(async () => {
  toasts.hide();
  cleanup();
  await outbox.clear();
  vi.unstubAllGlobals();
});

it('SYNC-X1 MAPS-O5 hand-in lists the open blocks for ticking, and shows the map as handed in until Undo', async () => {
  const sent = answerWith({ 'maps.readMap': page(), 'maps.handInMap': exampleMap({ assignment: null }) });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Hand in' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText(/Blocks B, C are still open/)).toBeTruthy();
  const whole = sheet.getByRole<HTMLInputElement>('switch', { name: /The whole map is done/ });
  expect(whole.checked).toBe(false);
  expect(sheet.getByRole('button', { name: 'Hand in, 2 blocks open' })).toBeTruthy();
  await userEvent.click(sheet.getByRole('button', { name: 'Block B' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Hand in, 1 block open' }));
  await screen.findByText('elsewhere');
  expect(toasts.get()?.text).toBe('Map 12 handed in. 1 block stays open. 2 addresses stay open for others.');
  expect(outbox.list()).toMatchObject([
    {
      operation: 'maps.handInMap',
      given: { body: { id: 5, completed: false, blocks: [2], note: '' } },
      once: 'maps.handInMap 5',
    },
  ]);
  expect(applyPendingActions(page(), outbox.list(), Date.now()).map.assignment).toBeNull();
  expect(withHandIns([exampleMap()], outbox.list())[0]!.assignment).toBeNull();
  expect(await act(() => toasts.get()!.undo!())).toBe('Map 12 was not handed in.');
  expect(outbox.list()).toEqual([]);
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('MAPS-O5 ticking all open blocks counts as completed', async () => {
  answerWith({ 'maps.readMap': page() });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Hand in' }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.click(sheet.getByRole('switch', { name: /The whole map is done/ }));
  expect(sheet.getByRole('button', { name: 'Block C' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(sheet.getByRole('button', { name: 'Hand in' }));
  await screen.findByText('elsewhere');
  expect(outbox.list()).toMatchObject([{ given: { body: { completed: true, blocks: [2, 3] } } }]);
});

const untried = (rest: object = {}) =>
  exampleMap({
    type_id: 2,
    total_blocks: 0,
    completed_blocks: 0,
    address_count: 148,
    assignment: { ...exampleMap().assignment!, progress: { blocks: [] }, completed: 0 },
    ...rest,
  });

it('MAPS-O5 an untouched map requires an answer on completion, and lists what is open', async () => {
  answerWith({ 'maps.readMap': { ...page(), map: untried() } });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Hand in' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText('148 addresses are still to be worked. Is the whole map done?')).toBeTruthy();
  const answers = sheet.getAllByRole<HTMLInputElement>('radio');
  expect(answers.map(({ checked }) => checked)).toEqual([false, false]);
  await userEvent.click(sheet.getByRole('button', { name: 'Hand in' }));
  expect(sheet.getByRole('alert').textContent).toBe('Choose whether the whole map is done.');
  expect(outbox.list()).toEqual([]);
  await userEvent.click(sheet.getByRole('radio', { name: /Part of the map is still open/ }));
  await userEvent.click(sheet.getByRole('button', { name: 'Hand in' }));
  await screen.findByText('elsewhere');
  expect(outbox.list()).toMatchObject([{ given: { body: { completed: false } } }]);
});

it('MAPS-O5 the switch is initially on if every address was worked', async () => {
  const assignment = { ...exampleMap().assignment!, progress: { blocks: [] }, completed: 100 };
  answerWith({ 'maps.readMap': { ...page(), map: untried({ address_count: 0, assignment }) } });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Hand in' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByRole<HTMLInputElement>('switch').checked).toBe(true);
  expect(sheet.queryByRole('radio')).toBeNull();
});

it('ADDR-R67.3 a residential map whose homes were all worked is done, although no block is ticked', async () => {
  const map = exampleMap({
    address_count: 0,
    unassigned_address_count: 0,
    assignment: { ...exampleMap().assignment!, homes_marked: true, completed: 100 },
  });
  answerWith({ 'maps.readMap': { ...page(), map }, 'maps.handInMap': exampleMap({ assignment: null }) });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Hand in' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText('Every address was worked.')).toBeTruthy();
  const whole = sheet.getByRole<HTMLInputElement>('switch', { name: /The whole map is done/ });
  expect(whole.checked).toBe(true);
  await userEvent.click(sheet.getByRole('button', { name: 'Hand in' }));
  await screen.findByText('elsewhere');
  expect(toasts.get()?.text).toBe('Map 12 handed in. Homes that nobody tried left the list.');
  expect(outbox.list()).toMatchObject([{ given: { body: { id: 5, completed: true } } }]);
});
