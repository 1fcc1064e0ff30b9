import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clashesOf, type DutySpan, isHardClash, onlyObstacle } from '../../duties/clash.ts';
import { runs } from '../../testing/ring.ts';
import type { Swap, SwapOffer, SwappedDuty } from './swap.ts';
import {
  chooseChains,
  decidePart,
  expiredChains,
  heldUntilOf,
  mostChains,
  nextExpiry,
  partnerOf,
} from './swap-chain.ts';

const hour = 3_600_000;
const free = { away: [], times: [], limits: [] };

const span = (id: number) =>
  fc
    .record({
      meetingId: fc.constantFrom(1, 2, null),
      kind: fc.constantFrom('part' as const, 'prayer' as const, 'responsibility' as const),
      at: fc.integer({ min: 17, max: 21 }),
    })
    .map(
      ({ meetingId, kind, at }): DutySpan => ({
        ...{ id, kind, meetingId, date: '2026-12-09', from: `${at}:00`, to: `${at + 1}:30` },
      }),
    );

const most = 7;
const world = fc
  .record({
    wanted: span(100),
    duties: fc.tuple(...Array.from({ length: 6 }, (_, at) => span(at + 1))),
    holders: fc.array(fc.integer({ min: 1, max: most }), { minLength: 6, maxLength: 6 }),
    /** By person: the duties that they may have. */
    may: fc.array(fc.array(fc.constantFrom(1, 2, 3, 4, 5, 6, 100), { maxLength: 6 }), {
      minLength: most,
      maxLength: most,
    }),
    asked: fc.array(fc.integer({ min: 1, max: most }), { maxLength: 2 }),
  })
  .map(({ duties, holders, may, ...rest }) => ({
    ...rest,
    people: may.map((ids, at) => ({
      id: at + 1,
      may: new Set<number>(ids),
      duties: duties.filter((_, index) => holders[index] === at + 1),
    })),
  }));

type World = typeof world extends fc.Arbitrary<infer Made> ? Made : never;
interface Triple {
  first: number;
  gives: number;
  second: number;
}

const isFree = (duty: DutySpan, others: readonly DutySpan[]): boolean =>
  !clashesOf(duty, others, free).some(isHardClash);

/** Every exchange that leaves both people without two duties at a time, in the order of the people. */
function bruteForce({ wanted, people, asked }: World): Triple[] {
  const found: Triple[] = [];
  for (const first of people)
    for (const given of first.duties)
      for (const second of people) {
        const others = first.duties.filter(({ id }) => id !== given.id);
        if (second.id === first.id || asked.includes(first.id) || asked.includes(second.id)) continue;
        if (!first.may.has(wanted.id) || !second.may.has(given.id)) continue;
        if (isFree(wanted, first.duties) || !isFree(wanted, others)) continue;
        if (isFree(given, second.duties)) found.push({ first: first.id, gives: given.id, second: second.id });
      }
  return found;
}

function chosen({ wanted, people, asked }: World) {
  const blocked = people.flatMap(({ id, may, duties }) => {
    const dutyId = may.has(wanted.id) ? onlyObstacle(clashesOf(wanted, duties, free)) : null;
    return dutyId === null ? [] : [{ personId: id, dutyId }];
  });
  const takers = new Map(
    people.flatMap(({ duties }) =>
      duties.map((given): [number, number[]] => [
        given.id,
        people.filter((one) => one.may.has(given.id) && isFree(given, one.duties)).map(({ id }) => id),
      ]),
    ),
  );
  return chooseChains({ blocked, takers, asked: new Set(asked), most: mostChains });
}

it('X-SWAP-32 finds the best chain of two, and up to three without a person in common, as a search of all exchanges does', () => {
  let found = 0;
  fc.assert(
    fc.property(world, (made) => {
      const all = bruteForce(made);
      const chains = chosen(made);
      found += chains.length;
      expect(chains[0]).toEqual(all[0]);
      expect(chains.length).toBeLessThanOrEqual(mostChains);
      for (const chain of chains) expect(all).toContainEqual(chain);
      const people = chains.flatMap(({ first, second }) => [first, second]);
      expect(new Set(people).size).toBe(people.length);
      const left = all.filter(({ first, second }) => !people.includes(first) && !people.includes(second));
      if (chains.length < mostChains) expect(left).toEqual([]);
    }),
    runs(300, 3000),
  );
  expect(found).toBeGreaterThan(20);
});

