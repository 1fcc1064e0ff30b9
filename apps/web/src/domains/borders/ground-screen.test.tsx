import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { pocket } from '../../platform/pocket/pocket.ts';
import { answerWith, signInAs } from '../../platform/testing/replies.ts';
import { showScreen } from '../../platform/testing/show-screen.tsx';
import type { Plan } from './borders.queries.ts';
import { GroundScreen } from './ground-screen.tsx';

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
  await pocket.put('territory.readMapPlan {"number":"12"}', plan);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  showScreen(<GroundScreen />, '/map/:number/ground', '/map/12/ground');
  expect(await screen.findByText('This map has no border yet.')).toBeTruthy();
});
