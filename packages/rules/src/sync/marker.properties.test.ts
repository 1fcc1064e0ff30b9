import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  explainsCount,
  isOfOurHistory,
  type MarkerParts,
  markerOf,
  readMarker,
  readMarkers,
  staleCollections,
} from './marker.ts';

const state = fc.record({ count: fc.nat(9_999_999), revision: fc.nat(), epoch: fc.nat(99_999) });

it('SYNC-R2 two markers are equal exactly if count, revision and permissions are', () => {
  fc.assert(
    fc.property(state, state, (a, b) => {
      const same = a.count === b.count && a.revision === b.revision && a.epoch === b.epoch;
      expect(markerOf(a.count, a.revision, a.epoch) === markerOf(b.count, b.revision, b.epoch)).toBe(same);
    }),
  );
});

it('SYNC-D3 a marker is ten digits of count followed by the epoch', () => {
  expect(markerOf(123, 42, 7)).toBe('00000001234200007');
});

it('SYNC-R1 an unchanged marker is current, any other is stale', () => {
  const name = fc.constantFrom('users', 'roles', 'world/congregations', 'maps');
  fc.assert(
    fc.property(
      fc.dictionary(name, state),
      fc.dictionary(name, state),
      fc.string(),
      (ours, theirs, noise) => {
        const marked = (states: typeof ours): Record<string, string> =>
          Object.fromEntries(
            Object.entries(states).map(([key, { count, revision, epoch }]) => [
              key,
              markerOf(count, revision, epoch),
            ]),
          );
        const [mine, phone] = [marked(ours), marked(theirs)];
        const sent = Object.entries(phone).map(([key, marker]) => `${key}:${marker}`);
        const stale = staleCollections(
          readMarkers([...sent, noise.replaceAll(/[:,]/g, ' ')].join(',')),
          mine,
        );
        expect(new Set(stale)).toEqual(new Set(Object.keys(mine).filter((key) => mine[key] !== phone[key])));
      },
    ),
  );
});

it('SYNC-R2 revision and permissions can be parsed from a marker, and from no other text', () => {
  fc.assert(
    fc.property(state, ({ count, revision, epoch }) => {
      expect(readMarker(markerOf(count, revision, epoch))).toEqual({
        count,
        revision,
        permissionEpoch: epoch,
      });
    }),
  );
  for (const text of ['', 'x', '00000000001', '00000000012345', '0'.repeat(10) + '9'.repeat(30)])
    expect(readMarker(text)).toBeUndefined();
});

it('SYNC-R1 accepts spaces around a marker, and no other extra text', () => {
  const marker = '00000001234200007';
  expect(readMarkers(` users:${marker} ,world/roles:${marker}`)).toEqual(
    new Map([
      ['users', marker],
      ['world/roles', marker],
    ]),
  );
  for (const part of [`x-users:${marker}`, `users:${marker}x`, 'users:1234567890', `:${marker}`, 'users:'])
    expect(readMarkers(part).size).toBe(0);
  expect(readMarkers('users:12345678901').get('users')).toBe('12345678901');
});

it('SYNC-R2 a marker consists of digits only, at least sixteen', () => {
  expect(readMarker('0000000012300007')).toEqual({ count: 12, revision: 3, permissionEpoch: 7 });
  for (const text of ['0'.repeat(15), `x${'0'.repeat(16)}`, `${'0'.repeat(16)}x`])
    expect(readMarker(text)).toBeUndefined();
});

it('SYNC-R1 only differing collections are read again', () => {
  const theirs = new Map([
    ['users', '1'],
    ['roles', '2'],
    ['maps', '3'],
  ]);
  expect(staleCollections(theirs, { users: '1', roles: '9', places: '4' })).toEqual(['roles', 'places']);
});

it('SYNC-X3 a marker with a higher revision or other permissions belongs to another history', () => {
  const ours: MarkerParts = { count: 5, revision: 7, permissionEpoch: 2 };
  expect(isOfOurHistory({ ...ours }, ours)).toBe(true);
  expect(isOfOurHistory({ ...ours, revision: 6 }, ours)).toBe(true);
  expect(isOfOurHistory({ ...ours, revision: 8 }, ours)).toBe(false);
  expect(isOfOurHistory({ ...ours, permissionEpoch: 1 }, ours)).toBe(false);
});

it('SYNC-X3 a count difference is explained by at least as many changed rows', () => {
  const ours: MarkerParts = { count: 5, revision: 7, permissionEpoch: 2 };
  for (const [count, changed, explained] of [
    [5, 0, true],
    [4, 0, false],
    [4, 1, true],
    [7, 1, false],
    [7, 2, true],
  ] as const)
    expect(explainsCount({ ...ours, count }, ours, changed)).toBe(explained);
});
