/**
 * A speaker and a date that one coordinator proposes to another (X-INVITE-SPEAKER): one of their own who would come, or one of the other's
 * whom they invite. The two take turns: whoever is asked accepts, or asks for another date, which is then the other's to answer.
 */
import { allow, type Decision, refuse } from '../../decision.ts';
import { addDays } from '../../schedules/calendar-week.ts';

/** `from` asks, `to` is asked. */
export type ProposalSide = 'from' | 'to';
/** An `offer` is of a speaker of whoever asks, an `invite` for one of whoever is asked. */
export const proposalDirections = ['offer', 'invite'] as const;
export type ProposalDirection = (typeof proposalDirections)[number];

/** Whose speaker it is; the other side is where they speak. */
export const sendingSide = (direction: ProposalDirection): ProposalSide =>
  direction === 'offer' ? 'from' : 'to';

export const proposalStates = ['open', 'accepted', 'declined', 'withdrawn'] as const;
export type ProposalState = (typeof proposalStates)[number];

/** `decline` is for whoever was asked first, `withdraw` for whoever asked. */
export const proposalActions = ['accept', 'counter', 'decline', 'withdraw'] as const;
export type ProposalAction = (typeof proposalActions)[number];

export const longestProposalWord = 500;
export const longestSpeakerName = 120;
export const mostProposedTalks = 20;
/** A link opens nothing after so many days, however far ahead the date is. */
export const daysLinkLives = 60;
/** That a mistake, or somebody else's session, writes to no more strangers than a coordinator would. */
export const mostProposalsADay = 40;
/** Two years ahead is further than anybody plans. */
export const farthestDays = 731;

export interface Proposal {
  direction: ProposalDirection;
  state: ProposalState;
  turn: ProposalSide;
  /** Counts the dates that were asked for. */
  round: number;
  /** `2026-12-13`. */
  date: string;
  /** Null while an invitation leaves it to whoever sends one. */
  speaker: string | null;
  /** The talks to choose from; none where an invitation leaves it open. */
  numbers: readonly number[];
  /** Both had agreed, and the meeting was moved since (PROP-R15). */
  isMoved?: boolean;
}

export interface ProposalAnswer {
  act: ProposalAction;
  /** What was on the screen: an answer to an earlier date is none to this one. */
  round: number;
  date?: string | undefined;
  /** Who comes, where the invitation left it open. */
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

/** What becomes of it. */
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

/** Whoever is invited to send somebody says who comes and with which talk, so that a yes of the other side leaves nothing open. */
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

function counter(
  proposal: Proposal,
  side: ProposalSide,
  answer: ProposalAnswer,
  today: string,
): Decision<ProposalStep, ProposalRefusal> {
  const { date } = answer;
  if (proposal.isMoved) return refuse('proposal-moved');
  if (date === undefined || !isProposable(date, today)) return refuse('proposal-date-wrong');
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
  return answer.act === 'accept' ? accept(proposal, side, answer) : counter(proposal, side, answer, today);
}

/** Where the side that was asked answers, and whether somebody without whom there is nothing to answer is gone. */
export interface LinkedProposal extends Proposal {
  /** The congregation that was asked took it to its app, or answered it there. */
  in_app: boolean;
  /** The offered speaker, or the congregation that took the proposal, does not exist any more. */
  isOrphaned: boolean;
}

interface OpenedProposal extends Pick<LinkedProposal, 'state' | 'date' | 'isOrphaned'> {
  isCalledOff?: boolean;
}

/** A link shows a proposal until its day: an open one, an accepted one, and one that was called off after that. */
export const opensLink = (
  { state, date, isOrphaned, isCalledOff = false }: OpenedProposal,
  sentOn: string,
  today: string,
): boolean =>
  (state === 'open' || state === 'accepted' || isCalledOff) &&
  !isOrphaned &&
  date > today &&
  today <= addDays(sentOn, daysLinkLives);

/** A link answers for the side that was asked until that side answers in its app. */
export const decideLinkAnswer = (
  proposal: Proposal & Pick<LinkedProposal, 'in_app'>,
  answer: ProposalAnswer,
  today: string,
): Decision<ProposalStep, ProposalRefusal | 'proposal-answered-in-app'> =>
  proposal.in_app ? refuse('proposal-answered-in-app') : decideProposal(proposal, 'to', answer, today);

/** Rises with every date that is asked for, and when it is settled: what a side was told of last. */
export const toldMark = ({ round, state }: Pick<Proposal, 'round' | 'state'>): number =>
  round * 2 + Number(state !== 'open');
