import { afterEach, expect, it, vi } from 'vitest';
import { placeOfPlan } from '#contexts/territory/borders/kept-plan.api.ts';
import { encryptedCache } from '#platform/encrypted-cache/encrypted-cache.ts';
import { session } from '#platform/session.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { keepHeldMaps } from './held-maps.ts';
import type { MapPage, MapRow } from './map-labels.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('TERR-R9 stores the plan of a held map on the phone, and removes the plan of any other', async () => {
  signInAs([]);
  const plan = {
    tiles: null,
    map: { map_id: 1, number: '12', type_id: 1 as const, place: '', border: null, version: 0 },
    neighbours: [],
    roads: [],
    around: [],
    blocks: [],
    start: null,
    houses: [],
    outside: 0,
    picture_place: null,
  };
  answerWith({ 'addresses.listMyAddresses': [], 'borders.readMapPlan': plan });
  await encryptedCache.put(placeOfPlan('13'), { map: { number: '13' } });
  await encryptedCache.put('/maps/13/asset/picture', { picture: 13 });
  await encryptedCache.put('maps.readMap {"number":"13"}', { map: { number: '13' } });
  await encryptedCache.put('meetings.listMeetings {}', [{ id: 7 }]);
  const held = { number: '12', asset: null } as unknown as MapRow;
  const read = vi.fn(() => Promise.resolve({} as MapPage));
  keepHeldMaps([held], () => true, read);
  await vi.waitFor(() => expect(read).toHaveBeenCalledWith('12'), 10_000);
  expect(await encryptedCache.read(placeOfPlan('13'))).toBeUndefined();
  expect(await encryptedCache.read('/maps/13/asset/picture')).toBeUndefined();
  expect(await encryptedCache.read('maps.readMap {"number":"13"}')).toBeUndefined();
  // Cache entries of other domains are unchanged.
  expect(await encryptedCache.read('meetings.listMeetings {}')).toEqual([{ id: 7 }]);
  await vi.waitFor(async () => expect(await encryptedCache.read(placeOfPlan('12'))).toEqual(plan));
});

it('cancels prefetching for a person after another one signed in', async () => {
  signInAs([]);
  const sent = answerWith({ 'addresses.listMyAddresses': [] });
  vi.useFakeTimers();
  keepHeldMaps(
    [],
    () => true,
    () => Promise.resolve({} as MapPage),
  );
  session.clear();
  signInAs([], { id: 2 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual([]);
});
