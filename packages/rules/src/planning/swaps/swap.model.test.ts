import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amount } from '../../testing/ring.ts';
import { decideLink } from './offer-link.ts';
import {
  decideAgree,
  decideAsk,
  decideCannot,
  decideRelease,
  decideTake,
  decideWithdraw,
  isActive,
  isLive,
  type Swap,
  type SwapOffer,
  type SwappedDuty,
} from './swap.ts';
import { isUnanswered } from './swap-state.ts';
import { seesReasons, swapRoleOf } from './swap-viewer.ts';
import { closingOf, isReminderDue, isWaveDue, nextWave, reminderOf } from './waves.ts';

const hour = 3_600_000;
const begin = Date.UTC(2026, 10, 23, 9);
const people = 9;
const ranked = Array.from({ length: people }, (_, at) => at + 1);

const step = fc.oneof(
  fc.record({ what: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }),
  fc.record({
    what: fc.constantFrom(
      ...(['ask', 'take', 'cannot', 'withdraw', 'release', 'see', 'night', 'next'] as const),
    ),
    who: fc.integer({ min: 1, max: people }),
    busy: fc.boolean(),
  }),
  fc.record({ what: fc.constantFrom(...(['agree', 'disagree', 'move', 'cancel', 'remove'] as const)) }),
  fc.record({ what: fc.constant('assign' as const), who: fc.integer({ min: 1, max: people }) }),
);
type Step = typeof step extends fc.Arbitrary<infer Given> ? Given : never;

/** A duty with its swap, and the commands of everybody; the decisions of the rules are carried out. */
class World {
  now = begin;
  duty: SwappedDuty | null;
  swap: Swap | null = null;
  /** Everybody who got the duty by an acceptance of this swap. */
  winners: number[] = [];
  /** Every offer of this swap, in order. */
  asked: number[] = [];
  /** Reminders of the asker for this swap. */
  reminded = 0;
  /** People of the duty, in order; the journal has a change for each. */
  journal: (number | null)[] = [1];

  constructor(terms: SwappedDuty['terms']) {
    this.duty = {
      personId: 1,
      date: '2026-11-29',
      startsAt: begin + 144 * hour,
      cancelled: false,
      shift: false,
      terms,
    };
  }

  /** Changes the person of the duty. */
  private fill(person: number | null): void {
    if (!this.duty || this.duty.personId === person) return;
    this.duty = { ...this.duty, personId: person };
    this.journal.push(person);
  }

  private offer(person: number, state: SwapOffer['state']): void {
    const offers = this.swap!.offers.map((one) => (one.personId === person ? { ...one, state } : one));
    this.swap = { ...this.swap!, offers };
  }

  private give(person: number): void {
    this.swap = { ...this.swap!, state: 'taken', takenBy: person };
    this.fill(person);
    this.winners.push(person);
  }

  private wave(): void {
    const facts = { now: this.now, startsAt: this.duty!.startsAt, zone: 'Australia/Hobart', ranked };
    const { asks, nextAt, state } = nextWave(this.swap!, facts);
    const offers = [...this.swap!.offers, ...asks.map((personId) => ({ personId, state: 'sent' as const }))];
    this.asked.push(...asks);
    this.swap = { ...this.swap!, offers, nextAt, state };
  }

  private ask(who: number): void {
    if (!this.duty) return;
    const decision = decideAsk(this.duty, this.swap, { person: who, now: this.now });
    const wasLive = this.swap !== null && isLive(this.swap, this.duty, this.now);
    if (decision.allowed) expect([this.duty.personId, wasLive]).toEqual([who, false]);
    if (!decision.allowed) return;
    [this.winners, this.asked, this.reminded] = [[], [], 0];
    const { date, startsAt } = this.duty;
    const swap = { from: who, state: 'open' as const, released: false, date, takenBy: null };
    this.swap = {
      ...swap,
      closesAt: closingOf(startsAt),
      nextAt: null,
      remindAt: reminderOf(startsAt, this.now),
      offers: [],
    };
    this.wave();
  }

