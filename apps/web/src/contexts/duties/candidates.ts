/** Candidates for a duty: as ranked on the phone from cached data, and as ranked by the server. */

import { stripOfMarks, weeksOfStrip } from '@sheaf/rules/duties/history-strip';
import { type OfferedCandidate, offerCandidates } from '@sheaf/rules/duties/offer-candidates';
import { loadWeeks } from '@sheaf/rules/duties/rank';
import { groupBy } from '@sheaf/rules/group-by';
import type { HelperRule } from '@sheaf/rules/people/availability/settings';
import { withGender } from '@sheaf/rules/people/people/gender';
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
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

export function candidatesOfServer({ duty, partner, candidates }: Answer): Candidate[] {
  const weeks = weeksOfStrip(duty.date);
  return candidates.map((row) => presentServer(row, weeks, partner));
}

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
    near: theirs.filter(({ date }) => date >= from && date <= to),
    earlier:
      before.findLast(
        ({ date, kind, qualification }) =>
          date < from && kind === duty.kind && qualification === duty.qualification,
      )?.date ?? null,
    away,
    // Only the server learns what others said about their time.
    times: [],
    limits: [],
    apartFrom: null,
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
): Candidate[] {
  const part = meetingParts.encode(duty.qualification);
  const away = groupBy(awayDates, ({ user_id }) => user_id);
  // MEET-R15.
  const qualified = people.filter(({ active, qualified_parts: parts }) => active && parts.includes(part));
  const asked = { duty, from: addDays(duty.date, -loadWeeks * 7), to: addDays(duty.date, loadWeeks * 7) };
  return offerCandidates(
    duty,
    qualified.map((person) => factsOf(person, asked, had.get(person.id) ?? [], away.get(person.id) ?? [])),
  ).map(presentKept);
}
