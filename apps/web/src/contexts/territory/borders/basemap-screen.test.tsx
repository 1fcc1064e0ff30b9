import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { encryptedCache } from '#platform/encrypted-cache/encrypted-cache.ts';
import { answerWith, exampleMap, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { BasemapScreen } from './basemap-screen.tsx';
import type { Plan } from './borders.queries.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const square = (west: number): Plan['map']['border'] => [
  [
    [
      [west, -41.07],
      [west + 0.01, -41.07],
      [west + 0.01, -41.06],
      [west, -41.06],
      [west, -41.07],
    ],
  ],
];
const map = (number: string, border: Plan['map']['border']): Plan['map'] => ({
  map_id: Number(number),
  number,
  type_id: 1,
  place: 'Upper Burnie',
  border,
  version: 0,
});
const plan: Plan = {
  tiles: null,
  map: map('12', square(145.9)),
  neighbours: [map('13', square(145.91))],
  roads: [],
  around: [],
  blocks: [1, 2, 3].map((block) => ({ block, label: 'ABC'[block - 1]!, at: [145.901, -41.061], area: null })),
  start: { bounds: [145.9, -41.07, 145.91, -41.06], of: 'map' },
  houses: [],
  outside: 0,
  picture_place: null,
};

/** Geolocation with a given permission; `say` reports a position of the phone, `failWith` an error. */
function phone(permission: PermissionState) {
  let tell: PositionCallback | undefined;
  let fail: PositionErrorCallback | null | undefined;
  const watchPosition = vi.fn((found: PositionCallback, failed?: PositionErrorCallback | null) => {
    tell = found;
    fail = failed;
    return 1;
  });
  vi.stubGlobal('navigator', {
    onLine: true,
    language: 'en',
    userAgent: '',
    permissions: { query: async () => ({ state: permission }) },
    geolocation: { watchPosition, clearWatch: vi.fn() },
  });
  const say = (longitude: number, latitude: number, accuracy = 8) =>
    act(() => tell!({ coords: { longitude, latitude, accuracy } } as GeolocationPosition));
  const failWith = (code: number) =>
    act(() => fail!({ code, PERMISSION_DENIED: 1, TIMEOUT: 3 } as GeolocationPositionError));
  return { watchPosition, say, failWith };
}

const show = (changed: Partial<Plan> = {}) => {
  signInAs([]);
  const page = {
    map: exampleMap({ assignment: { ...exampleMap().assignment!, progress: { blocks: [1, 3] } } }),
    streets: [],
  };
  answerWith({ 'borders.readMapPlan': { ...plan, ...changed }, 'maps.readMap': page, 'maps.listMaps': [] });
  showScreen(<BasemapScreen />, '/map/:number/ground', '/map/12/ground');
};

it('TERR-R29 locates at once if the permission was granted earlier', async () => {
  const { watchPosition, say } = phone('granted');
  show();
  await waitFor(() => expect(watchPosition).toHaveBeenCalledTimes(1));
  say(145.905, -41.065);
  expect(screen.getByText('You are in map 12 (accurate to 8 m).')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(screen.queryByText(/You are in map/)).toBeNull();
});

it('TERR-R29 does not request the location before the button is pressed if there was no decision yet', async () => {
  const { watchPosition } = phone('prompt');
  show();
  const button = await screen.findByRole('button', { name: 'Where am I?' });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(watchPosition).not.toHaveBeenCalled();
  await userEvent.click(button);
  expect(watchPosition).toHaveBeenCalledTimes(1);
});

it('TERR-R29 reports a denied permission at once', async () => {
  phone('denied');
  show();
  expect(await screen.findByText(/Location is turned off for Sheaf/)).toBeTruthy();
});

it('TERR-R29 shows distance and direction of the map, and the name of another map at the position', async () => {
  const { watchPosition, say, failWith } = phone('granted');
  show();
  await waitFor(() => expect(watchPosition).toHaveBeenCalled());
  say(145.9, -41.0545);
  expect(screen.getByText('Your location is accurate to 8 m. Map 12 is 610 m to the south.')).toBeTruthy();
  say(145.915, -41.065);
  expect(screen.getByText('You are in map 13 (accurate to 8 m). Map 12 is 420 m to the west.')).toBeTruthy();
  failWith(3);
  expect(screen.getByText(/You are in map 13/)).toBeTruthy();
  failWith(1);
  expect(screen.getByText(/Location is turned off for Sheaf/)).toBeTruthy();
});

it('TERR-R28 shows the number of completed blocks next to the ground', async () => {
  phone('prompt');
  show();
  expect(await screen.findByText('2 of 3 blocks done')).toBeTruthy();
});

it('TERR-R30 states that only the suburb is known, or that the area is unknown', async () => {
  phone('prompt');
  show({ map: map('12', null), start: { bounds: [145.9, -41.07, 145.91, -41.06], of: 'suburb' } });
  expect(
    await screen.findByText('Sheaf does not know yet where map 12 is. This is its suburb.'),
  ).toBeTruthy();
  cleanup();
  show({ map: map('12', null), neighbours: [], start: null });
  expect(await screen.findByText(/Sheaf does not know this area yet/)).toBeTruthy();
});

it('TERR-R9 shows a plan stored by an earlier version of the app while offline', async () => {
  signInAs([]);
  answerWith({});
  const { around: _, blocks: __, start: ___, ...kept } = plan;
  await encryptedCache.put('territory.readMapPlan {"number":"12"}', { ...kept, map: map('12', null) });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  showScreen(<BasemapScreen />, '/map/:number/ground', '/map/12/ground');
  expect(await screen.findByText('This map has no border yet.')).toBeTruthy();
});
