/**
 * Proposal of a speaker and date between two coordinators (X-INVITE-SPEAKER): an offer of an own speaker, or
 * an invitation of the other's. The sides alternate: the asked side accepts, or counters with another date,
 * which the other side answers.
 */
import { allow, type Decision, refuse } from '../../decision.ts';
import { addDays } from '../../schedules/calendar-week.ts';
import { mondayOf } from '../../time/wall-time.ts';

/** `from` proposes, `to` is asked. */
export type ProposalSide = 'from' | 'to';
/** An `offer` has a speaker of the proposing side, an `invite` one of the asked side. */
export const proposalDirections = ['offer', 'invite'] as const;
export type ProposalDirection = (typeof proposalDirections)[number];

/** Side of the speaker; the other side is the host. */
export const sendingSide = (direction: ProposalDirection): ProposalSide =>
  direction === 'offer' ? 'from' : 'to';

export const proposalStates = ['open', 'accepted', 'declined', 'withdrawn'] as const;
export type ProposalState = (typeof proposalStates)[number];

/** `decline` belongs to the side that was asked first, `withdraw` to the side that asked. */
export const proposalActions = ['accept', 'counter', 'decline', 'withdraw'] as const;
export type ProposalAction = (typeof proposalActions)[number];

export const longestProposalWord = 500;
export const longestSpeakerName = 120;
export const mostProposedTalks = 20;
/** Days after which a link expires, independent of the date. */
export const daysLinkLives = 60;
/** Limits mail to strangers after a mistake or a hijacked session, above the needs of a coordinator. */
export const mostProposalsADay = 40;
/** Two years, the furthest date of a proposal. */
export const farthestDays = 731;

export interface Proposal {
  direction: ProposalDirection;
  state: ProposalState;
  turn: ProposalSide;
  /** Number of the current date, raised with every counter date. */
  round: number;
  /** `2026-12-13`. */
  date: string;
  /** Null while an invitation leaves the speaker to the sending side. */
  speaker: string | null;
  /** Talks to choose from; empty if an invitation leaves the talk open. */
  numbers: readonly number[];
  /** The meeting was moved after both sides agreed (PROP-R15). */
  isMoved?: boolean;
}

export interface ProposalAnswer {
  act: ProposalAction;
  /** Round shown on the screen: an answer to an earlier date does not answer the current one. */
  round: number;
  date?: string | undefined;
  /** Speaker, if the invitation left it open. */
  speaker?: string | undefined;
  number?: number | undefined;
}

export type ProposalRefusal =
  | 'proposal-ended'
  | 'proposal-changed'
  | 'not-your-turn'
  | 'proposal-date-wrong'
  | 'proposal-same-date'
  | 'proposal-other-talk'
  | 'proposal-other-speaker'
  | 'proposal-speaker-open'
  | 'proposal-talk-open'
  | 'proposal-moved';

/** Resulting state. */
export interface ProposalStep {
  state: ProposalState;
  turn: ProposalSide;
  round: number;
  date: string;
  speaker: string | null;
  numbers: readonly number[];
  number: number | null;
}

export const isProposable = (date: string, today: string): boolean =>
  date > today && date <= addDays(today, farthestDays);

type ProposedTalk = Pick<ProposalStep, 'speaker' | 'numbers'>;

const stay = (
  { turn, round, date, speaker, numbers }: Proposal,
  state: ProposalState,
  said: ProposedTalk = { speaker, numbers },
): ProposalStep => ({ state, turn, round, date, ...said, number: null });

/** The invited side must name the speaker and the talk, so that nothing is open after an acceptance. */
function sayWhoComes(
  { direction, speaker: wished, numbers }: Proposal,
  side: ProposalSide,
  { speaker = wished ?? undefined, number }: ProposalAnswer,
): Decision<ProposedTalk, ProposalRefusal> {
  if (direction === 'offer' || side === 'from') return allow({ speaker: wished, numbers });
  if (speaker === undefined) return refuse('proposal-speaker-open');
  if (wished !== null && speaker !== wished) return refuse('proposal-other-speaker');
  const chosen = number ?? (numbers.length === 1 ? numbers[0] : undefined);
  if (chosen === undefined) return refuse('proposal-talk-open');
  if (numbers.length > 0 && !numbers.includes(chosen)) return refuse('proposal-other-talk');
  return allow({ speaker, numbers: [chosen] });
}

/**
 * Both schedules contain the talk: only the host moves the meeting within its week, and the other side may
 * request another week (decision 166).
 */
const mayCounterMoved = (proposal: Proposal, side: ProposalSide, date: string): boolean =>
  side === sendingSide(proposal.direction) && mondayOf(date) !== mondayOf(proposal.date);

function counter(
  proposal: Proposal,
  side: ProposalSide,
  answer: ProposalAnswer,
  today: string,
): Decision<ProposalStep, ProposalRefusal> {
  const { date } = answer;
  if (date === undefined || !isProposable(date, today)) return refuse('proposal-date-wrong');
  if (proposal.isMoved && !mayCounterMoved(proposal, side, date)) return refuse('proposal-moved');
  if (date === proposal.date) return refuse('proposal-same-date');
  const said = sayWhoComes(proposal, side, answer);
  if (!said.allowed) return said;
  return allow({
    state: 'open',
    turn: side === 'to' ? 'from' : 'to',
    round: proposal.round + 1,
    date,
    ...said.value,
    number: null,
  });
}

function accept(
  proposal: Proposal,
  side: ProposalSide,
  answer: ProposalAnswer,
): Decision<ProposalStep, ProposalRefusal> {
  const said = sayWhoComes(proposal, side, answer);
  if (!said.allowed) return said;
  const { numbers } = said.value;
  const chosen = answer.number ?? numbers[0]!;
  if (!numbers.includes(chosen)) return refuse('proposal-other-talk');
  return allow({ ...stay(proposal, 'accepted', said.value), number: chosen });
}

/** Refuses settled and past proposals. Either side may end a proposal at any time. */
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
  return answer.act === 'accept' ? accept(proposal, side, answer) : counter(proposal, side, answer, today);
}

/** Side of the pending answer, and whether the proposal has lost a required party. */
export interface LinkedProposal extends Proposal {
  /** The asked congregation claimed the proposal in its app, or answered it there. */
  in_app: boolean;
  /** The offered speaker, or the congregation that claimed the proposal, no longer exists. */
  isOrphaned: boolean;
}

interface OpenedProposal extends Pick<LinkedProposal, 'state' | 'date' | 'isOrphaned'> {
  isCalledOff?: boolean;
}

/** A link shows open, accepted and then called-off proposals until their date. */
export const opensLink = (
  { state, date, isOrphaned, isCalledOff = false }: OpenedProposal,
  sentOn: string,
  today: string,
): boolean =>
  (state === 'open' || state === 'accepted' || isCalledOff) &&
  !isOrphaned &&
  date > today &&
  today <= addDays(sentOn, daysLinkLives);

/** A link answers for the asked side until that side answers in its app. */
export const decideLinkAnswer = (
  proposal: Proposal & Pick<LinkedProposal, 'in_app'>,
  answer: ProposalAnswer,
  today: string,
): Decision<ProposalStep, ProposalRefusal | 'proposal-answered-in-app'> =>
  proposal.in_app ? refuse('proposal-answered-in-app') : decideProposal(proposal, 'to', answer, today);

/** Version of the last notification to a side: rises with every counter date and when settled. */
export const toldMark = ({ round, state }: Pick<Proposal, 'round' | 'state'>): number =>
  round * 2 + Number(state !== 'open');
