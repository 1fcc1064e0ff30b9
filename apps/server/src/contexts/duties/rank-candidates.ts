import type { duties as operations } from '@sheaf/contract/duties/duties';
import type { ReplyOf } from '@sheaf/contract/operation';
import { withoutPrivate } from '@sheaf/rules/duties/clash';
import { type EvenShares, evenShares } from '@sheaf/rules/duties/even-shares';
import { markOfWeek } from '@sheaf/rules/duties/history-strip';
import {
  type LedgerDuty,
  type OfferedCandidate,
  offerCandidates,
} from '@sheaf/rules/duties/offer-candidates';
import { loadSpan, type Reason } from '@sheaf/rules/duties/rank';
import { paceOf } from '@sheaf/rules/duties/share';
import { firstAwayDay, unknownSince } from '@sheaf/rules/duties/turn';
import { mayPlanPeople } from '@sheaf/rules/people/availability/availability';
import { keptApart } from '@sheaf/rules/people/availability/pairs';
import { fullName } from '@sheaf/rules/people/people/names';
import { clashesNow, ledgerDutyOf } from '#contexts/duties/clashes-now';
import { type DutyRow, duties } from '#contexts/duties/duties.store';
import { type HistoryQuery, readDutyHistory, readOpenPlaces } from '#contexts/duties/duty-history.store';
import { type Port, portOf } from '#contexts/duties/port-of-duty';
import { presentDuty } from '#contexts/duties/present-duty';
import { readPartner, readPartnerId } from '#contexts/duties/student-pair';
import { awayBetween, listActivePeople, planningFactsOf } from '#contexts/people/people.api';
import type { Actor } from '#platform/actor';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';
import { say } from '#platform/texts';

type Call = Handler<typeof operations.rankCandidates>;
type Candidate = ReplyOf<typeof operations.rankCandidates>['candidates'][number];

/** Date for people who never had this duty (MEET-R21). */
const neverAssigned = '2019-01-01';

/** Facts about a person of whom nothing is recorded. */
const unknownFacts = {
  times: [],
  limits: [],
  pairs: [],
  counts_from: null,
  since: unknownSince,
};

interface RankingQuery {
  row: DutyRow;
  active: readonly ActivePerson[];
  eligible: ReadonlySet<number>;
  /** Person in the other place of a student and householder pair (MEET-X11). */
  partner: number | null;
}

/** Statements sent together, for any number of people (MEET-R20). */
async function readFacts({ tenant, platform }: Call, { row, active, eligible, partner }: RankingQuery) {
  const ids = active.map(({ id }) => id);
  const { kind, qualification, responsibility_id: responsibilityId, on_date: day } = row;
  const query: HistoryQuery = {
    kind,
    qualification,
    responsibilityId,
    ...loadSpan(day),
    day,
    cancelledMeetings: await platform.registry.cancelledMeetings(tenant),
    candidates: [...eligible],
  };
  const [history, open, away, said, takers] = await Promise.all([
    readDutyHistory(tenant, ids, query),
    readOpenPlaces(tenant, query),
    awayBetween(tenant, ids, firstAwayDay(day), query.to),
    planningFactsOf(tenant, ids),
    Promise.all(platform.registry.dutyPorts.map((port) => port.takers(tenant))),
  ]);
  const historyOf = new Map(history.map((of) => [of.personId, of]));
  const awayOf = Map.groupBy(away, ({ person_id }) => person_id);
  return {
    open,
    takers: takers.flat(),
    people: active.map((person) => {
      const { near, earlier, last } = historyOf.get(person.id)!;
      const { times, limits, pairs, counts_from, since } = said.get(person.id) ?? unknownFacts;
      const apart = partner !== null && keptApart(pairs, person.id, partner, 'helper');
      return {
        ...person,
        ...{ near, earlier, last, times, limits, counts_from, since },
        away: awayOf.get(person.id) ?? [],
        apartFrom: apart ? partner : null,
      };
    }),
  };
}

