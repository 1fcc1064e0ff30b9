import type { duties as operations } from '@sheaf/contract/duties/duties';
import type { ReplyOf } from '@sheaf/contract/operation';
import type { DutyKindName } from '@sheaf/rules/duties/duty-kind';
import { type OfferedCandidate, offerCandidates } from '@sheaf/rules/duties/offer-candidates';
import { loadWeeks } from '@sheaf/rules/duties/rank';
import { fullName } from '@sheaf/rules/people/names';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { awayBetween } from '#domains/absences/absences.public-api';
import { clashesNow, ledgerDutyOf } from '#domains/duties/clashes-now';
import { type DutyRow, duties } from '#domains/duties/duties.store';
import { presentDuty } from '#domains/duties/present-duty';
import { qualifiedPeople } from '#domains/people/people.public-api';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';
import { say } from '#platform/texts';

type Candidate = ReplyOf<typeof operations.rankCandidates>['candidates'][number];

/** MEET-R21: of somebody who never had it. */
const neverAssigned = '2019-01-01';
const lastParts = 4;

const byPerson = <Row>(rows: readonly Row[], personOf: (row: Row) => number | null): Map<number, Row[]> => {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const person = personOf(row)!;
    const group = groups.get(person);
    if (group) group.push(row);
    else groups.set(person, [row]);
  }
  return groups;
};

/** All of it in four queries, however many people there are (MEET-R20). */
async function readHistory(tenant: Tenant, row: DutyRow, ids: readonly number[]) {
  const from = addDays(row.on_date, -loadWeeks * 7);
  const to = addDays(row.on_date, loadWeeks * 7);
  const near = await duties.ledgerOf(tenant, ids, from, to);
  const same = { kind: row.kind, qualification: row.qualification, before: from, most: 1 };
  return {
    near: byPerson(near, ({ person_id }) => person_id),
    earlier: byPerson(await duties.lastGiven(tenant, ids, same), ({ personId }) => personId),
    last: byPerson(await duties.lastOfAny(tenant, ids, row.on_date, lastParts), ({ personId }) => personId),
    away: byPerson(await awayBetween(tenant, ids, from, to), ({ person_id }) => person_id),
  };
}

const labelOf = (lang: string, { away, hasPart }: Pick<OfferedCandidate<Facts>, 'away' | 'hasPart'>) => {
  if (away) return say(lang, 'duties:away');
  return hasPart ? say(lang, 'duties:hasPart') : null;
};

type Qualified = Awaited<ReturnType<typeof qualifiedPeople.list>>[number];
type History = Awaited<ReturnType<typeof readHistory>>;

/** What the ledger and the days away say of a person. */
const factsOf = (person: Qualified, history: History) => ({
  ...person,
  near: (history.near.get(person.id) ?? []).map(ledgerDutyOf),
  earlier: history.earlier.get(person.id)?.[0]?.date ?? null,
  away: history.away.get(person.id) ?? [],
  last: history.last.get(person.id) ?? [],
});

type Facts = ReturnType<typeof factsOf>;

const present = (offered: OfferedCandidate<Facts>, lang: string): Candidate => {
  const { person, lastGiven, reasons, history, away, hasPart } = offered;
  return {
    user: {
      id: person.id,
      full_name: fullName(person),
      gender: person.gender,
      appointment: person.appointment,
      group_id: person.group_id,
    },
    last_assigned: lastGiven ?? neverAssigned,
    parts: person.last.map(({ date, kind, qualification }) => ({
      date,
      kind: kind as DutyKindName,
      meeting_part_type: qualification,
    })),
    history,
    away,
    has_part: hasPart,
    label: labelOf(lang, offered),
    reasons,
  };
};

/** MEET-R15 to MEET-R22. */
export async function rankCandidates(call: Handler<typeof operations.rankCandidates>) {
  const { tenant, actor, params } = call;
  const row = await duties.read(tenant, params.id);
  if (!row) return call.missing();
  const people = await qualifiedPeople.list(tenant, row.qualification);
  const history = await readHistory(
    tenant,
    row,
    people.map(({ id }) => id),
  );
  const offered = offerCandidates(
    ledgerDutyOf(row),
    people.map((person) => factsOf(person, history)),
  );
  return {
    duty: presentDuty(row, await clashesNow(tenant, row)),
    candidates: offered.map((candidate) => present(candidate, actor.lang)),
  };
}
