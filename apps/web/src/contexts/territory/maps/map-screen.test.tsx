import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outbox } from '#platform/outbox/outbox.ts';
import { answerWith, exampleMap, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { MapScreen } from './map-screen.tsx';
import { exampleAddress as door, examplePage as page } from './testing/example-page.ts';

/** The store of the phone (fake-indexeddb) uses setImmediate, which therefore stays real. */
const fakeClock = () =>
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });

const unreachable = () => vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));

const show = () => showScreen(<MapScreen />, '/map/:number', '/map/12');

beforeEach(() => signInAs(['maps.dnc', 'maps.streets']));
afterEach(async () => {
  cleanup();
  await outbox.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('MAPS-R3 MAPS-R4 the holder sees the blocks with letters, and a tick appears at once', async () => {
  const blocks = [1];
  const sent = answerWith({
    'maps.readMap': () =>
      page({
        map: exampleMap({ assignment: { ...exampleMap().assignment!, progress: { blocks: [...blocks] } } }),
      }),
    'maps.listMaps': [],
    'maps.updateBlock': () => {
      blocks.push(2);
      return { ...exampleMap().assignment!, progress: { blocks: [...blocks] } };
    },
  });
  show();
  const second = await screen.findByRole('button', { name: 'Block B' });
  expect(screen.getByRole('button', { name: 'Block A' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(second);
  await waitFor(() => expect(second.getAttribute('aria-pressed')).toBe('true'));
  await waitFor(() => expect(sent.some(({ path }) => path === '/api/map/block-update')).toBe(true));
  const update = sent.find(({ path }) => path === '/api/map/block-update')!;
  expect(update.body).toEqual({ id: 5, block: 2, completed: true });
  expect(update.key).toMatch(/^[0-9a-f-]{36}$/);
});

it('MAPS-R3 MAPS-R8 others see neither blocks nor hand-in; a personal map has no hand-in', async () => {
  const other = { ...exampleMap().assignment!, user: { id: 9, full_name: 'Daniel Kerr' } };
  answerWith({ 'maps.readMap': page({ map: exampleMap({ assignment: other }) }) });
  show();
  await screen.findByText('Assigned to Daniel Kerr');
  expect(screen.queryByRole('button', { name: /^Block/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Hand in' })).toBeNull();
  cleanup();
  const personal = { ...exampleMap().assignment!, personal: true };
  answerWith({ 'maps.readMap': page({ map: exampleMap({ assignment: personal }) }) });
  show();
  await screen.findByText('Your personal map');
  expect(screen.queryByRole('button', { name: 'Hand in' })).toBeNull();
});

it("SHELL-R3 while offline the holder's line explains the disabled buttons without a layout shift", async () => {
  let online = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  answerWith({ 'maps.readMap': page({ map: exampleMap() }), 'maps.listMaps': [] });
  show();
  const handIn = await screen.findByRole('button', { name: 'Hand in' });
  const lines = handIn.closest('section, div')!.parentElement!.querySelectorAll('p').length;
  online = false;
  act(() => void dispatchEvent(new Event('offline')));
  expect(handIn.matches(':disabled')).toBe(true);
  expect(screen.getByText('Handing in needs a connection.')).toBeTruthy();
  expect(handIn.closest('section, div')!.parentElement!.querySelectorAll('p')).toHaveLength(lines);
});

it('ADDR-R4 an outcome waits five seconds for undo, then is sent once with the key of the press', async () => {
  fakeClock();
  const blocks = [1];
  const sent = answerWith({
    'maps.readMap': () =>
      page({
        map: exampleMap({ assignment: { ...exampleMap().assignment!, progress: { blocks: [...blocks] } } }),
      }),
    'maps.listMaps': [],
    'addresses.completeAddress': { ok: true },
    'addresses.countNotHome': null,
  });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  show();
  await user.click(await screen.findByRole('button', { name: 'Done: 14 Mount Street' }));
  await user.click(screen.getByRole('button', { name: 'Not home: 27 Mount Street' }));
  await user.click(screen.getByRole('button', { name: 'Undo: 14 Mount Street' }));
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(5100));
  await waitFor(() => expect(sent.filter(({ method }) => method !== 'GET')).toHaveLength(1));
  expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
    path: '/api/available-territory/increment',
    body: { id: 2 },
  });
  expect(screen.getByRole('button', { name: 'Done: 14 Mount Street' })).toBeTruthy();
});

it('ADDR-R4 an outcome is sent at once when the screen is left', async () => {
  const blocks = [1];
  const sent = answerWith({
    'maps.readMap': () =>
      page({
        map: exampleMap({ assignment: { ...exampleMap().assignment!, progress: { blocks: [...blocks] } } }),
      }),
    'maps.listMaps': [],
    'addresses.completeAddress': { ok: true },
  });
  const shown = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Done: 14 Mount Street' }));
  shown.unmount();
  await waitFor(() =>
    expect(sent.some(({ method, path }) => method === 'DELETE' && path.endsWith('/1'))).toBe(true),
  );
});

it('MAPS-R2 a foreign-language map has no picture; MAPS-R6 shows only accordions that the server returned', async () => {
  answerWith({ 'maps.readMap': page({ map: exampleMap({ type_id: 5, asset: null }), doNotCalls: [] }) });
  show();
  const doNotCalls = await screen.findByRole('button', { name: /Do-not-calls/ });
  expect(screen.queryByRole('img', { name: /Map 12/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Preloaded/ })).toBeNull();
  expect(within(doNotCalls).getByText('0')).toBeTruthy();
});

it('ADDR-R6 ADDR-R13 reports a wrong house below its field', async () => {
  answerWith({ 'maps.readMap': page() });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
  const problem = {
    code: 'invalid',
    message: 'Check the highlighted fields.',
    errors: { house: ['Enter a house number.', 'second'] },
  };
  vi.stubGlobal('fetch', async () => Response.json(problem, { status: 422 }));
  await userEvent.type(await screen.findByLabelText('House number'), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Add address' }));
  expect(await screen.findByText('Enter a house number.')).toBeTruthy();
  expect(screen.queryByText('second')).toBeNull();
});

it('SYNC-R5 a tick that does not reach the server stays ticked and waits on the phone', async () => {
  answerWith({ 'maps.readMap': page() });
  show();
  const second = await screen.findByRole('button', { name: 'Block B' });
  unreachable();
  await userEvent.click(second);
  await waitFor(() => expect(second.getAttribute('aria-pressed')).toBe('true'));
  expect(outbox.list()).toMatchObject([
    {
      operation: 'maps.updateBlock',
      given: { body: { id: 5, block: 2, completed: true } },
      state: 'waiting',
    },
  ]);
});

it('a refused tick reverts to the state on the server, and is stored with the reason', async () => {
  answerWith({ 'maps.readMap': page() });
  show();
  const second = await screen.findByRole('button', { name: 'Block B' });
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) =>
    request.method === 'POST'
      ? Response.json({ code: 'map-not-yours', message: 'This map is not yours any more.' }, { status: 409 })
      : answer(url, request),
  );
  await userEvent.click(second);
  await waitFor(() =>
    expect(outbox.list()).toMatchObject([{ state: 'set-aside', reason: 'This map is not yours any more.' }]),
  );
  expect(second.getAttribute('aria-pressed')).toBe('false');
});

it('SYNC-R11 marks an outcome and a new not-at-home as waiting while offline', async () => {
  fakeClock();
  answerWith({ 'maps.readMap': page() });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  show();
  await user.click(await screen.findByRole('button', { name: 'Done: 14 Mount Street' }));
  unreachable();
  await act(() => vi.advanceTimersByTimeAsync(6200));
  await waitFor(() =>
    expect(screen.getByText('14 Mount Street').closest('li')!.textContent).toContain('Done.'),
  );
  expect(screen.queryByRole('button', { name: /14 Mount Street/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.type(await screen.findByLabelText('House number'), '31');
  await user.click(screen.getByRole('button', { name: 'Add address' }));
  expect(await screen.findByText('Saved on this phone, sent when connected.')).toBeTruthy();
  expect(screen.getByText('31 Mount Street')).toBeTruthy();
  // One label for the worked row, and one for the recorded row.
  expect(screen.getAllByText('Waiting to be sent')).toHaveLength(2);
  expect(outbox.list().map(({ operation }) => operation)).toEqual([
    'addresses.completeAddress',
    'addresses.addAvailableAddress',
  ]);
});

it('ADDR-R6 clears the field three seconds after an entry, but never text typed since', async () => {
  fakeClock();
  answerWith({
    'maps.readMap': page(),
    'maps.listMaps': [],
    'addresses.addAvailableAddress': [door(3, '12')],
  });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  show();
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  const house = await screen.findByLabelText<HTMLInputElement>('House number');
  await user.type(house, '12');
  await user.click(screen.getByRole('button', { name: 'Add address' }));
  await screen.findByText('Added.');
  await act(() => vi.advanceTimersByTimeAsync(3100));
  expect(house.value).toBe('');
  await user.type(house, '14');
  await user.click(screen.getByRole('button', { name: 'Add address' }));
  await screen.findByText('Added.');
  await user.clear(house);
  await user.type(house, '16');
  await act(() => vi.advanceTimersByTimeAsync(3100));
  expect(house.value).toBe('16');
});
