import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Reply } from '#platform/api.ts';
import { answerWith, exampleMap, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { MapScreen } from './map-screen.tsx';

type Page = Reply<'maps.readMap'>;

const plain: Page = { map: exampleMap(), streets: [], availableAddresses: [] };

/** Titles of the visible accordions. */
async function accordions(given: Partial<Page>, permits: string[]): Promise<string[]> {
  signInAs(permits);
  answerWith({ 'maps.readMap': { ...plain, ...given }, 'maps.listMaps': [] });
  showScreen(<MapScreen />, '/map/:number', '/map/12');
  await screen.findByRole('button', { name: 'Block B' });
  return screen.queryAllByRole('button', { expanded: false }).map(({ textContent }) => textContent!);
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each<[string, Partial<Page>, string[]]>([
  ['Do-not-calls', { doNotCalls: [] }, []],
  ['Preloaded addresses', { preloadedAddresses: [] }, []],
  ['Foreign addresses', { foreign: [] }, []],
  ['Streets', {}, ['maps.streets']],
  ['Suburbs', { suburbs: [] }, []],
  ['Assignment history', { assignments: [] }, []],
])(
  'MAPS-R6 shows the accordion %s alone if the server returns its list only',
  async (name, given, permits) => {
    expect(await accordions(given, permits)).toEqual([`${name}0`]);
  },
);

it('MAPS-R6 MAPS-O7 shows the available addresses and no accordion without permissions', async () => {
  expect(await accordions({}, [])).toEqual([]);
  expect(screen.getByText('No addresses are available for this map.')).toBeTruthy();
});
