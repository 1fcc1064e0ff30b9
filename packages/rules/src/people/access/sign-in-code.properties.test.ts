import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CodeLink, decideCode, mostForeignFailures, mostOwnFailures } from './sign-in-code.ts';

const now = 1_000_000;
const open = { level: 0, until: now };
const paused = { level: 6, until: now + 1 };
const link = (id: number, given: Partial<CodeLink> = {}): CodeLink => ({
  id,
  own: false,
  failures: 0,
  matches: false,
  ...given,
});
const some = fc.array(
  fc.record({ id: fc.nat(), own: fc.boolean(), failures: fc.nat(12), matches: fc.boolean() }),
  { maxLength: 8 },
);

it('AUTH-X2 a pause of the contact never blocks the requesting device', () => {
  for (const pause of [open, paused])
    expect(decideCode([link(1, { own: true, matches: true })], pause, now)).toEqual({
      opens: 1,
      failed: { own: [], foreign: [] },
      pause,
    });
  expect(decideCode([link(1, { matches: true })], open, now).opens).toBe(1);
  expect(decideCode([link(1, { matches: true })], paused, now)).toEqual({
    opens: null,
    failed: { own: [], foreign: [] },
    pause: paused,
  });
});

it('AUTH-X2 opens only links with remaining tries, and counts a wrong code for each tried link', () => {
  fc.assert(
    fc.property(some, fc.boolean(), (links, isPaused) => {
      const { opens, failed, pause } = decideCode(links, isPaused ? paused : open, now);
      const tried = links.filter(({ own, failures }) =>
        own ? failures < mostOwnFailures : !isPaused && failures < mostForeignFailures,
      );
      expect(opens !== null).toBe(tried.some(({ matches }) => matches));
      if (opens !== null) expect(failed).toEqual({ own: [], foreign: [] });
      else {
        expect(failed.own).toEqual(tried.filter(({ own }) => own).map(({ id }) => id));
        expect(failed.foreign).toEqual(tried.filter(({ own }) => !own).map(({ id }) => id));
      }
      if (isPaused) expect(pause).toBe(paused);
    }),
  );
});

it('AUTH-X2 a wrong code pauses other devices, also without any link, but not if only own links were tried', () => {
  const next = { level: 1, until: now + 60_000 };
  expect(decideCode([], open, now).pause).toEqual(next);
  expect(decideCode([link(1)], open, now).pause).toEqual(next);
  expect(decideCode([link(1, { own: true })], open, now).pause).toEqual(open);
  expect(decideCode([link(1, { own: true }), link(2)], open, now).pause).toEqual(next);
  expect(decideCode([link(1, { own: true, failures: mostOwnFailures })], open, now).pause).toEqual(next);
});

it('AUTH-X2 tries an own link before others', () => {
  const links = [link(1, { matches: true }), link(2, { own: true, matches: true })];
  expect(decideCode(links, open, now).opens).toBe(2);
});