  private answer(given: Extract<Step, { busy: boolean }>): void {
    const { what, who, busy } = given;
    const swap = this.swap!;
    const at = { person: who, now: this.now };
    if (what === 'take') {
      const clashes = busy ? [{ code: 'same-time' as const, duty: 9, kind: 'part' as const, date: '' }] : [];
      const decision = decideTake(swap, this.duty, { ...at, clashes });
      if (!decision.allowed) return;
      expect([busy, who === swap.from, isActive(swap)]).toEqual([false, false, true]);
      this.offer(who, 'taken');
      if (decision.value === 'taken') this.give(who);
      else this.swap = { ...this.swap!, state: 'pending', takenBy: who };
    } else if (what === 'cannot') {
      if (decideCannot(swap, this.duty, at).allowed) this.offer(who, 'cant');
    } else if (what === 'withdraw') {
      if (decideWithdraw(swap, this.duty, this.now).allowed) this.swap = { ...swap, state: 'withdrawn' };
    } else if (what === 'release') {
      if (!decideRelease(swap, this.duty, this.now).allowed) return;
      this.swap = { ...swap, released: true };
      this.fill(null);
    } else if (what === 'see') {
      if (
        decideLink(swap, this.duty, at).allowed &&
        swap.offers.some((one) => one.personId === who && one.state === 'sent')
      )
        this.offer(who, 'seen');
    } else if (what === 'night' && isLive(swap, this.duty, this.now)) this.night();
  }

  /** The job that sends reminders and runs the next wave. */
  private night(): void {
    if (isReminderDue(this.swap!, this.now)) {
      this.reminded += 1;
      this.swap = { ...this.swap!, remindAt: null };
    }
    if (isWaveDue(this.swap!, this.now)) this.wave();
  }

  private agree(agree: boolean): void {
    const decision = decideAgree(this.swap!, this.duty, { agree, now: this.now });
    if (!decision.allowed) return;
    const { takenBy } = this.swap!;
    if (decision.value === 'taken') this.give(takenBy!);
    else {
      this.offer(takenBy!, 'refused');
      this.swap = { ...this.swap!, state: 'open', takenBy: null };
    }
  }

  play(given: Step): void {
    if (given.what === 'wait') this.now += given.hours * hour;
    else if (given.what === 'ask') this.ask(given.who);
    else if (given.what === 'assign') this.fill(given.who);
    else if (given.what === 'move') this.duty = this.duty && { ...this.duty, date: '2026-11-30' };
    else if (given.what === 'cancel') this.duty = this.duty && { ...this.duty, cancelled: true };
    else if (given.what === 'remove') this.duty = null;
    else if (this.swap && (given.what === 'agree' || given.what === 'disagree'))
      this.agree(given.what === 'agree');
    else if (this.swap && 'busy' in given) this.answer(given);
  }
}

/** Links and roles of everybody, after any commands. */
function expectViews({ swap, duty, now }: World): void {
  const everybody = ranked.map((person) => ({ person, link: decideLink(swap!, duty, { person, now }) }));
  const holders = everybody.filter(
    ({ link }) => link.allowed && (link.value === 'yours' || link.value === 'waiting'),
  );
  expect(holders.length).toBeLessThanOrEqual(1);
  for (const { person, link } of everybody) {
    const offer = swap!.offers.find(({ personId }) => personId === person);
    if (!offer) expect(link.allowed).toBe(false);
    if (offer && isUnanswered(offer.state) && link.allowed) expect(link.value).toBe('open');
    const role = swapRoleOf(swap!, 'schedules.meetings.assign', { personId: person, permissions: new Set() });
    expect(role !== null && seesReasons(role)).toBe(person === swap!.from);
  }
}

