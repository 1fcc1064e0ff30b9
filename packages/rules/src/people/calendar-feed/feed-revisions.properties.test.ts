import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type FeedRevisions, reviseFeed } from './feed-revisions.ts';

const feed = fc
  .dictionary(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('x', 'y', 'z'))
  .map((entries) => new Map(Object.entries(entries)));

it('USERS-X20 SEQUENCE rises exactly when an entry changes or returns, and DTSTAMP is the time of that change', () => {
  fc.assert(
    fc.property(fc.array(feed, { maxLength: 12 }), (feeds) => {
      let known: FeedRevisions = {};
      let before = new Map<string, string>();
      for (const [now, hashes] of feeds.entries()) {
        const next = reviseFeed(known, hashes, now);
        for (const [key, hash] of hashes) {
          const same = before.get(key) === hash;
          const entry = next[key]!;
          expect(entry.hash).toBe(hash);
          if (same) expect(entry).toEqual(known[key]);
          else expect([entry.sequence, entry.changedAt]).toEqual([(known[key]?.sequence ?? -1) + 1, now]);
        }
        expect(reviseFeed(next, hashes, now + 5)).toEqual(next);
        known = next;
        before = hashes;
      }
    }),
  );
});

it('USERS-X20 remembers the last thousand entries that left the feed', () => {
  const crowd = new Map(Array.from({ length: 999 }, (_, at) => [`duty-${at}`, 'x']));
  const feeds = [new Map([['oldest', 'x']]), crowd, new Map([['later', 'x']])];
  const known = feeds.reduce<FeedRevisions>(reviseFeed, {});
  expect(Object.keys(known).length).toBe(1001);
  expect(known['oldest']?.hash).toBe('');
  const next = reviseFeed(known, new Map([['latest', 'x']]), feeds.length);
  expect(Object.keys(next).length).toBe(1001);
  expect(next['oldest']).toBeUndefined();
  expect(next['later']?.hash).toBe('');
});
