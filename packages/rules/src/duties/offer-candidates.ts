/** Those qualified for a duty as they are offered: ranked, with what speaks against them and thirteen weeks of what they had (MEET-D6). */
import type { DaySpan } from '../people/absences/away.ts';
import type { MeetingPart } from '../people/people/meeting-part.ts';
import { clashesOf, type DutySpan, weekOfDuty } from './clash.ts';
import { dutyKinds } from './duty-kind.ts';
import { historyStrip, type StripWeek, weeksOfStrip } from './history-strip.ts';
import { type Reason, rankCandidates } from './rank.ts';

export interface LedgerDuty extends DutySpan {
  /** Null for what is no part of a meeting. */
  qualification: MeetingPart | null;
  /** Null for what is no responsibility. */
  responsibilityId: number | null;
}

export interface CandidateFacts {
  id: number;
  first_name: string;
  last_name: string;
  /** From `loadWeeks` before the day of the duty to as many after it; the duty itself may be among them. */
  near: readonly LedgerDuty[];
  /** The last day of the same kind before those; null where there is none. */
  earlier: string | null;
  away: readonly DaySpan[];
}

export interface OfferedCandidate<Facts extends CandidateFacts> {
  person: Facts;
  /** The last one of the kind before that day, or on it. */
  lastGiven: string | null;
  reasons: Reason[];
  history: StripWeek[];
  away: boolean;
  hasPart: boolean;
}

const isSame = (one: LedgerDuty, other: LedgerDuty): boolean =>
  one.kind === other.kind &&
  one.qualification === other.qualification &&
  one.responsibilityId === other.responsibilityId;

function rankedFacts<Facts extends CandidateFacts>(
  facts: Facts,
  duty: LedgerDuty,
  week: ReturnType<typeof weekOfDuty>,
) {
  const near = facts.near.filter(({ id }) => id !== duty.id);
  const earlier =
    facts.earlier === null ? [] : [{ date: facts.earlier, same: true, weight: dutyKinds[duty.kind].weight }];
  const { id, first_name, last_name } = facts;
  return {
    id,
    first_name,
    last_name,
    facts,
    near,
    duties: [
      ...earlier,
      ...near.map((other) => ({
        date: other.date,
        same: isSame(other, duty),
        weight: dutyKinds[other.kind].weight,
      })),
    ],
    clashes: clashesOf(duty, near, facts.away, week),
  };
}

/** Both the server and a phone that has no answer of it yet make the list by this. */
export function offerCandidates<Facts extends CandidateFacts>(
  duty: LedgerDuty,
  people: readonly Facts[],
): OfferedCandidate<Facts>[] {
  const weeks = weeksOfStrip(duty.date);
  const week = weekOfDuty(duty.date);
  return rankCandidates(
    people.map((facts) => rankedFacts(facts, duty, week)),
    duty.date,
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
    hasPart: person.clashes.some(({ code }) => code !== 'away'),
  }));
}
