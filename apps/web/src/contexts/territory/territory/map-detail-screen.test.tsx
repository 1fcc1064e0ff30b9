import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Reply } from '#platform/api.ts';
import { answerWith, exampleMap, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { MapDetailScreen } from './map-detail-screen.tsx';

type Page = Reply<'maps.readMap'>;

const holding = (id: number, full_name: string, returned_at: string | null) => ({
  id,
  full_name,
  assigned_at: '2026-05-01T00:00:00.000Z',
  returned_at,
  pivot: { assigned_at: '2026-05-01T00:00:00.000Z', returned_at },
});
const page: Page = {
  map: exampleMap({ asset: null }),
  streets: [{ id: 1, name: 'Mount Street', suburb_id: 3, map_id: 12, version: 4 }],
  suburbs: [{ id: 3, suburb: 'Montello', code: '7320', region_id: null, map_id: 12, version: 1 }],
  foreign: [
    {
      id: 8,
      street: 1,
      street_name: 'Mount Street',
      house: '14',
      suffix: null,
      unit: null,
      lang: 'ne',
      assigned_id: null,
      assigned_map_id: null,
      do_not_call: false,
      type: 'foreign',
      version: 2,
    },
  ],
  assignments: [
    {
      id: 5,
      map_id: 12,
      assigned_at: '2026-05-01T00:00:00.000Z',
      returned_at: null,
      personal: false,
      campaign: 0,
      campaign_name: null,
      completed: false,
      started: true,
      progress: { blocks: [] },
      start_unknown: false,
      note: 'Dog at the corner',
      users: [holding(1, 'Ruth Hollis', '2026-06-01T00:00:00.000Z'), holding(2, 'Daniel Kerr', null)],
    },
  ],
};
const details: Reply<'maps.readMapDetails'> = {
  id: 12,
  number: '12',
  name: null,
  suburb: 3,
  type_id: 1,
  lang: null,
  blocks: 3,
  blocks_as_letters: true,
  order: 12,
  last_completed: '2026-02-28',
  picture: null,
  assigned: true,
  version: 6,
};
const base = {
  'maps.readMap': page,
  'maps.listMaps': [],
  'maps.readMapDetails': details,
  'places.listSuburbs': page.suburbs!,
  'places.listRegions': [],
};

const show = (tab = 'details') =>
  showScreen(<MapDetailScreen />, '/settings/maps/:number', `/settings/maps/12?tab=${tab}`);
const changes = (sent: { method: string }[]) => sent.filter(({ method }) => method !== 'GET');

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('MAPS-R16 the type and the last completion of an existing map are read-only', async () => {
  signInAs(['settings.maps', 'settings.maps.edit']);
  const sent = answerWith({ ...base, 'maps.saveMap': { ...details, blocks: 35, version: 7 } });
  show();
  const blocks = await screen.findByLabelText('Blocks');
  expect(screen.getByLabelText('Type').hasAttribute('readonly')).toBe(true);
  expect(screen.queryByLabelText('Last completed')).toBeNull();
  await userEvent.type(blocks, '5');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  expect(changes(sent)).toMatchObject([
    { path: '/api/maps/12', body: { blocks: 35, version: 6, complete: null } },
  ]);
});

it("MAPS-D7 MAPS-R1 the form changes the position of the map's button among the maps", async () => {
  const sent = answerWith({ ...base, 'maps.saveMap': { ...details, order: 3, version: 7 } });
  show();
  const order = await screen.findByLabelText('Order');
  await userEvent.clear(order);
  await userEvent.type(order, '3');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  expect(changes(sent)).toMatchObject([{ path: '/api/maps/12', body: { order: 3, blocks: details.blocks } }]);
});

it('a street is saved with the version shown, and a conflict shows both versions next to each other', async () => {
  signInAs(['settings.maps', 'maps.streets', 'maps.streets.edit']);
  const sent = answerWith({ ...base, 'places.editStreet': { ...page.streets[0]!, name: 'Mine' } });
  const answer = globalThis.fetch;
  const stale = {
    code: 'stale',
    message: 'Stale.',
    current: { ...page.streets[0]!, name: 'Theirs', version: 9 },
  };
  let refused = false;
  vi.stubGlobal('fetch', (url: string, request: RequestInit = {}) => {
    if (request.method !== 'PUT' || refused) return answer(url, request);
    refused = true;
    return Promise.resolve(Response.json(stale, { status: 409 }));
  });
  show('streets');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Mount Street' }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.clear(sheet.getByLabelText('Street'));
  await userEvent.type(sheet.getByLabelText('Street'), 'Mine');
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  expect(await sheet.findByRole('cell', { name: 'Theirs' })).toBeTruthy();
  await userEvent.click(sheet.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(changes(sent)).toMatchObject([{ body: { name: 'Mine', suburb_id: 3, version: 9 } }]);
});

it('ADDR-R18 ADDR-R15 permitted people add a foreign address with its language, and delete it', async () => {
  signInAs(['settings.maps', 'maps.foreign', 'maps.foreign.add', 'maps.foreign.delete']);
  const sent = answerWith({
    ...base,
    'territory.addForeignAddress': page.foreign![0]!,
    'territory.deleteForeignAddress': { ok: true },
  });
  show('foreign');
  await screen.findByText('Nepali');
  expect(screen.queryByRole('button', { name: 'Edit 14 Mount Street' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add foreign address' }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.type(sheet.getByLabelText('House number'), '16');
  await userEvent.selectOptions(sheet.getByLabelText('Language'), 'Nepali');
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(changes(sent)[0]!).toMatchObject({ body: { map: 12, street: 1, house: '16', lang: 'ne' } });
  await userEvent.click(screen.getByRole('button', { name: 'More: Delete 14 Mount Street' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete 14 Mount Street' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(changes(sent)[1]).toMatchObject({ path: '/api/foreign-addresses/8' }));
});

it('TERR-R6 changing an address found on another map keeps its street', async () => {
  signInAs(['settings.maps', 'maps.foreign', 'maps.foreign.edit']);
  const found = { ...page.foreign![0]!, street: 99, street_name: 'Belton Street' };
  const sent = answerWith({
    ...base,
    'maps.readMap': { ...page, streets: [], foreign: [found] },
    'territory.editForeignAddress': found,
  });
  show('foreign');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit 14 Belton Street' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect((sheet.getByLabelText('Street') as HTMLInputElement).value).toBe('Belton Street');
  await userEvent.type(sheet.getByLabelText('Unit'), '7');
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(changes(sent)).toMatchObject([{ body: { street: 99, unit: '7', version: 2 } }]);
});

it('MAPS-S8 MAPS-R14 MAPS-X1 the history shows notes, holders and dates; removing a person can be undone for three seconds, and the current holder stays', async () => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  signInAs(['settings.maps', 'settings.maps.assign']);
  const sent = answerWith({ ...base, 'maps.removeHolder': page.assignments![0]! });
  show('history');
  expect(await screen.findByText('Note: Dog at the corner')).toBeTruthy();
  expect(screen.getByText('Ruth Hollis').parentElement?.textContent).toMatch(/^Ruth Hollis · \S.* to \S/);
  expect(screen.getByText('Daniel Kerr').parentElement?.textContent).toMatch(/^Daniel Kerr · since \S/);
  await user.click(await screen.findByRole('button', { name: 'More: Remove Ruth Hollis' }));
  await user.click(screen.getByRole('button', { name: 'Remove Ruth Hollis' }));
  expect(screen.queryByRole('button', { name: /Remove Daniel Kerr/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo: Ruth Hollis' }));
  await act(() => vi.advanceTimersByTimeAsync(3100));
  expect(changes(sent)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'More: Remove Ruth Hollis' }));
  await user.click(screen.getByRole('button', { name: 'Remove Ruth Hollis' }));
  await act(() => vi.advanceTimersByTimeAsync(3100));
  await waitFor(() =>
    expect(changes(sent)).toMatchObject([
      {
        path: '/api/maps/12/assignments/5/users/1',
        body: { assigned_at: '2026-05-01T00:00:00.000Z' },
      },
    ]),
  );
});

it('MAPS-O11 previews the chosen picture before the upload, and shows the progress', async () => {
  signInAs(['settings.maps', 'settings.maps.edit']);
  answerWith(base);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:seen', revokeObjectURL: () => {} }));
  const requests: {
    upload: { onprogress?: (event: object) => void };
    status: number;
    onload?: () => void;
  }[] = [];
  class Request {
    upload: { onprogress?: (event: object) => void } = {};
    status = 0;
    responseText = JSON.stringify({ data: page.map });
    onload?: () => void;
    open() {}
    setRequestHeader() {}
    send() {
      requests.push(this);
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  show();
  const picture = new File(['x'], 'map.png', { type: 'image/png' });
  await userEvent.upload(await screen.findByLabelText('Choose a picture'), picture);
  expect(screen.getByAltText('The chosen picture').getAttribute('src')).toBe('blob:seen');
  await userEvent.click(screen.getByRole('button', { name: 'Upload this picture' }));
  await waitFor(() => expect(requests).toHaveLength(1));
  act(() => requests[0]!.upload.onprogress?.({ loaded: 40, total: 100 }));
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('40');
  act(() => {
    requests[0]!.status = 200;
    requests[0]!.onload?.();
  });
  expect(await screen.findByText('Picture saved.')).toBeTruthy();
});
