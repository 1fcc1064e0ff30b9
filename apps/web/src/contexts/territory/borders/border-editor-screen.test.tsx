import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answerWith, exampleMap, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { BorderEditorScreen } from './border-editor-screen.tsx';
import type { Plan } from './borders.queries.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const plan: Plan = {
  tiles: null,
  map: { map_id: 12, number: '12', type_id: 1, place: 'Upper Burnie', border: null, version: 0 },
  neighbours: [],
  roads: [],
  around: [],
  blocks: [],
  picture_place: null,
  start: null,
  houses: [],
  outside: 0,
};

const show = (start: Plan['start'], asset = exampleMap().asset, changed: Partial<Plan> = {}) => {
  signInAs(['settings.maps', 'settings.maps.edit']);
  answerWith({
    'borders.readMapPlan': { ...plan, start, ...changed },
    'maps.readMap': { map: exampleMap({ asset }), streets: [] },
    'maps.listMaps': [],
  });
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined }),
  );
  showScreen(<BorderEditorScreen />, '/settings/borders/:number', '/settings/borders/12');
};
const suburb = {
  bounds: [145.9, -41.07, 145.91, -41.06] as [number, number, number, number],
  of: 'suburb' as const,
};

it('TERR-R30 a new border starts over the suburb of its map, and the screen states it', async () => {
  show(suburb);
  expect(
    await screen.findByText(
      'Sheaf does not know yet where map 12 is. This is its suburb. Tap the corners of the map, one after the other.',
    ),
  ).toBeTruthy();
});

it('TERR-R31 lays the picture of the map over the ground and removes it, and disables saving while it is being placed', async () => {
  show(suburb);
  await userEvent.click(await screen.findByRole('button', { name: 'Show the picture' }));
  expect(screen.getByText('Move and zoom until the streets match the picture.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Hide the picture' }));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  cleanup();
  show(suburb, null);
  await screen.findByText(/This is its suburb/);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('button', { name: 'Show the picture' })).toBeNull();
});

it('TERR-R31 restores the saved position of the picture, unless the picture was replaced', async () => {
  const asset = exampleMap().asset!;
  const bounds = suburb.bounds;
  show(suburb, asset, { picture_place: { picture: asset.location, bounds } });
  await userEvent.click(await screen.findByRole('button', { name: 'Show the picture' }));
  expect(screen.queryByText('Move and zoom until the streets match the picture.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Move the picture' }));
  expect(screen.getByText('Move and zoom until the streets match the picture.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Fix the picture here' })).toBeTruthy();
  cleanup();
  show(suburb, asset, { picture_place: { picture: '/map-pictures/of-last-year', bounds } });
  await userEvent.click(await screen.findByRole('button', { name: 'Show the picture' }));
  expect(screen.getByText('Move and zoom until the streets match the picture.')).toBeTruthy();
});

it('TERR-R30 a border on unknown ground starts at the current position', async () => {
  const watchPosition = vi.fn((found: PositionCallback) => {
    found({ coords: { longitude: 145.9, latitude: -41.06, accuracy: 8 } } as GeolocationPosition);
    return 1;
  });
  vi.stubGlobal('navigator', {
    onLine: true,
    language: 'en',
    userAgent: '',
    geolocation: { watchPosition, clearWatch: () => undefined },
  });
  show(null);
  const start = await screen.findByRole('button', { name: 'Start where I am' });
  expect(watchPosition).not.toHaveBeenCalled();
  await userEvent.click(start);
  await waitFor(() =>
    expect(screen.getByText('Tap the corners of the map, one after the other.')).toBeTruthy(),
  );
});
