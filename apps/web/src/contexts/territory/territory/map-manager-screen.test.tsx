import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith, exampleCongregation, exampleMap, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { stubDeskWindow } from '#platform/testing/stub-desk-window.ts';
import { ListDetail } from '#ui/list-detail.tsx';
import { MapManagerScreen } from './map-manager-screen.tsx';

const free = { assignment: null };
const maps = [
  exampleMap({ id: 1, number: '9', order: 1, ...free }),
  exampleMap({ id: 2, number: '10', order: 2, ...free }),
  exampleMap({ id: 3, number: '2', order: 3, type_id: 3, name: 'Ridgley', suburb: null }),
];
const details = {
  id: 4,
  number: '44',
  name: null,
  suburb: null,
  type_id: 1 as const,
  lang: null,
  blocks: 0,
  blocks_as_letters: true,
  order: 4,
  last_completed: null,
  picture: null,
  assigned: false,
  version: 1,
};
const base = {
  'congregations.readCongregation': exampleCongregation,
  'maps.listMaps': maps,
  'maps.readMap': () => ({ map: exampleMap(), streets: [] }),
  'places.listSuburbs': [{ id: 7, suburb: 'Montello', code: null, region_id: null, map_id: 1, version: 1 }],
};

const detailPaths = ['/settings/maps/:number'];
const managerScreen = <MapManagerScreen />;
const show = () => showScreen(<MapManagerScreen />, '/settings/maps', '/settings/maps');
const shown = () =>
  screen
    .getAllByRole('link')
    .map(({ textContent }) => /Map (\w+?)(?=[A-Z]|$)/.exec(textContent ?? '')?.[1])
    .filter(Boolean);

beforeEach(() =>
  signInAs(['settings.maps', 'settings.maps.add', 'settings.maps.edit', 'settings.maps.delete']),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('MAPS-R21 lists maps from the highest number', async () => {
  answerWith(base);
  show();
  await screen.findByText('Map 10');
  expect(shown()).toEqual(['10', '9', '2']);
});

it('MAPS-R1 in dashboard order a map is moved by keyboard, and the whole order is sent', async () => {
  const sent = answerWith({ ...base, 'maps.orderMaps': { ok: true } });
  show();
  await userEvent.selectOptions(await screen.findByLabelText('Sorted by'), 'Dashboard order');
  expect(shown()).toEqual(['9', '10', '2']);
  for (const [index, row] of screen.getAllByRole('listitem').entries())
    vi.spyOn(row, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, index * 60, 300, 60));
  const handle = screen.getByRole('button', { name: 'Move map 9' });
  handle.focus();
  fireEvent.keyDown(handle, { code: 'Space' });
  await screen.findByText(/Map 9 (lifted|is now)/);
  await waitFor(() => {
    fireEvent.keyDown(document, { code: 'ArrowDown' });
    expect(screen.queryByText(/Map 9 is now at place [23]/)).toBeTruthy();
  });
  fireEvent.keyDown(document, { code: 'Space' });
  await waitFor(() => expect(sent.find(({ path }) => path === '/api/maps/order')).toBeTruthy());
  const order = (sent.find(({ path }) => path === '/api/maps/order')!.body as { maps: number[] }).maps;
  expect([...order].sort()).toEqual([1, 2, 3]);
  expect(order[0]).toBe(2);
});

const listed = () => screen.queryAllByText(/^Map \w+$/).map(({ textContent }) => textContent);

it('MAPS-S9 searches by beginning of the number or part of the place, and shows the number of matches and of all maps', async () => {
  answerWith(base);
  show();
  await screen.findByText('Map 10');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a map' }), 'ridg');
  expect(await screen.findByText('1 of 3 maps')).toBeTruthy();
  expect(listed()).toEqual(['Map 2']);
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), '1');
  await waitFor(() => expect(listed()).toEqual(['Map 10']));
  await userEvent.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('Nothing found for “1x”.')).toBeTruthy();
  expect(listed()).toEqual([]);
});

it('MAPS-S9 search results cannot be moved, because they are only part of the order', async () => {
  answerWith(base);
  show();
  await userEvent.selectOptions(await screen.findByLabelText('Sorted by'), 'Dashboard order');
  expect(screen.getByRole('button', { name: 'Move map 9' })).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox'), '9');
  await waitFor(() => expect(listed()).toEqual(['Map 9']));
  expect(screen.queryByRole('button', { name: /^Move map/ })).toBeNull();
});

it('ADDR-R50 finds the map of an address, and opens it in the map manager', async () => {
  signInAs(['settings.maps', 'maps.streets']);
  answerWith({
    ...base,
    'addresses.searchAddresses': {
      streets: [
        { street_id: 5, street: 'Mount Street', suburb: null, map_id: 2, map_number: '10', house: '12' },
      ],
    },
  });
  show();
  await userEvent.type(await screen.findByLabelText('Map, street or address'), '12 mount');
  const found = await screen.findByRole('link', { name: /12 Mount Street/ });
  expect(found.getAttribute('href')).toBe('/settings/maps/10/');
});

