import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { encryptedCache } from '../../platform/encrypted-cache/encrypted-cache.ts';
import { answerWith, signInAs } from '../../platform/testing/replies.ts';
import { showScreen } from '../../platform/testing/show-screen.tsx';
import { BasemapScreen } from './basemap-screen.tsx';
import type { Plan } from './borders.queries.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const plan: Plan = {
  tiles: null,
  map: { map_id: 12, number: '12', type_id: 1, place: 'Upper Burnie', border: null, version: 0 },
  neighbours: [],
  roads: [],
  houses: [],
  outside: 0,
};

it('TERR-R9 the plan that an earlier version of the app kept shows where there is no network', async () => {
  signInAs([]);
  answerWith({});
  await encryptedCache.put('territory.readMapPlan {"number":"12"}', plan);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  showScreen(<BasemapScreen />, '/map/:number/ground', '/map/12/ground');
  expect(await screen.findByText('This map has no border yet.')).toBeTruthy();
});
