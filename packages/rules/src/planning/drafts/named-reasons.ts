/** Reasons with ids and dates in place of the positions of the problem, as a client gets them. */

import { quartersOfPoint } from '../../duties/share.ts';
import { addDays } from '../../schedules/calendar-week.ts';
import type { PlacePeople } from './problem.ts';
import type { NumberedProblem } from './problem-of.ts';
import type { PlaceReasons, Why } from './reasons.ts';
import type { Nobody } from './why-nobody.ts';
import type { Worse } from './worse.ts';

/** Positions and weeks of a problem, by which its reasons are translated. */
export interface Numbering extends Pick<NumberedProblem, 'people' | 'duties' | 'dates' | 'monday' | 'given'> {
  /** Person by place in the draft. */
  held: PlacePeople;
}

const points = (quarters: number): number => quarters / quartersOfPoint;
/** Duties of the person in the window, with the draft. */
const dutiesOf = ({ given, held }: Numbering, person: number): number =>
  given[person]! + held.filter((holder) => holder === person).length;
const weeksOf = (turn: number): number => Math.round(turn);

function namedWhy(numbering: Numbering, why: Why, person: number) {
  const { people, monday } = numbering;
  switch (why.code) {
    case 'waits':
      return { ...why, turn: weeksOf(why.turn) };
    case 'new-here':
      return { ...why, since: addDays(monday, 7 * why.since) };
    case 'share':
      return {
        code: why.code,
        points: points(why.points),
        share: points(why.share),
        duties: dutiesOf(numbering, person),
      };
    case 'pair':
      return { ...why, with: people[why.with]! };
    default:
      return why;
  }
}

export function namedWorse(numbering: Numbering, worse: Worse) {
  const { people, duties, dates } = numbering;
  switch (worse.level) {
    case 'open':
      return { level: worse.level, duty_id: duties[worse.place]!, date: dates[worse.place]! };
    case 'changed':
      return { level: worse.level, duty_id: duties[worse.place]!, person: people[worse.person]! };
    case 'worst':
      return {
        level: worse.level,
        person: people[worse.person]!,
        // One more than in the draft, which the person does not have.
        duties: dutiesOf(numbering, worse.person) + 1,
        points: points(worse.points),
        share: points(worse.share),
      };
    case 'quality':
      return {
        level: worse.level,
        term: worse.term,
        person: people[worse.person]!,
        weeks: worse.term === 'wait' ? worse.weeks : null,
        turn: worse.term === 'wait' ? weeksOf(worse.turn) : null,
      };
    default:
      return worse;
  }
}

const namedNobody = ({ people }: Numbering, { qualified, by, relax }: Nobody) => ({
  qualified,
  by: by.map(({ rule, people: kept }) => ({ rule, people: kept.length })),
  relax: relax && { person: people[relax.person]!, rule: relax.rule },
});

export type NamedReasons = ReturnType<typeof namedReasons>;

/** @param person by position; null for an open place. */
export function namedReasons(numbering: Numbering, reasons: PlaceReasons, person: number | null) {
  if ('nobody' in reasons) return { nobody: namedNobody(numbering, reasons.nobody) };
  return {
    why: reasons.why.map((why) => namedWhy(numbering, why, person!)),
    next: reasons.next && {
      person: numbering.people[reasons.next.person]!,
      worse: namedWorse(numbering, reasons.next.worse),
    },
  };
}
