import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  decideOpenLink,
  mayRepeatOpening,
  needsRecheck,
  recheckHours,
  sessionDays,
  sessionExpired,
} from './link.ts';

const hour = 3_600_000;
const instant = fc.integer({ min: 0, max: 4e12 });

it('AUTH-R1 a link opens before its expiry instant, not at it', () => {
  fc.assert(
    fc.property(instant, instant, (expiresAt, now) => {
      const link = { expiresAt, usedAt: null, revokedAt: null, personActive: true };
      expect(decideOpenLink(link, now).allowed).toBe(now < expiresAt);
      expect(decideOpenLink(link, expiresAt)).toEqual({ allowed: false, reason: 'link-expired' });
      expect(decideOpenLink(link, expiresAt - 1).allowed).toBe(true);
    }),
  );
});

it('AUTH-R5 an inactive person is refused as inactive first, then a used link as used', () => {
  const maybe = fc.option(instant);
  fc.assert(
    fc.property(instant, maybe, maybe, fc.boolean(), instant, (expiresAt, usedAt, revokedAt, active, now) => {
      const decision = decideOpenLink({ expiresAt, usedAt, revokedAt, personActive: active }, now);
      const reason = decision.allowed ? null : decision.reason;
      if (!active) expect(reason).toBe('person-inactive');
      else if (usedAt !== null) expect(reason).toBe('link-used');
      else if (revokedAt !== null) expect(reason).toBe('link-revoked');
      else expect(reason).toBe(now < expiresAt ? null : 'link-expired');
    }),
  );
});

it('AUTH-R7 eight hours and 180 days apply to the millisecond', () => {
  fc.assert(
    fc.property(instant, (at) => {
      expect(needsRecheck(at, at + recheckHours * hour)).toBe(false);
      expect(needsRecheck(at, at + recheckHours * hour + 1)).toBe(true);
      expect(sessionExpired(at, at + sessionDays * 24 * hour)).toBe(false);
      expect(sessionExpired(at, at + sessionDays * 24 * hour + 1)).toBe(true);
    }),
  );
});

it('AUTH-R18 a used link opens again only for its own open session, and not after its expiry', () => {
  const maybe = fc.option(instant);
  fc.assert(
    fc.property(
      fc.record({
        expiresAt: instant,
        usedAt: maybe,
        revokedAt: maybe,
        personActive: fc.boolean(),
        sameSecret: fc.boolean(),
        sessionOpen: fc.boolean(),
      }),
      instant,
      (link, now) => {
        if (!mayRepeatOpening(link, now)) return;
        expect(decideOpenLink(link, now)).toEqual({ allowed: false, reason: 'link-used' });
        expect([link.sameSecret, link.sessionOpen, link.personActive, now < link.expiresAt]).toEqual(
          Array(4).fill(true),
        );
      },
    ),
  );
  const used = { expiresAt: 100, usedAt: 1, revokedAt: null, personActive: true };
  expect(mayRepeatOpening({ ...used, sameSecret: true, sessionOpen: true }, 99)).toBe(true);
});

it('AUTH-R18 repeating needs each of its conditions', () => {
  const used = {
    expiresAt: 100,
    usedAt: 1,
    revokedAt: null,
    personActive: true,
    sameSecret: true,
    sessionOpen: true,
  };
  for (const change of [
    { usedAt: null },
    { revokedAt: 2 },
    { personActive: false },
    { sameSecret: false },
    { sessionOpen: false },
  ])
    expect([change, mayRepeatOpening({ ...used, ...change }, 99)]).toEqual([change, false]);
  expect(mayRepeatOpening(used, 100)).toBe(false);
});
