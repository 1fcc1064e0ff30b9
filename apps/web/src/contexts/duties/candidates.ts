/** Candidates for a duty: as ranked on the phone from cached data, and as ranked by the server. */

import { evenShares } from '@sheaf/rules/duties/even-shares';
import { stripOfMarks, weeksOfStrip } from '@sheaf/rules/duties/history-strip';
import { kindKeyOf } from '@sheaf/rules/duties/kind-key';
import { type OfferedCandidate, offerCandidates } from '@sheaf/rules/duties/offer-candidates';
import { loadSpan } from '@sheaf/rules/duties/rank';
import { groupBy } from '@sheaf/rules/group-by';
import type { HelperRule } from '@sheaf/rules/people/availability/settings';
import { withGender } from '@sheaf/rules/people/people/gender';
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import type { Reply } from '#platform/api.ts';
import type { HadDuty, KeptDuty } from './ledger.ts';

type Answer = Reply<'duties.rankCandidates'>;
type PersonRow = Reply<'people.readPart'>['part']['users'][number];
type AwayRow = Reply<'absences.listAwayDates'>[number];

const lastParts = 4;

/** During a deployment a server of the previous version answers without the rule. */
const ruleOf = (partner: { rule?: HelperRule }): 'family' | 'gender' =>
  partner.rule === 'gender' ? 'gender' : 'family';

const presentServer = (
  row: Answer['candidates'][number],
  weeks: ReturnType<typeof weeksOfStrip>,
  partner: Answer['partner'],
) => ({
  ...withGender(row.user),
  reasons: row.reasons,
  history: stripOfMarks(weeks, row.history),
  away: row.away,
  hasPart: row.has_part,
  cannot: row.cannot,
  /** Other person of the pair, if the two do not fit (MEET-X11); null if they fit, or if it is unknown. */
  unpairedWith: partner && !row.fits_pair ? { name: partner.full_name, rule: ruleOf(partner) } : null,
  last: row.parts.map(({ date, kind, meeting_part_type: type }) => ({ date, kind, type })),
});

export type Candidate = ReturnType<typeof presentServer>;

export interface RankedCandidates {
  candidates: Candidate[];
  /** Weeks in which everybody qualified has such a duty once; a server of the previous version omits it. */
  turn: number | undefined;
}

export function candidatesOfServer({ duty, partner, candidates, turn }: Answer): RankedCandidates {
  const weeks = weeksOfStrip(duty.date);
  return { candidates: candidates.map((row) => presentServer(row, weeks, partner)), turn };
}

/** Only the server knows what people said about their time, and since when they are qualified. */
const unknownFacts = {
  times: [],
  limits: [],
  since: { qualifications: new Map<number, string>(), responsibilities: new Map<number, string>() },
  counts_from: null,
  apartFrom: null,
};

/** A person's duties around the day, the last one before, and the last ones of any kind. */
function factsOf(
  person: PersonRow,
  { duty, from, to }: { duty: KeptDuty; from: string; to: string },
  theirs: readonly HadDuty[],
  away: readonly AwayRow[],
) {
  const before = theirs.filter(({ date }) => date < duty.date);
  return {
    ...person,
    ...unknownFacts,
    near: theirs.filter(({ date }) => date >= from && date <= to),
    earlier:
      before.findLast(
        ({ date, kind, qualification }) =>
          date < from && kind === duty.kind && qualification === duty.qualification,
      )?.date ?? null,
    away,
    last: before.slice(-lastParts).reverse(),
  };
}

const presentKept = ({
  person,
  reasons,
  history,
  away,
  hasPart,
  cannot,
}: OfferedCandidate<ReturnType<typeof factsOf>>): Candidate => ({
  ...withGender({
    id: person.id,
    full_name: person.full_name,
    gender: person.gender,
    appointment: person.appointment,
    group_id: person.group_id,
  }),
  reasons,
  history,
  away,
  hasPart,
  cannot,
  unpairedWith: null,
  last: person.last.map(({ date, kind, qualification }) => ({
    date,
    kind,
    type: meetingParts.encode(qualification),
  })),
});

/** Duties by person, sorted by day. */
export const hadByPerson = (ledger: readonly HadDuty[]): Map<number | null, HadDuty[]> =>
  groupBy(
    [...ledger].sort((one, other) => one.date.localeCompare(other.date) || one.id - other.id),
    ({ personId }) => personId,
  );

/** @param had includes the previous year. */
export function candidatesOfPhone(
  duty: KeptDuty,
  had: ReturnType<typeof hadByPerson>,
  people: readonly PersonRow[],
  awayDates: readonly AwayRow[],
): RankedCandidates {
  const part = meetingParts.encode(duty.qualification);
  const away = groupBy(awayDates, ({ user_id }) => user_id);
  const awayOf = ({ id }: PersonRow): readonly AwayRow[] => away.get(id) ?? [];
  const active = people.filter((person) => person.active);
  const asked = { duty, ...loadSpan(duty.date) };
  const shares = evenShares({
    duties: [...had.values()].flat().flatMap((one) => {
      if (one.date < asked.from || one.date > asked.to) return [];
      // Only the open places of the kind, like the server.
      if (one.personId === null && kindKeyOf(one) !== kindKeyOf(duty)) return [];
      return one.id === duty.id ? { ...one, personId: null } : one;
    }),
    people: active.map((person) => ({ ...unknownFacts, ...person, away: awayOf(person) })),
    takers: [],
  });
  // MEET-R15.
  const qualified = active.filter(({ qualified_parts: parts }) => parts.includes(part));
  const offered = offerCandidates(
    duty,
    qualified.map((person) => factsOf(person, asked, had.get(person.id) ?? [], awayOf(person))),
    shares,
  );
  return { candidates: offered.map(presentKept), turn: Math.round(shares.turnOf(duty)) };
}
