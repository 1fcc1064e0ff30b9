import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../schedules/calendar-week.ts';
import {
  daysLinkLives,
  decideProposal,
  opensLink,
  type Proposal,
  type ProposalAnswer,
  type ProposalSide,
  proposalActs,
  proposalStates,
} from './proposal.ts';

const today = '2026-11-25';
const day = fc.integer({ min: -20, max: 900 }).map((days) => addDays(today, days));
const side = fc.constantFrom<ProposalSide>('from', 'to');
const proposal: fc.Arbitrary<Proposal> = fc.record({
  state: fc.constantFrom(...proposalStates),
  turn: side,
  round: fc.integer({ min: 1, max: 4 }),
  date: day,
  numbers: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
});
const answer: fc.Arbitrary<ProposalAnswer> = fc.record({
  act: fc.constantFrom(...proposalActs),
  round: fc.integer({ min: 1, max: 4 }),
  date: fc.option(day, { nil: undefined }),
  number: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
});

it('PROP-R1 what is settled, past or of another round changes nothing, and accepting and countering are for whoever is asked', () => {
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

it('PROP-R2 another date is the other side’s to answer; only an accepted one has a talk, of those that were offered', () => {
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
      if (number !== null) expect(row.numbers).toContain(number);
    }),
    { numRuns: 2000 },
  );
});

it('PROP-R3 however two sides play, it is settled once and never changes afterwards', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(side, answer), { maxLength: 30 }), (moves) => {
      let row: Proposal = { state: 'open', turn: 'to', round: 1, date: '2026-12-13', numbers: [1, 2] };
      let settled: string | null = null;
      for (const [by, given] of moves) {
        const decision = decideProposal(row, by, { ...given, round: row.round }, today);
        if (settled !== null) expect(decision.allowed).toBe(false);
        if (!decision.allowed) continue;
        const { state, turn, round, date } = decision.value;
        row = { ...row, state, turn, round, date };
        if (state !== 'open') settled = state;
      }
    }),
  );
});

it('PROP-R4 a link opens what is open or accepted, until the day comes or it is sixty days old', () => {
  const open = { state: 'open', date: '2027-06-06' } as const;
  expect(opensLink(open, today, today)).toBe(true);
  expect(opensLink(open, addDays(today, -daysLinkLives), today)).toBe(true);
  expect(opensLink(open, addDays(today, -daysLinkLives - 1), today)).toBe(false);
  fc.assert(
    fc.property(proposal, day, ({ state, date }, sent) => {
      if (!opensLink({ state, date }, sent, today)) return;
      expect(['open', 'accepted']).toContain(state);
      expect(date > today).toBe(true);
    }),
  );
});
