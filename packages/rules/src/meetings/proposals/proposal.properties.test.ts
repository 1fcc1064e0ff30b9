import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../schedules/calendar-week.ts';
import {
  daysLinkLives,
  decideLinkAnswer,
  decideProposal,
  opensLink,
  type Proposal,
  type ProposalAnswer,
  type ProposalSide,
  proposalActions,
  proposalDirections,
  proposalStates,
  sendingSide,
} from './proposal.ts';

const today = '2026-11-25';
const day = fc.integer({ min: -20, max: 900 }).map((days) => addDays(today, days));
const side = fc.constantFrom<ProposalSide>('from', 'to');
const talk = fc.integer({ min: 1, max: 9 });
const name = fc.constantFrom('Owen Hollis', 'Ben Ashby');
const common = {
  state: fc.constantFrom(...proposalStates),
  round: fc.integer({ min: 1, max: 4 }),
  date: day,
};
const named = {
  ...common,
  turn: side,
  speaker: name,
  numbers: fc.uniqueArray(talk, { minLength: 1, maxLength: 3 }),
};
/** Before the first answer of the asked side, speaker and talk can be open. */
const left = {
  ...common,
  turn: fc.constant<ProposalSide>('to'),
  speaker: fc.option(name),
  numbers: fc.uniqueArray(talk, { maxLength: 3 }),
};
const invitation: fc.Arbitrary<Proposal> = fc.oneof(
  fc.record({ direction: fc.constant('invite' as const), ...named }),
  fc.record({ direction: fc.constant('invite' as const), ...left }),
);
const proposal: fc.Arbitrary<Proposal> = fc.oneof(
  fc.record({ direction: fc.constant('offer' as const), ...named }),
  invitation,
);
const answer: fc.Arbitrary<ProposalAnswer> = fc.record({
  act: fc.constantFrom(...proposalActions),
  round: fc.integer({ min: 1, max: 4 }),
  date: fc.option(day, { nil: undefined }),
  speaker: fc.option(name, { nil: undefined }),
  number: fc.option(talk, { nil: undefined }),
});

it('PROP-R1 settled, past and outdated proposals never change, and only the asked side accepts or counters', () => {
  fc.assert(
    fc.property(proposal, side, answer, (row, by, given) => {
      const decision = decideProposal(row, by, given, today);
      if (!decision.allowed) return;
      expect(row.state).toBe('open');
      expect(row.date > today).toBe(true);
      expect(given.round).toBe(row.round);
      if (given.act === 'accept' || given.act === 'counter') expect(by).toBe(row.turn);
      if (given.act === 'decline') expect(by).toBe('to');
      if (given.act === 'withdraw') expect(by).toBe('from');
    }),
    { numRuns: 2000 },
  );
});

it('PROP-R2 a counter date is the other side’s to answer; only an accepted proposal has a talk, one of those offered', () => {
  fc.assert(
    fc.property(proposal, side, answer, (row, by, given) => {
      const decision = decideProposal(
        { ...row, state: 'open', date: '2026-12-13' },
        by,
        { ...given, round: row.round },
        today,
      );
      if (!decision.allowed) return;
      const { state, turn, round, date, number } = decision.value;
      if (given.act === 'counter') {
        expect([state, round, date]).toEqual(['open', row.round + 1, given.date]);
        expect(turn).not.toBe(row.turn);
        expect(date > today && date <= addDays(today, 731)).toBe(true);
        expect(date).not.toBe('2026-12-13');
      } else expect([round, date, state === 'open']).toEqual([row.round, '2026-12-13', false]);
      expect(number !== null).toBe(state === 'accepted');
      if (number !== null && row.numbers.length > 0) expect(row.numbers).toContain(number);
    }),
    { numRuns: 2000 },
  );
});

it('PROP-R3 in any sequence of answers a proposal is settled once and never changes afterwards', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...proposalDirections),
      fc.array(fc.tuple(side, answer), { maxLength: 30 }),
      (direction, moves) => {
        let row: Proposal = {
          direction,
          state: 'open',
          turn: 'to',
          round: 1,
          date: '2026-12-13',
          ...(direction === 'offer'
            ? { speaker: 'Owen Hollis', numbers: [1, 2] }
            : { speaker: null, numbers: [] }),
        };
        let settled: string | null = null;
        for (const [by, given] of moves) {
          const decision = decideProposal(row, by, { ...given, round: row.round }, today);
          if (settled !== null) expect(decision.allowed).toBe(false);
          if (!decision.allowed) continue;
          const { state, turn, round, date, speaker, numbers } = decision.value;
          row = { ...row, state, turn, round, date, speaker, numbers };
          if (state !== 'open') settled = state;
        }
      },
    ),
  );
});