it('MAPS-R15 MAPS-R16 MAPS-R17 saves a new map with id 0, with a name for types 3 and 5 and a suburb for the others', async () => {
  const sent = answerWith({ ...base, 'maps.saveMap': details });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add map' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByLabelText('Suburb')).toBeTruthy();
  // The number has focus at once: most maps need two presses and their number.
  await waitFor(() => expect(document.activeElement).toBe(sheet.getByLabelText('Number')));
  await userEvent.selectOptions(sheet.getByLabelText('Type'), 'Rural');
  expect(sheet.queryByLabelText('Suburb')).toBeNull();
  await userEvent.type(sheet.getByLabelText('Name'), 'Farms');
  await userEvent.type(sheet.getByLabelText('Number'), '44');
  fireEvent.change(sheet.getByLabelText('Last completed'), { target: { value: '2026-02-28' } });
  await userEvent.click(sheet.getByRole('button', { name: 'Add map' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/maps/0',
    body: { number: '44', type_id: 3, name: 'Farms', suburb: null, complete: '2026-02-28' },
  });
});

it("MAPS-C12 a new map labels its blocks by the congregation's setting", async () => {
  const plain = { ...exampleCongregation, blocks_as_letters: false };
  answerWith({ ...base, 'congregations.readCongregation': plain });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add map' }));
  const sheet = within(await screen.findByRole('dialog'));
  const letters = sheet.getByRole('switch', { name: /letters/i });
  await waitFor(() => expect(letters).toHaveProperty('checked', false));
});

it('MAPS-R18 MAPS-R19 the server validates the form, and its error on the number appears below the field', async () => {
  const sent = answerWith(base);
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, request: RequestInit) =>
    request?.method === 'POST'
      ? Promise.resolve(
          Response.json(
            { code: 'invalid', message: 'Check the fields.', errors: { number: ['Taken.', 'Second.'] } },
            { status: 422 },
          ),
        )
      : answer(url, request),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add map' }));
  const sheet = within(await screen.findByRole('dialog'));
  const button = sheet.getByRole('button', { name: 'Add map' });
  await userEvent.click(button);
  expect(sheet.getByText('Number is missing.')).toBeTruthy();
  await userEvent.type(sheet.getByLabelText('Number'), '10');
  await userEvent.click(button);
  expect(await sheet.findByText('Taken.')).toBeTruthy();
  expect(sheet.queryByText('Second.')).toBeNull();
  expect(sheet.getByText('Check the highlighted fields.')).toBeTruthy();
  expect(sent.every(({ method }) => method === 'GET')).toBe(true);
});

it('MAPS-R22 the deletion is confirmed in the words of the specification', async () => {
  const sent = answerWith({ ...base, 'maps.deleteMap': { ok: true } });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'More: Delete map 10' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete map 10' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText('Are you sure you wish to delete this map?')).toBeTruthy();
  await userEvent.click(sheet.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe('/api/maps/2'));
});

it('a congregation without maps sees neither search nor order, only a button for its first map', async () => {
  answerWith({ ...base, 'maps.listMaps': [] });
  show();
  expect(await screen.findByRole('link', { name: 'Import maps' })).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('read-only people see the list without actions', async () => {
  signInAs(['settings.maps']);
  answerWith(base);
  show();
  await userEvent.selectOptions(await screen.findByLabelText('Sorted by'), 'Dashboard order');
  expect(screen.queryAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual(['Help for this screen']);
});

const headers = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

it('MAPS-X4 at a desk the maps are a table that its headings sort, counted by state and type in the pane', async () => {
  stubDeskWindow();
  answerWith(base);
  showScreen(
    <ListDetail path="/settings/maps" details={detailPaths} list={managerScreen} hint="Choose." />,
    '/settings/maps',
    '/settings/maps',
  );
  expect(await screen.findByRole('table', { name: 'Maps' })).toBeTruthy();
  expect(headers()).toEqual(['10', '9', '2']);
  await userEvent.click(screen.getByRole('button', { name: 'Place' }));
  expect(headers()[0]).toBe('2');
  const rural = screen.getByRole('button', { name: 'Rural 1' });
  await userEvent.click(rural);
  await waitFor(() => expect(headers()).toEqual(['2']));
  expect(rural.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(rural);
  await waitFor(() => expect(headers()).toHaveLength(3));
  await userEvent.click(screen.getByRole('button', { name: 'Change dashboard order' }));
  expect(screen.getByRole('button', { name: 'Move map 9' })).toBeTruthy();
});
