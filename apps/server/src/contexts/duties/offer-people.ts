/** Ranks the people who may have a duty, from the ledger, days away and what they said about their time. */
import { isHardClash, onlyObstacle } from '@sheaf/rules/duties/clash';
import { type EvenShares, evenShares } from '@sheaf/rules/duties/even-shares';
import { type LedgerDuty, offerCandidates } from '@sheaf/rules/duties/offer-candidates';
import { loadSpan } from '@sheaf/rules/duties/rank';
import { firstAwayDay, unknownSince } from '@sheaf/rules/duties/turn';
import { keptApart } from '@sheaf/rules/people/availability/pairs';
import { ledgerDutyOf } from '#contexts/duties/clashes-now';
import type { DutyRow } from '#contexts/duties/duties.store';
import { type HistoryQuery, readDutyHistory, readOpenPlaces } from '#contexts/duties/duty-history.store';
import { type Port, portOfKind } from '#contexts/duties/port-of-duty';
import { readPartner, readPartnerId } from '#contexts/duties/student-pair';
import { awayBetween, listActivePeople, planningFactsOf } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import type { Platform } from '#platform/platform';

interface RankingContext {
  tenant: Tenant;
  platform: Pick<Platform, 'registry'>;
}

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
async function readFacts(
  { tenant, platform }: RankingContext,
  { row, active, eligible, partner }: RankingQuery,
) {
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
export type CandidateOfDuty = ReadFacts['people'][number];

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

/** Everybody who may have the duty, the best first. */
export async function offerPeople(context: RankingContext, row: DutyRow, port: Port) {
  const { tenant } = context;
  const active = await listActivePeople(tenant);
  const eligible = await eligibleFor(tenant, row, port, active);
  const partnerId = await readPartnerId(tenant, row);
  const facts = await readFacts(context, { row, active, eligible, partner: partnerId });
  const duty = ledgerDutyOf(row);
  const shares = sharesAround(duty, facts);
  const people = facts.people.filter(({ id }) => eligible.has(id));
  const ids = people.map(({ id }) => id);
  const partner = partnerId === null ? null : await readPartner(tenant, partnerId, ids);
  return { duty, partner, turn: shares.turnOf(duty), offered: offerCandidates(duty, people, shares) };
}

/** Ids of the people who could take the duty over, the best first: not away, free then, and fitting the partner. */
export async function possibleTakers(context: RankingContext, row: DutyRow): Promise<number[]> {
  const port = portOfKind(context.platform, row);
  if (!port) return [];
  const { partner, offered } = await offerPeople(context, row, port);
  return offered
    .filter(
      ({ person, away, cannot, reasons }) =>
        !away && !cannot && !reasons.some(isHardClash) && (partner?.fits(person.id) ?? true),
    )
    .map(({ person }) => person.id);
}

interface BlockedTaker {
  personId: number;
  /** The duty that is in the way. */
  dutyId: number;
}

/**
 * People who could have the duty without one other duty, the best first: not away, and fitting the partner. Limits and
 * times of a person count as for `possibleTakers`.
 */
export async function blockedTakers(context: RankingContext, row: DutyRow): Promise<BlockedTaker[]> {
  const port = portOfKind(context.platform, row);
  if (!port) return [];
  const { partner, offered } = await offerPeople(context, row, port);
  return offered.flatMap(({ person, away, cannot, reasons }) => {
    const dutyId = onlyObstacle(reasons);
    const isThere = !away && !cannot && (partner?.fits(person.id) ?? true);
    return dutyId === null || !isThere ? [] : [{ personId: person.id, dutyId }];
  });
}