it('PROP-R4 a link opens an open or accepted proposal until its date or for sixty days', () => {
  const open = { state: 'open', date: '2027-06-06', isOrphaned: false } as const;
  expect(opensLink(open, today, today)).toBe(true);
  expect(opensLink(open, addDays(today, -daysLinkLives), today)).toBe(true);
  expect(opensLink(open, addDays(today, -daysLinkLives - 1), today)).toBe(false);
  fc.assert(
    fc.property(proposal, day, ({ state, date }, sent) => {
      expect(opensLink({ state, date, isOrphaned: true }, sent, today)).toBe(false);
      if (!opensLink({ state, date, isOrphaned: false }, sent, today)) return;
      expect(['open', 'accepted']).toContain(state);
      expect(date > today).toBe(true);
    }),
  );
});

it('PROP-X1 a link answers for the asked side, until that side uses its app', () => {
  fc.assert(
    fc.property(proposal, answer, (row, given) => {
      expect(decideLinkAnswer({ ...row, in_app: false }, given, today)).toEqual(
        decideProposal(row, 'to', given, today),
      );
      expect(decideLinkAnswer({ ...row, in_app: true }, given, today)).toMatchObject({
        allowed: false,
        reason: 'proposal-answered-in-app',
      });
    }),
  );
});

it('PROP-R10 the sending side names the speaker and talk, within the terms of the invitation', () => {
  fc.assert(
    fc.property(invitation, side, answer, (drawnRow, by, given) => {
      const row: Proposal = { ...drawnRow, state: 'open', date: '2026-12-13' };
      const decision = decideProposal(row, by, { ...given, round: row.round }, today);
      if (!decision.allowed) return;
      const { speaker, numbers, number, state } = decision.value;
      if (row.speaker !== null) expect(speaker).toBe(row.speaker);
      if (by === 'to' && (given.act === 'accept' || given.act === 'counter')) {
        expect(speaker).toBe(row.speaker ?? given.speaker);
        expect(numbers).toHaveLength(1);
        if (row.numbers.length > 0) expect(row.numbers).toContain(numbers[0]);
        else expect(numbers).toEqual([given.number]);
      } else expect([speaker, numbers]).toEqual([row.speaker, row.numbers]);
      if (state === 'accepted') expect([speaker !== null, numbers.includes(number!)]).toEqual([true, true]);
    }),
    { numRuns: 3000 },
  );
});

it('PROP-R10 missing details, and details outside the invitation, have their own refusals', () => {
  const open: Proposal = {
    direction: 'invite',
    state: 'open',
    turn: 'to',
    round: 1,
    date: '2026-12-13',
    speaker: null,
    numbers: [],
  };
  const refusal = (row: Proposal, more: Partial<ProposalAnswer>, act: 'accept' | 'counter' = 'accept') => {
    const decision = decideProposal(row, 'to', { act, round: 1, date: '2026-12-20', ...more }, today);
    return decision.allowed ? null : decision.reason;
  };
  for (const act of ['accept', 'counter'] as const) {
    expect(refusal(open, { number: 3 }, act)).toBe('proposal-speaker-open');
    expect(refusal(open, { speaker: 'Owen Hollis' }, act)).toBe('proposal-talk-open');
    expect(refusal(open, { speaker: 'Owen Hollis', number: 3 }, act)).toBeNull();
    const fixed = { ...open, speaker: 'Owen Hollis', numbers: [1, 2] };
    expect(refusal(fixed, { speaker: 'Ben Ashby', number: 1 }, act)).toBe('proposal-other-speaker');
    expect(refusal(fixed, {}, act)).toBe('proposal-talk-open');
    expect(refusal(fixed, { number: 3 }, act)).toBe('proposal-other-talk');
    expect(refusal({ ...fixed, numbers: [2] }, {}, act)).toBeNull();
  }
});

it('PROP-C2 an offer has a speaker of the asking side, an invitation one of the asked side', () => {
  expect(proposalDirections.map(sendingSide)).toEqual(['from', 'to']);
});
