import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outbox } from '../../platform/outbox/outbox.ts';
import { refreshAfter } from '../../platform/queries.ts';
import { answerWith, exampleMap, signInAs } from '../../platform/testing/replies.ts';
import { showScreen } from '../../platform/testing/show-screen.tsx';
import { AssignmentsScreen } from './assignments-screen.tsx';

beforeEach(() => {
  signInAs(['assignments.request_map']);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const option = (id: number) => ({
  id,
  number: String(id),
  name: null,
  suburb: 'Acton',
  type_id: 1 as const,
  last_completed: null,
});
const show = (maps: object[] | (() => object[]), events: object[] = []) => {
  const sent = answerWith({
    'maps.listMaps': maps as never,
    'maps.readMap': { map: exampleMap(), streets: [] },
    'maps.listMapOptions': [option(21), option(22)],
    'maps.requestMap': exampleMap({ id: 22, number: '22' }),
    'addresses.listMyAddresses': [],
    'events.listEvents': events as never,
    'addresses.listAddressOptions': [],
  });
  showScreen(<AssignmentsScreen />, '/assignments', '/assignments');
  return sent;
};

it('MAPS-R9 MAPS-R10 an option is chosen and unchosen, and only a chosen one is requested', async () => {
  const sent = show([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Get a map' }));
  const first = await screen.findByRole('checkbox', { name: /Map 21/ });
  await userEvent.click(first);
  await userEvent.click(first);
  const choose = screen.getByRole('button', { name: 'Choose a map' });
  expect((choose as HTMLButtonElement).disabled).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: /Map 22/ }));
  const before = sent.filter(({ path }) => path === '/api/maps').length;
  await userEvent.click(screen.getByRole('button', { name: 'Take map 22' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === '/api/map/request')?.body).toEqual({ map: 22 }),
  );
  await waitFor(() => expect(sent.filter(({ path }) => path === '/api/maps').length).toBeGreaterThan(before));
});

it('APPTS-R1 the page reads itself again every 60 seconds', async () => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  const sent = show([exampleMap()]);
  await screen.findByRole('link', { name: /Map 12/ });
  const reads = () => sent.filter(({ path }) => path === '/api/maps').length;
  const before = reads();
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(reads()).toBeGreaterThan(before);
});

it('MAPS-R11 a map leaves the list when its hand-in waits on the phone, and when it was handed off', async () => {
  let handedOff = exampleMap({ id: 3, number: '3', assignment: { ...exampleMap().assignment!, id: 6 } });
  show(() => [exampleMap(), handedOff]);
  const shown = () => screen.queryAllByRole('link', { name: /Map \d/ }).map(({ textContent }) => textContent);
  await waitFor(() => expect(shown()).toHaveLength(2));
  await act(() =>
    outbox.put({
      operation: 'maps.handInMap',
      given: { body: { id: exampleMap().assignment!.id } },
      lane: 'map 12',
      about: { what: 'Map handed in', where: 'Map 12' },
    }),
  );
  await waitFor(() => expect(shown()).toHaveLength(1));
  expect(screen.getByRole('link', { name: /Map 3/ })).toBeTruthy();
  await act(() => outbox.clear());
  await waitFor(() => expect(shown()).toHaveLength(2));
  const { assignment } = handedOff;
  handedOff = { ...handedOff, assignment: { ...assignment!, user: { id: 2, full_name: 'Joel Tanaka' } } };
  await act(() => refreshAfter('maps.handOffMap'));
  await waitFor(() => expect(shown()).toHaveLength(1));
  expect(screen.getByRole('link', { name: /Map 12/ })).toBeTruthy();
});

it('APPTS-R8 maps are requested only by those who may', async () => {
  signInAs([]);
  show([]);
  expect(await screen.findByText(/have no/i)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Get a map' })).toBeNull();
});

it('APPTS-R2 APPTS-R4 the events that are for the person stand there by date, what is over does not', async () => {
  const event = (id: number, label: string, day: string) => ({
    id,
    type: 'custom',
    extent: 'everyone',
    multi_day: false,
    has_speaker: false,
    speaker: null,
    theme: null,
    public_theme: null,
    start_date: `${day}T19:00`,
    end_date: `${day}T20:00`,
    base_date: day,
    week_date: day,
    label,
    location: 'Kingdom Hall',
    cancels_meeting: 'none',
    version: 1,
  });
  const dayFrom = (days: number): string =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  show([], [event(1, 'Later', dayFrom(30)), event(2, 'Sooner', dayFrom(3)), event(3, 'Over', dayFrom(-9))]);
  const list = await screen.findByRole('region', { name: 'Coming' });
  expect(list.textContent).toMatch(/Sooner.*Later/);
  expect(list.textContent).not.toContain('Over');
});