type ActivePerson = Awaited<ReturnType<typeof listActivePeople>>[number];
type ReadFacts = Awaited<ReturnType<typeof readFacts>>;
type Facts = ReadFacts['people'][number];

/** The duty itself is a place and adds nothing to the points of its person. */
const sharesAround = (duty: LedgerDuty, { people, open, takers }: ReadFacts): EvenShares =>
  evenShares({
    duties: [
      ...people.flatMap(({ id, near }) =>
        near.map((one) => ({ ...one, personId: one.id === duty.id ? null : id })),
      ),
      ...open.map((date) => ({ ...duty, date, personId: null })),
    ],
    people,
    takers,
  });

const labelOf = (
  lang: string,
  { away, cannot, hasPart }: Pick<OfferedCandidate<Facts>, 'away' | 'cannot' | 'hasPart'>,
) => {
  if (away) return say(lang, 'duties:away');
  if (cannot) return say(lang, 'duties:cannotThen');
  return hasPart ? say(lang, 'duties:hasPart') : null;
};

/**
 * The pace of a person and the day from which their duties count are private like their limits (AVAIL-R3); the
 * share of another pace would tell it.
 */
function shownReasons(reasons: readonly Reason[], person: Facts, { actor, duty }: Viewer): Reason[] {
  if (mayPlanPeople(actor.permissions)) return [...reasons];
  const hasPace = paceOf(person.limits, duty.kind) !== 'usual';
  return withoutPrivate(reasons)
    .filter(
      (reason) =>
        reason.code !== 'reserve' && !(reason.code === 'new-here' && reason.since === person.counts_from),
    )
    .map((reason) => (reason.code === 'load' && hasPace ? { ...reason, share: null } : reason));
}

interface Viewer {
  actor: Actor;
  duty: LedgerDuty;
}

const present = (offered: OfferedCandidate<Facts>, { actor, duty }: Viewer, fits: boolean): Candidate => {
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
    reasons: shownReasons(reasons, person, { actor, duty }),
  };
};

/** People qualified for a place in a programme, otherwise those chosen by the domain of the duty. */
const eligibleFor = async (
  tenant: Tenant,
  row: DutyRow,
  port: Port,
  people: readonly ActivePerson[],
): Promise<Set<number>> =>
  new Set(
    port === 'programme'
      ? people.filter(({ qualified_parts: parts }) => parts.includes(row.qualification!)).map(({ id }) => id)
      : await port.eligible(tenant, row),
  );

/** MEET-R15 to MEET-R22. */
export async function rankCandidates(call: Call) {
  const { tenant, actor, params } = call;
  const row = await duties.read(tenant, params.id);
  const port = row && portOf(call, row);
  if (!row || !port) return call.missing();
  const active = await listActivePeople(tenant);
  const eligible = await eligibleFor(tenant, row, port, active);
  const partnerId = await readPartnerId(tenant, row);
  const facts = await readFacts(call, { row, active, eligible, partner: partnerId });
  const duty = ledgerDutyOf(row);
  const shares = sharesAround(duty, facts);
  const people = facts.people.filter(({ id }) => eligible.has(id));
  const offered = offerCandidates(duty, people, shares);
  const ids = people.map(({ id }) => id);
  const partner = partnerId === null ? null : await readPartner(tenant, partnerId, ids);
  const presented = offered.map((one) => present(one, { actor, duty }, partner?.fits(one.person.id) ?? true));
  return {
    duty: presentDuty(row, await clashesNow(call, row)),
    partner: partner && { id: partner.id, full_name: partner.full_name, rule: partner.rule },
    turn: Math.round(shares.turnOf(duty)),
    candidates: [
      ...presented.filter(({ fits_pair }) => fits_pair),
      ...presented.filter(({ fits_pair }) => !fits_pair),
    ],
  };
}
