import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decideLink } from './offer-link.ts';
import { decideTake, type Swap, type SwappedDuty } from './swap.ts';
import { offerStates, swapStates } from './swap-state.ts';

const person = fc.integer({ min: 1, max: 4 });

const given = fc.record({
  state: fc.constantFrom(...swapStates),
  released: fc.boolean(),
  takenBy: fc.option(person),
  closesAt: fc.integer({ min: 0, max: 90 }),
  offers: fc.uniqueArray(fc.record({ personId: person, state: fc.constantFrom(...offerStates) }), {
    selector: ({ personId }) => personId,
  }),
  holder: fc.option(person),
  moved: fc.boolean(),
  cancelled: fc.boolean(),
  removed: fc.boolean(),
  now: fc.integer({ min: 0, max: 120 }),
});

type Values = typeof given extends fc.Arbitrary<infer Value> ? Value : never;

function swapAndDuty({ state, released, takenBy, closesAt, offers, ...drawn }: Values) {
  const swap: Swap = {
    ...{ state, released, takenBy, closesAt, offers },
    from: 1,
    date: '2026-11-29',
    nextAt: null,
    remindAt: null,
  };
  const duty: SwappedDuty = {
    personId: drawn.holder,
    date: drawn.moved ? '2026-11-30' : '2026-11-29',
    startsAt: 100,
    cancelled: drawn.cancelled,
    shift: false,
    terms: 'free',
  };
  return { swap, duty: drawn.removed ? null : duty };
}

it('X-SWAP-17 a link is open exactly while the person can take the duty', () => {
  fc.assert(
    fc.property(given, person, (drawn, who) => {
      const { swap, duty } = swapAndDuty(drawn);
      const at = { person: who, now: drawn.now };
      const link = decideLink(swap, duty, at);
      const take = decideTake(swap, duty, { ...at, clashes: [] });
      expect(link.allowed && (link.value === 'open' || link.value === 'declined')).toBe(take.allowed);
    }),
    { numRuns: 2000 },
  );
});

it('X-SWAP-17 a link ends when the duty begins, moves, is cancelled or removed, and shows nothing to people who were not asked', () => {
  fc.assert(
    fc.property(given, person, (drawn, who) => {
      const { swap, duty } = swapAndDuty(drawn);
      const link = decideLink(swap, duty, { person: who, now: drawn.now });
      const isAsked = swap.offers.some(({ personId }) => personId === who);
      if (!isAsked || drawn.removed || drawn.cancelled || drawn.moved || drawn.now >= 100)
        expect(link).toEqual({ allowed: false, reason: 'swap-offer-ended' });
    }),
    { numRuns: 2000 },
  );
});

it('X-SWAP-17 the duty belongs to one person at most by the links', () => {
  fc.assert(
    fc.property(given, (drawn) => {
      const { swap, duty } = swapAndDuty(drawn);
      const winners = [1, 2, 3, 4].filter((who) => {
        const link = decideLink(swap, duty, { person: who, now: drawn.now });
        return link.allowed && (link.value === 'yours' || link.value === 'waiting');
      });
      expect(winners.length).toBeLessThanOrEqual(1);
      if (winners.length > 0) expect(winners).toEqual([swap.takenBy]);
    }),
    { numRuns: 2000 },
  );
});