const begin = Date.UTC(2026, 11, 1, 9);
const duty: SwappedDuty = {
  ...{ personId: 1, date: '2026-12-09', startsAt: begin + 200 * hour },
  ...{ cancelled: false, shift: false, terms: 'free' as const },
};
const offersAtFirst: SwapOffer[] = [
  { personId: 2, state: 'sent', chain: 1, gives: 7 },
  { personId: 3, state: 'sent', chain: 1, gives: null },
  { personId: 4, state: 'sent', chain: 2, gives: 8 },
  { personId: 5, state: 'sent', chain: 2, gives: null },
];

const step = fc.oneof(
  fc.record({ what: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 6 }) }),
  fc.record({
    what: fc.constantFrom(...(['yes', 'yes', 'yes', 'no'] as const)),
    person: fc.integer({ min: 2, max: 6 }),
    busy: fc.integer({ max: 3, min: 0 }).map((at) => at === 0),
  }),
);

it('X-SWAP-33 both duties change together after two yes within four hours, and otherwise none does', () => {
  let [exchanged, expired] = [0, 0];
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let now = begin;
      let swap: Swap = {
        ...{ from: 1, state: 'open' as const, released: false, date: duty.date, takenBy: null },
        ...{ closesAt: duty.startsAt - 2 * hour, nextAt: null, remindAt: null, offers: offersAtFirst },
      };
      const said = new Map<number, number>();
      const set = (fits: (offer: SwapOffer) => boolean, change: Partial<SwapOffer>): void => {
        swap = {
          ...swap,
          offers: swap.offers.map((offer) => (fits(offer) ? { ...offer, ...change } : offer)),
        };
      };
      const end = (chain: number): void =>
        set((offer) => offer.chain === chain && offer.state !== 'cant', { state: 'late', heldUntil: null });
      for (const one of steps) {
        if (one.what === 'wait') {
          now += one.hours * hour;
          for (const chain of expiredChains(swap, now)) {
            expired += 1;
            end(chain);
          }
          expect(nextExpiry(swap) ?? now + 1).toBeGreaterThan(now);
          continue;
        }
        const own = swap.offers.find(({ personId }) => personId === one.person);
        const partner = partnerOf(swap, one.person);
        if (one.what === 'no') {
          if (swap.state === 'open' && own?.state === 'sent') {
            set((offer) => offer === own, { state: 'cant' });
            end(own.chain!);
          }
          continue;
        }
        const clashes = one.busy
          ? [{ code: 'same-time' as const, duty: 1, kind: 'part' as const, date: '' }]
          : [];
        const holder = own?.gives == null ? (partner?.personId ?? null) : one.person;
        const decision = decidePart(swap, duty, { person: one.person, now, clashes, holder });
        const mayAnswer = swap.state === 'open' && own?.state === 'sent' && !one.busy;
        expect(decision.allowed).toBe(mayAnswer);
        if (!decision.allowed) continue;
        if (decision.value === 'held') {
          said.set(one.person, now);
          set((offer) => offer === own, { state: 'held', heldUntil: heldUntilOf(now, swap.closesAt) });
        } else {
          exchanged += 1;
          expect(partner!.state).toBe('held');
          expect(now - said.get(partner!.personId)!).toBeLessThan(4 * hour);
          swap = { ...swap, state: 'taken', takenBy: own!.gives == null ? partner!.personId : one.person };
        }
      }
    }),
    runs(400, 4000),
  );
  expect([exchanged > 5, expired > 5]).toEqual([true, true]);
});

it('X-SWAP-33 a part is refused once the passed duty has another person, and is held at most until the search ends', () => {
  const swap: Swap = {
    ...{ from: 1, state: 'open' as const, released: false, date: duty.date, takenBy: null },
    ...{ closesAt: begin + hour, nextAt: null, remindAt: null, offers: offersAtFirst },
  };
  const at = (person: number, holder: number | null, terms: SwappedDuty['terms'] = 'free') => {
    const decision = decidePart(swap, { ...duty, terms }, { person, now: begin, clashes: [], holder });
    return decision.allowed ? decision.value : decision.reason;
  };
  expect([at(2, 2), at(3, 2), at(2, 9), at(3, null)]).toEqual(['held', 'held', 'swap-ended', 'swap-ended']);
  expect(at(2, 2, 'agreed')).toBe('swap-ended');
  expect(heldUntilOf(begin, swap.closesAt)).toBe(begin + hour);
  expect(heldUntilOf(begin, begin + 9 * hour)).toBe(begin + 4 * hour);
});
