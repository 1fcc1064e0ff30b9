import type { duties as operations } from '@sheaf/contract/duties/duties';
import type { ReplyOf } from '@sheaf/contract/operation';
import { withoutPrivate } from '@sheaf/rules/duties/clash';
import { markOfWeek } from '@sheaf/rules/duties/history-strip';
import { type OfferedCandidate, offerCandidates } from '@sheaf/rules/duties/offer-candidates';
import { loadWeeks } from '@sheaf/rules/duties/rank';
import { mayPlanPeople } from '@sheaf/rules/people/availability/availability';
import { keptApart } from '@sheaf/rules/people/availability/pairs';
import { fullName } from '@sheaf/rules/people/people/names';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { clashesNow, ledgerDutyOf } from '#contexts/duties/clashes-now';
import { type DutyRow, duties } from '#contexts/duties/duties.store';
import { readDutyHistory } from '#contexts/duties/duty-history.store';
import { type Port, portOf } from '#contexts/duties/port-of-duty';
import { presentDuty } from '#contexts/duties/present-duty';
import { readPartner, readPartnerId } from '#contexts/duties/student-pair';
import {
  awayBetween,
  listQualifiedPeople,
  planningFactsOf,
  qualifiedAmong,
} from '#contexts/people/people.api';
import type { Actor } from '#platform/actor';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';
import { say } from '#platform/texts';

type Call = Handler<typeof operations.rankCandidates>;
type Candidate = ReplyOf<typeof operations.rankCandidates>['candidates'][number];

/** Date for people who never had this duty (MEET-R21). */
const neverAssigned = '2019-01-01';

/** Three queries, sent together, for any number of people (MEET-R20). */
async function readHistory(
  tenant: Tenant,
  row: DutyRow,
  ids: readonly number[],
  cancelledMeetings: readonly number[],
) {
  const { kind, qualification, responsibility_id: responsibilityId, on_date: day } = row;
  const from = addDays(day, -loadWeeks * 7);
  const to = addDays(day, loadWeeks * 7);
  const [history, away, said] = await Promise.all([
    readDutyHistory(tenant, ids, {
      kind,
      qualification,
      responsibilityId,
      from,
      day,
      to,
      cancelledMeetings,
    }),
    awayBetween(tenant, ids, from, to),
    planningFactsOf(tenant, ids),
  ]);
  return {
    duties: new Map(history.map((of) => [of.personId, of])),
    away: Map.groupBy(away, ({ person_id }) => person_id),
    said,
  };
}

const labelOf = (
  lang: string,
  { away, cannot, hasPart }: Pick<OfferedCandidate<Facts>, 'away' | 'cannot' | 'hasPart'>,
) => {
  if (away) return say(lang, 'duties:away');
  if (cannot) return say(lang, 'duties:cannotThen');
  return hasPart ? say(lang, 'duties:hasPart') : null;
};

type QualifiedPerson = Awaited<ReturnType<typeof listQualifiedPeople>>[number];
type History = Awaited<ReturnType<typeof readHistory>>;

/** Duties, days away and limits of one person. */
const factsOf = (person: QualifiedPerson, history: History, partner: number | null) => {
  const { near, earlier, last } = history.duties.get(person.id)!;
  const said = history.said.get(person.id);
  const apart = partner !== null && keptApart(said?.pairs ?? [], person.id, partner, 'helper');
  return {
    ...person,
    near,
    earlier,
    last,
    away: history.away.get(person.id) ?? [],
    times: said?.times ?? [],
    limits: said?.limits ?? [],
    apartFrom: apart ? partner : null,
  };
};

type Facts = ReturnType<typeof factsOf>;

const present = (offered: OfferedCandidate<Facts>, actor: Actor, fits: boolean): Candidate => {
  const { person, lastGiven, reasons, history, away, hasPart, cannot } = offered;
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
      kind,
      meeting_part_type: qualification,
    })),
    history: history.map(markOfWeek),
    away,
    fits_pair: fits,
    has_part: hasPart,
    cannot,
    label: labelOf(actor.lang, offered),
    reasons: mayPlanPeople(actor.permissions) ? reasons : withoutPrivate(reasons),
  };
};

/** Qualified people for a place in a programme, otherwise the people chosen by the domain of the duty. */
const peopleFor = async (tenant: Tenant, row: DutyRow, port: Port): Promise<QualifiedPerson[]> =>
  port === 'programme'
    ? listQualifiedPeople(tenant, row.qualification!)
    : qualifiedAmong(tenant, await port.eligible(tenant, row));

/** MEET-R15 to MEET-R22. */
export async function rankCandidates(call: Call) {
  const { tenant, actor, params } = call;
  const row = await duties.read(tenant, params.id);
  const port = row && portOf(call, row);
  if (!row || !port) return call.missing();
  const people = await peopleFor(tenant, row, port);
  const history = await readHistory(
    tenant,
    row,
    people.map(({ id }) => id),
    await call.platform.registry.cancelledMeetings(tenant),
  );
  const partnerId = await readPartnerId(tenant, row);
  const offered = offerCandidates(
    ledgerDutyOf(row),
    people.map((person) => factsOf(person, history, partnerId)),
  );
  // MEET-X11: the person in the other place of a student and householder pair.
  const partner =
    partnerId === null
      ? null
      : await readPartner(
          tenant,
          partnerId,
          people.map(({ id }) => id),
        );
  const presented = offered.map((one) => present(one, actor, partner?.fits(one.person.id) ?? true));
  return {
    duty: presentDuty(row, await clashesNow(call, row)),
    partner: partner && { id: partner.id, full_name: partner.full_name, rule: partner.rule },
    candidates: [
      ...presented.filter(({ fits_pair }) => fits_pair),
      ...presented.filter(({ fits_pair }) => !fits_pair),
    ],
  };
}
