/** Reasons of a place in a draft: why this person, who would be next, or why nobody (X-FAIR). */

import { gapOf, loadOf, weeksOf } from './person-costs.ts';
import type { PlacePeople, PlanningProblem } from './problem.ts';
import { type DraftTerms, type SearchState, stateOf, termNames, termsOf } from './state.ts';
import { tablesOf } from './tables.ts';
import { type Nobody, whyNobody } from './why-nobody.ts';
import { rivalOf } from './why-not.ts';
import type { Worse } from './worse.ts';

export type Why =
  | { code: 'waits'; weeks: number; turn: number }
  | { code: 'only-one' }
  /** Can have the kind since that week of the span. */
  | { code: 'new-here'; since: number }
  /** No other duty that week. */
  | { code: 'free-that-day' }
  /** Points and share in quarter points. */
  | { code: 'share'; points: number; share: number; duties: number }
  | { code: 'keeps'; told: boolean }
  | { code: 'pair'; with: number };

export type PlaceReasons = { why: Why[]; next: { person: number; worse: Worse } | null } | { nobody: Nobody };

const toldFirmness = 4;
const mostTerms = 2;

/** The state in which questions about a draft are answered. */
export const draftOf = (problem: PlanningProblem, held: PlacePeople): SearchState =>
  stateOf(tablesOf(problem), held);

function waitReason(state: SearchState, place: number, person: number): Why[] {
  const { tables } = state;
  const kind = tables.kindOf[place]!;
  const before = weeksOf(state, person, kind).filter((week) => week < tables.weekOf[place]!);
  const last = before.at(-1) ?? Number.NEGATIVE_INFINITY;
  const entry = tables.problem.entries.find((one) => one.person === person && one.kind === kind);
  if (entry && entry.week > last) return [{ code: 'new-here', since: entry.week }];
  const weeks = gapOf(state, person, place);
  return weeks === null ? [] : [{ code: 'waits', weeks, turn: tables.problem.kinds[kind]!.turn }];
}

function partnerOf({ tables, held }: SearchState, place: number, person: number): number | null {
  const group = tables.groupOf[place]!;
  if (group < 0) return null;
  const others = [...tables.groups[group]!].filter((other) => other !== place && held[other]! >= 0);
  const wish = tables.wished[group]!;
  const met = others.find((other) => (tables.between[person * tables.people + held[other]!]! & wish) !== 0);
  return met === undefined ? null : held[met]!;
}

function dutiesThatWeek(state: SearchState, place: number, person: number): number {
  const { tables, inWeek } = state;
  let duties = 0;
  for (let kind = 0; kind < tables.kinds; kind += 1)
    duties += inWeek[(person * tables.kinds + kind) * tables.weeks + tables.weekOf[place]!]!;
  return duties;
}

/** Terms in which the best rival would be worse, the largest first. */
const lostTerms = (before: DraftTerms, rival: DraftTerms | null): (typeof termNames)[number][] =>
  rival === null
    ? []
    : termNames
        .filter((term) => rival[term] > before[term])
        .sort((one, other) => rival[other] - before[other] - (rival[one] - before[one]))
        .slice(0, mostTerms);

/**
 * @param depth places that may be repaired in a row when a rival is tried: 1 to store reasons of a whole
 * draft, 2 when a planner opens the place.
 */
export function reasonsOf(state: SearchState, place: number, depth: 1 | 2): PlaceReasons {
  const person = state.held[place]!;
  if (person < 0) return { nobody: whyNobody(state, place) };
  const { tables } = state;
  const keeps: Why[] =
    tables.stood[place] === person ? [{ code: 'keeps', told: tables.firmness[place]! >= toldFirmness }] : [];
  const rival = rivalOf(state, place, depth);
  const { points, share, duties } = loadOf(state, person);
  const reasonOf = (term: (typeof termNames)[number]): Why[] => {
    if (term === 'wait') return waitReason(state, place, person);
    if (term === 'crowd')
      return dutiesThatWeek(state, place, person) === 1 ? [{ code: 'free-that-day' }] : [];
    const partner = term === 'wish' ? partnerOf(state, place, person) : null;
    return partner === null ? [] : [{ code: 'pair', with: partner }];
  };
  return {
    why: [
      ...keeps,
      ...(rival === null && keeps.length === 0 ? [{ code: 'only-one' as const }] : []),
      ...lostTerms(termsOf(state), rival?.terms ?? null).flatMap(reasonOf),
      { code: 'share', points, share, duties },
    ],
    next: rival === null ? null : { person: rival.person, worse: rival.worse },
  };
}
