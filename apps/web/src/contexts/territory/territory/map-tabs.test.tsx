/** Tabs of a map and their actions, by permission. */
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Reply } from '#platform/api.ts';
import { answerWith, exampleMap, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { MapDetailScreen } from './map-detail-screen.tsx';

type Page = Reply<'maps.readMap'>;

const foreign: NonNullable<Page['foreign']> = [
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
];
const plain: Page = {
  map: exampleMap({ asset: null }),
  streets: [{ id: 1, name: 'Mount Street', suburb_id: 3, map_id: 12, version: 4 }],
};

const show = (tab: string, given: Partial<Page>, permits: string[]) => {
  signInAs(['settings.maps', ...permits]);
  answerWith({ 'maps.readMap': { ...plain, ...given }, 'maps.listMaps': [], 'places.listSuburbs': [] });
  showScreen(<MapDetailScreen />, '/settings/maps/:number', `/settings/maps/12?tab=${tab}`);
};

const offered = (within: HTMLElement[]) =>
  within.map((button) => button.getAttribute('aria-label') ?? button.textContent);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each<[string, string, Partial<Page>, string[]]>([
  ['Streets', 'streets', {}, ['maps.streets']],
  ['Suburbs', 'suburbs', { suburbs: [] }, []],
  ['Preloaded', 'preloaded', { preloadedAddresses: [] }, []],
  ['Foreign', 'foreign', { foreign: [] }, []],
  ['Do-not-calls', 'doNotCalls', { doNotCalls: [] }, []],
  ['History', 'history', { assignments: [] }, []],
])(
  'MAPS-R6 shows the tab %s alone besides the details if the server returns its list only',
  async (name, tab, given, permits) => {
    show(tab, given, permits);
    await screen.findByRole('tab', { name });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Details', name]);
  },
);

it('MAPS-R6 the actions of a tab have their own permissions', async () => {
  show('streets', {}, ['maps.streets', 'maps.streets.edit']);
  const panel = within(await screen.findByRole('tabpanel', { name: 'Streets' }));
  expect(offered(panel.getAllByRole('button'))).toEqual(['Edit Mount Street']);
});

it.each([
  ['maps.foreign', []],
  ['maps.foreign.add', ['Add foreign address']],
  ['maps.foreign.edit', ['Edit 14 Mount Street']],
  ['maps.foreign.delete', ['More: Delete 14 Mount Street']],
])('ADDR-R18 %s offers %j and nothing else', async (key, buttons) => {
  show('foreign', { foreign }, ['maps.foreign', key]);
  const panel = within(await screen.findByRole('tabpanel', { name: 'Foreign' }));
  expect(panel.getByText('14 Mount Street')).toBeTruthy();
  expect(offered(panel.queryAllByRole('button'))).toEqual(buttons);
});
