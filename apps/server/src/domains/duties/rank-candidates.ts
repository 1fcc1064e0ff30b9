import type { duties as operations } from '@sheaf/contract/duties/duties';
import type { ReplyOf } from '@sheaf/contract/operation';
import { type Clash, clashesOf } from '@sheaf/rules/duties/clash';
import { type DutyKindName, dutyKinds } from '@sheaf/rules/duties/duty-kind';
import { historyStrip } from '@sheaf/rules/duties/history-strip';
import { loadWeeks, type Ranked, rankCandidates as rank } from '@sheaf/rules/duties/rank';
import { fullName } from '@sheaf/rules/people/names';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { awayBetween } from '#domains/absences/absences.public-api';
import { clashesNow, spanOf } from '#domains/duties/clashes-now';
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
    groups.set(person, [...(groups.get(person) ?? []), row]);
  }
  return groups;
};

/** All of it in four queries, however many people there are (MEET-R20). */
async function readHistory(tenant: Tenant, row: DutyRow, ids: readonly number[]) {
  const from = addDays(row.on_date, -loadWeeks * 7);
  const to = addDays(row.on_date, loadWeeks * 7);
  const near = await duties.ofPeople(tenant, ids, from, to);
  const same = { kind: row.kind, qualification: row.qualification, before: from, most: 1 };
  return {
    near: byPerson(near, ({ person_id }) => person_id),
    earlier: byPerson(await duties.lastGiven(tenant, ids, same), ({ personId }) => personId),
    last: byPerson(await duties.lastOfAny(tenant, ids, row.on_date, lastParts), ({ personId }) => personId),
    away: byPerson(await awayBetween(tenant, ids, from, to), ({ person_id }) => person_id),
  };
}

const labelOf = (lang: string, clashes: readonly Clash[]): string | null => {
  if (clashes.some(({ code }) => code === 'away')) return say(lang, 'duties:away');
  return clashes.length > 0 ? say(lang, 'duties:hasPart') : null;
};

const weightOf = (kind: string): number => dutyKinds[kind as DutyKindName].weight;

type Qualified = Awaited<ReturnType<typeof qualifiedPeople.list>>[number];
type History = Awaited<ReturnType<typeof readHistory>>;

/** What the ledger and the days away say of a person, less the duty itself. */
function factsOf(person: Qualified, row: DutyRow, history: History) {
  const near = (history.near.get(person.id) ?? []).filter(({ id }) => id !== row.id);
  const away = history.away.get(person.id) ?? [];
  const earlier = history.earlier.get(person.id) ?? [];
  return {
    ...person,
    near,
    away,
    last: history.last.get(person.id) ?? [],
    duties: [
      ...earlier.map(({ date }) => ({ date, same: true, weight: weightOf(row.kind) })),
      ...near.map(({ on_date: date, kind, qualification }) => ({
        date,
        same: kind === row.kind && qualification === row.qualification,
        weight: weightOf(kind),
      })),
    ],
    clashes: clashesOf(spanOf(row), near.map(spanOf), away),
  };
}

type Facts = ReturnType<typeof factsOf>;

const present = ({ person, lastGiven, reasons }: Ranked<Facts>, row: DutyRow, lang: string): Candidate => ({
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
  history: historyStrip(
    row.on_date,
    person.near.map(({ on_date: date, kind }) => ({ date, helper: kind === 'helper' })),
    person.away,
  ),
  away: person.clashes.some(({ code }) => code === 'away'),
  has_part: person.clashes.some(({ code }) => code !== 'away'),
  label: labelOf(lang, person.clashes),
  reasons,
});

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
  const ranked = rank(
    people.map((person) => factsOf(person, row, history)),
    row.on_date,
  );
  return {
    duty: presentDuty(row, await clashesNow(tenant, row)),
    candidates: ranked.map((candidate) => present(candidate, row, actor.lang)),
  };
}
