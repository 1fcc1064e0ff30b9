/** Ranks the qualified people for a duty, with warnings and thirteen weeks of history (MEET-D6). */
import { type Clash, clashesOf, type DutySpan, type Hindrances, isDutyClash, weekOfDuty } from './clash.ts';
import { type DutyKindName, dutyKinds, needsRest } from './duty-kind.ts';
import type { EvenShares } from './even-shares.ts';
import { historyStrip, type StripWeek, weeksOfStrip } from './history-strip.ts';
import { type KindOfDuty, kindKeyOf } from './kind-key.ts';
import { type HadDuty, type Reason, rankCandidates } from './rank.ts';
import { paceOf } from './share.ts';
import { type EntryFacts, entryOf } from './turn.ts';

export interface LedgerDuty extends DutySpan, KindOfDuty {}

export interface CandidateFacts extends Hindrances, EntryFacts {
  id: number;
  first_name: string;
  last_name: string;
  /** Ledger duties within `loadSpan` of the day; may include the duty itself. */
  near: readonly LedgerDuty[];
  /** Latest date of the same kind before the `near` range; null if none. */
  earlier: string | null;
  /** The person in the other place, if the two are separated; null otherwise. */
  apartFrom: number | null;
}

export interface OfferedCandidate<Facts extends CandidateFacts> {
  person: Facts;
  /** Latest date of the kind on or before that day. */
  lastGiven: string | null;
  reasons: Reason[];
  history: StripWeek[];
  away: boolean;
  hasPart: boolean;
  /** A reason of their own, which only some readers learn. */
  cannot: boolean;
}

const hadDuty = (kind: DutyKindName, date: string, same: boolean): HadDuty => ({
  date,
  same,
  weight: dutyKinds[kind].weight,
  tiring: needsRest(kind),
});

function rankedFacts<Facts extends CandidateFacts>(
  facts: Facts,
  duty: LedgerDuty,
  shares: EvenShares,
  week: ReturnType<typeof weekOfDuty>,
) {
  const key = kindKeyOf(duty);
  const near = facts.near.filter(({ id }) => id !== duty.id);
  const earlier = facts.earlier === null ? [] : [hadDuty(duty.kind, facts.earlier, true)];
  const { id, first_name, last_name, apartFrom } = facts;
  const apart: Clash[] = apartFrom === null ? [] : [{ code: 'pair', with: apartFrom }];
  return {
    id,
    first_name,
    last_name,
    facts,
    near,
    duties: [...earlier, ...near.map((other) => hadDuty(other.kind, other.date, kindKeyOf(other) === key))],
    entry: entryOf(facts, duty, duty.date),
    share: shares.shareOf(facts.id, near),
    reserve: paceOf(facts.limits, duty.kind) === 'reserve',
    clashes: [...clashesOf(duty, near, facts, week), ...apart],
  };
}

/**
 * Used by the server, and by a phone without a server response.
 * @param shares of all active people, without the points of the duty itself.
 */
export function offerCandidates<Facts extends CandidateFacts>(
  duty: LedgerDuty,
  people: readonly Facts[],
  shares: EvenShares,
): OfferedCandidate<Facts>[] {
  const weeks = weeksOfStrip(duty.date);
  const week = weekOfDuty(duty.date);
  return rankCandidates(
    people.map((facts) => rankedFacts(facts, duty, shares, week)),
    duty.date,
    shares.turnOf(duty),
  ).map(({ person, lastGiven, reasons }) => ({
    person: person.facts,
    lastGiven,
    reasons,
    history: historyStrip(
      weeks,
      person.near.map(({ date, kind }) => ({ date, helper: kind === 'helper' })),
      person.facts.away,
    ),
    away: person.clashes.some(({ code }) => code === 'away'),
    hasPart: person.clashes.some(isDutyClash),
    cannot: person.clashes.some((clash) => clash.code !== 'away' && !isDutyClash(clash)),
  }));
}
