/**
 * A speaker and a date that one coordinator proposes to another (X-INVITE-SPEAKER). The two take turns: whoever is asked accepts, or asks
 * for another date, which is then the other's to answer.
 */
import { allow, type Decision, refuse } from '../decision.ts';
import { addDays } from '../schedules/calendar-week.ts';

/** `from` has the speaker, `to` is where they are to speak. */
export type ProposalSide = 'from' | 'to';
export const proposalStates = ['open', 'accepted', 'declined', 'withdrawn'] as const;
export type ProposalState = (typeof proposalStates)[number];

/** `decline` is for whoever was asked first, `withdraw` for whoever asked. */
export const proposalActs = ['accept', 'counter', 'decline', 'withdraw'] as const;
export type ProposalAct = (typeof proposalActs)[number];

export const longestProposalWord = 500;
export const mostProposedTalks = 20;
/** A link opens nothing after so many days, however far ahead the date is. */
export const daysLinkLives = 60;
/** That a mistake, or somebody else's session, writes to no more strangers than a coordinator would. */
export const mostProposalsADay = 40;
/** Two years ahead is further than anybody plans. */
export const farthestDays = 731;

export interface Proposal {
  state: ProposalState;
  turn: ProposalSide;
  /** Counts the dates that were asked for. */
  round: number;
  /** `2026-12-13`. */
  date: string;
  /** The talks that the speaker can give. */
  numbers: readonly number[];
}

export interface ProposalAnswer {
  act: ProposalAct;
  /** What was on the screen: an answer to an earlier date is none to this one. */
  round: number;
  date?: string | undefined;
  number?: number | undefined;
}

export type ProposalRefusal =
  | 'proposal-ended'
  | 'proposal-changed'
  | 'not-your-turn'
  | 'proposal-date-wrong'
  | 'proposal-same-date'
  | 'proposal-other-talk';

/** What becomes of it. */
export interface ProposalStep {
  state: ProposalState;
  turn: ProposalSide;
  round: number;
  date: string;
  number: number | null;
}

export const isProposable = (date: string, today: string): boolean =>
  date > today && date <= addDays(today, farthestDays);

const stay = ({ turn, round, date }: Proposal, state: ProposalState): ProposalStep => ({
  ...{ state, turn, round, date },
  number: null,
});

function counter(
  proposal: Proposal,
  { date }: ProposalAnswer,
  today: string,
): Decision<ProposalStep, ProposalRefusal> {
  if (date === undefined || !isProposable(date, today)) return refuse('proposal-date-wrong');
  if (date === proposal.date) return refuse('proposal-same-date');
  return allow({
    state: 'open',
    turn: proposal.turn === 'to' ? 'from' : 'to',
    round: proposal.round + 1,
    date,
    number: null,
  });
}

function accept(proposal: Proposal, { number }: ProposalAnswer): Decision<ProposalStep, ProposalRefusal> {
  const chosen = number ?? proposal.numbers[0]!;
  if (!proposal.numbers.includes(chosen)) return refuse('proposal-other-talk');
  return allow({ ...stay(proposal, 'accepted'), number: chosen });
}

/** Nothing changes once it is settled or its day is there. To end it, neither side waits for its turn. */
export function decideProposal(
  proposal: Proposal,
  side: ProposalSide,
  answer: ProposalAnswer,
  today: string,
): Decision<ProposalStep, ProposalRefusal> {
  if (proposal.state !== 'open' || proposal.date <= today) return refuse('proposal-ended');
  if (answer.round !== proposal.round) return refuse('proposal-changed');
  if (answer.act === 'decline')
    return side === 'to' ? allow(stay(proposal, 'declined')) : refuse('not-your-turn');
  if (answer.act === 'withdraw')
    return side === 'from' ? allow(stay(proposal, 'withdrawn')) : refuse('not-your-turn');
  if (proposal.turn !== side) return refuse('not-your-turn');
  return answer.act === 'accept' ? accept(proposal, answer) : counter(proposal, answer, today);
}

/** A link opens an open proposal, and what was accepted until its day; of all others it tells nothing. */
export const opensLink = (
  { state, date }: Pick<Proposal, 'state' | 'date'>,
  sentOn: string,
  today: string,
): boolean =>
  (state === 'open' || state === 'accepted') && date > today && today <= addDays(sentOn, daysLinkLives);

/** Rises with every date that is asked for, and when it is settled: what a side was told of last. */
export const toldMark = ({ round, state }: Pick<Proposal, 'round' | 'state'>): number =>
  round * 2 + Number(state !== 'open');
