import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dayFrom, event, myAddress } from '#contexts/assignments/testing/example-rows.ts';
import { free, showAssignments as show, young } from '#contexts/assignments/testing/show-assignments.tsx';
import { exampleMyDuty } from '#contexts/duties/testing/example-my-duty.ts';
import type { Reply } from '#platform/api.ts';
import { outbox } from '#platform/outbox/outbox.ts';
import { refreshAfter } from '#platform/queries.ts';
import { examplePerson, peopleChange } from '#platform/testing/people.ts';
import { exampleMap, signInAs } from '#platform/testing/replies.ts';
import { toasts } from '#platform/toasts.ts';

beforeEach(() => {
  signInAs(['assignments.request_map']);
});
afterEach(async () => {
  cleanup();
  act(() => toasts.hide());
  await outbox.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('MAPS-R9 MAPS-R10 the first option is preselected and can be deselected, and a request needs a selection', async () => {
  const sent = show([free]);
  await userEvent.click(await screen.findByRole('button', { name: 'Get a map' }));
  const first = await screen.findByRole('checkbox', { name: /Map 21/ });
  expect(await screen.findByRole('button', { name: 'Take map 21' })).toBeTruthy();
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

it('APPTS-R1 the page polls every 60 seconds', async () => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  const sent = show([exampleMap()]);
  await screen.findByRole('link', { name: /Map 12/ });
  const shown = ['maps', 'available-territory/mine', 'my-duties', 'events', 'cart-reports'];
  const reads = (what: string) => sent.filter(({ path }) => path === `/api/${what}`).length;
  const before = shown.map(reads);
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(shown.filter((what, index) => reads(what) <= before[index]!)).toEqual([]);
});

it('MAPS-R11 a map leaves the list when its hand-in is queued, and when it is handed off', async () => {
  let handedOff = exampleMap({ id: 3, number: '3', assignment: { ...exampleMap().assignment!, id: 6 } });
  show(() => [exampleMap(), handedOff]);
  const shown = () => screen.queryAllByRole('link', { name: /Map \d/ }).map(({ textContent }) => textContent);
  await waitFor(() => expect(shown()).toHaveLength(2));
  await act(() =>
    outbox.put({
      operation: 'maps.handInMap',
      given: { body: { id: exampleMap().assignment!.id } },
      queueKey: 'map 12',
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

it('APPTS-R8 a map in hand can be handed in and off on the page, a personal one cannot', async () => {
  const personal = exampleMap({
    id: 3,
    number: '3',
    assignment: { ...exampleMap().assignment!, id: 6, personal: true },
  });
  show([exampleMap(), personal]);
  const off = await screen.findByRole<HTMLButtonElement>('button', { name: 'Hand off map 12' });
  expect(screen.queryByRole('button', { name: 'Hand off map 3' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Hand in map 3' })).toBeNull();
  await userEvent.click(off);
  const sheet = within(await screen.findByRole('dialog', { name: 'Hand off map 12' }));
  expect(sheet.getByRole('button', { name: 'Choose a person' })).toBeTruthy();
  await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Hand in map 12' }));
  const handIn = within(await screen.findByRole('dialog', { name: 'Hand in map 12' }));
  await userEvent.click(handIn.getByRole('button', { name: /^Hand in/ }));
  await waitFor(() => expect(outbox.list()).toMatchObject([{ operation: 'maps.handInMap' }]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Hand in map 12' })).toBeNull());
});

it('MAPS-R12 APPTS-R8 a hand-off removes the map at once, restores it on Undo, and is sent once due', async () => {
  const given = {
    ...exampleMap({
      assignment: { ...exampleMap().assignment!, user: { id: 5, full_name: 'Ann Young' } },
    }),
    number_lookup: false,
    searched_address_count: 0,
    overdue: false,
    days_over: 0,
    stagnant: false,
  };
  const sent = show([exampleMap()], [], { 'maps.handOffMap': given });
  const handOff = async (): Promise<void> => {
    await userEvent.click(await screen.findByRole('button', { name: 'Hand off map 12' }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(await sheet.findByLabelText('Young, Ann'));
    await userEvent.click(sheet.getByRole('button', { name: 'Hand off to Ann Young' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(toasts.get()?.text).toBe('Map 12 assigned to Ann Young.'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Hand off map 12' })).toBeNull());
  };
  await handOff();
  expect(await act(() => toasts.get()!.undo!())).toBe('Map 12 stays with you.');
  await handOff();
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  await act(() => outbox.hurry());
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/api/map/reassign',
      body: { id: 5, user: 5 },
    }),
  );
});

it('APPTS-R8 the page offers requesting maps and addresses, and assigning, sending and handing in addresses', async () => {
  show([free], [], { 'addresses.listMyAddresses': [myAddress] });
  expect(await screen.findByRole('button', { name: 'Get a map' })).toBeTruthy();
  for (const name of [
    'Request addresses',
    'Hand in the addresses of map 12',
    'Assign addresses of map 12',
    'Send the addresses of map 12',
  ])
    expect(await screen.findByRole('button', { name })).toBeTruthy();
});

it('APPTS-R8 a past cart shift is reported on the page', async () => {
  const due: Reply<'carts.listDueReports'>[number] = {
    id: 9,
    cart_location_id: 1,
    location: 'Wharf',
    users: [1, 7],
    people: ['Amos Webb'],
    start_at: '2026-11-20T11:00',
    date: '2026-11-20',
    start_time: '11:00',
    minutes: 120,
  };
  // The autosizing text area listens to document.fonts, which jsdom lacks.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  show([], [], { 'carts.listDueReports': [due] });
  await userEvent.click(await screen.findByRole('button', { name: /^How was it at the cart/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save report' }));
  await waitFor(() => expect(outbox.list()).toMatchObject([{ operation: 'carts.reportShift' }]));
});

it('APPTS-R8 requesting a map requires the permission', async () => {
  signInAs([]);
  show([free]);
  expect(await screen.findByText('You have no assignments yet.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Get a map' })).toBeNull();
});

it('APPTS-R4 a person who manages events sees only events for their own appointment here', async () => {
  signInAs(['settings.events']);
  const me = examplePerson({ id: 1, appointment: 'elder' });
  const events = [
    event(1, 'Elders meet', dayFrom(3), 'elders'),
    event(2, 'Pioneers meet', dayFrom(4), 'pioneers'),
    event(3, 'All meet', dayFrom(5)),
  ];
  show([], events, { 'sync.listChanges': peopleChange([young, me]) });
  const listed = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent).join();
  expect(listed).toMatch(/Elders meet.*All meet/);
  expect(listed).not.toContain('Pioneers meet');
});

it('APPTS-R2 APPTS-R9 events are listed by date, past ones are not', async () => {
  show([], [event(1, 'Later', dayFrom(30)), event(2, 'Sooner', dayFrom(3)), event(3, 'Over', dayFrom(-9))]);
  const listed = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent).join();
  expect(listed).toMatch(/Sooner.*Later/);
  expect(listed).not.toContain('Over');
});

it('SHELL-R3 MAPS-R8 offline, a personal map shows no reason for a disabled hand-in', async () => {
  const [mine, personal] = [exampleMap(), exampleMap({ id: 13, number: '13' })];
  personal.assignment = { ...personal.assignment!, personal: true };
  show([mine, personal]);
  await screen.findByRole('link', { name: /Map 13/ });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  const reasonsOf = (number: RegExp): number =>
    within(screen.getByRole('link', { name: number }).parentElement!).queryAllByText(/needs a connection/)
      .length;
  expect([reasonsOf(/Map 12/), reasonsOf(/Map 13/)]).toEqual([1, 0]);
  vi.restoreAllMocks();
});

it('X-SWAP-22 the page opens with the question about a duty, also one that its list does not show yet', async () => {
  const own = Array.from({ length: 9 }, (_, at) =>
    exampleMyDuty({ id: at + 1, date: dayFrom(at + 1), title: `Part ${at + 1}` }),
  );
  show([], [], { 'duties.listMyDuties': own, 'swaps.listTakers': { first: 0, people: [] } }, '?cannot=9');
  const sheet = await screen.findByRole('dialog', { name: 'I can’t be there' });
  expect(within(sheet).getByText('Part 9')).toBeTruthy();
  await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