it('X-SWAP-5 X-SWAP-6 a duty gets one person at most, after any commands in any order', () => {
  const commands = amount('SHEAF_SWAP_COMMANDS', 12_000, 100_000);
  fc.assert(
    fc.property(
      fc.constantFrom('free' as const, 'agreed' as const, null),
      fc.array(step, { minLength: 20, maxLength: 40 }),
      (terms, steps) => {
        const world = new World(terms);
        for (const given of steps) {
          const before = { swap: world.swap, duty: world.duty };
          world.play(given);
          const { swap, winners, asked } = world;
          expect(winners.length).toBeLessThanOrEqual(1);
          expect(new Set(asked).size).toBe(asked.length);
          if (world.duty) expect(world.journal.at(-1)).toBe(world.duty.personId);
          expect(world.reminded).toBeLessThanOrEqual(1);
          if (!swap) continue;
          expectViews(world);
          expect(asked).not.toContain(swap.from);
          expect(terms).not.toBeNull();
          if (terms === 'agreed' && winners.length > 0 && before.swap?.state !== 'taken')
            expect(before.swap!.state).toBe('pending');
          // Only an acceptance, a release or a planner takes the duty from its person.
          const kept = before.duty?.personId === swap.from && before.swap?.from === swap.from;
          if (kept && world.duty && world.duty.personId !== swap.from)
            expect(['take', 'agree', 'release', 'assign']).toContain(given.what);
        }
      },
    ),
    { numRuns: Math.ceil(commands / 30) },
  );
});

it('X-SWAP-6 refuses a second taker, a person who was not asked, one who is busy, and the last two hours', () => {
  const duty: SwappedDuty = {
    personId: 1,
    date: '2026-11-29',
    startsAt: begin + 100 * hour,
    cancelled: false,
    shift: false,
    terms: 'free',
  };
  const swap: Swap = {
    from: 1,
    state: 'open',
    released: false,
    date: duty.date,
    takenBy: null,
    closesAt: closingOf(duty.startsAt),
    nextAt: null,
    remindAt: null,
    offers: [
      { personId: 2, state: 'sent' },
      { personId: 3, state: 'cant' },
      { personId: 4, state: 'refused' },
    ],
  };
  const at = (person: number, change: Partial<Swap> = {}, now = begin) => {
    const decision = decideTake({ ...swap, ...change }, duty, { person, now, clashes: [] });
    return decision.allowed ? decision.value : decision.reason;
  };
  expect([at(2), at(3), at(4), at(5)]).toEqual(['taken', 'taken', 'swap-ended', 'swap-ended']);
  expect(at(3, { state: 'taken', takenBy: 2 })).toBe('swap-taken');
  expect(at(3, { state: 'pending', takenBy: 2 })).toBe('swap-taken');
  expect([at(2, {}, swap.closesAt - 1), at(2, {}, swap.closesAt)]).toEqual(['taken', 'swap-ended']);
  const away = decideTake(swap, duty, { person: 2, now: begin, clashes: [{ code: 'cannot' }] });
  expect(away.allowed).toBe(true);
  const busy = [{ code: 'same-meeting' as const, duty: 1, kind: 'part' as const, date: '2026-11-29' }];
  expect(decideTake(swap, duty, { person: 2, now: begin, clashes: busy })).toEqual({
    allowed: false,
    reason: 'swap-clash',
  });
});

it('X-SWAP-8 a swap ends when its duty is removed, moved, cancelled or reassigned, and when it begins', () => {
  const duty: SwappedDuty = {
    personId: 1,
    date: '2026-11-29',
    startsAt: begin + hour,
    cancelled: false,
    shift: false,
    terms: 'free',
  };
  const swap: Swap = {
    from: 1,
    state: 'open',
    released: false,
    date: duty.date,
    takenBy: null,
    closesAt: begin,
    nextAt: null,
    remindAt: null,
    offers: [],
  };
  expect(isLive(swap, duty, begin)).toBe(true);
  expect(isLive(swap, null, begin)).toBe(false);
  for (const change of [{ date: '2026-11-30' }, { cancelled: true }, { personId: 2 }, { personId: null }])
    expect(isLive(swap, { ...duty, ...change }, begin)).toBe(false);
  expect(isLive(swap, duty, duty.startsAt)).toBe(false);
  const released = { ...swap, released: true };
  expect([isLive(released, duty, begin), isLive(released, { ...duty, personId: null }, begin)]).toEqual([
    false,
    true,
  ]);
});
