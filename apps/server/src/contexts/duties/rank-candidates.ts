import type { duties as operations } from '@sheaf/contract/duties/duties';
import type { ReplyOf } from '@sheaf/contract/operation';
import { type EvenShares, evenShares } from '@sheaf/rules/duties/even-shares';
import { markOfWeek } from '@sheaf/rules/duties/history-strip';
import {
  type LedgerDuty,
  type OfferedCandidate,
  offerCandidates,
} from '@sheaf/rules/duties/offer-candidates';
import { loadWeeks, type Reason } from '@sheaf/rules/duties/rank';
import { firstAwayDay } from '@sheaf/rules/duties/turn';
import { fullName } from '@sheaf/rules/people/people/names';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { clashesNow, ledgerDutyOf } from '#contexts/duties/clashes-now';
import { type DutyRow, duties } from '#contexts/duties/duties.store';
import { type HistoryQuery, readDutyHistory, readOpenPlaces } from '#contexts/duties/duty-history.store';
import { type Port, portOf } from '#contexts/duties/port-of-duty';
import { presentDuty } from '#contexts/duties/present-duty';
import { partnerIn, readPartner } from '#contexts/duties/student-pair';
import { awayBetween, listActivePeople } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';
import { say } from '#platform/texts';

type Call = Handler<typeof operations.rankCandidates>;
type Candidate = ReplyOf<typeof operations.rankCandidates>['candidates'][number];

/** Date for people who never had this duty (MEET-R21). */
const neverAssigned = '2019-01-01';

const planning = { pace: 'usual', qualifiedSince: [], countsFrom: null } as const;

/** Statements sent together, for any number of people (MEET-R20). */
async function readFacts(call: Call, row: DutyRow, people: readonly ActivePerson[], eligible: Set<number>) {
  const { tenant, platform } = call;
  const ids = people.map(({ id }) => id);
  const { kind, qualification, responsibility_id: responsibilityId, on_date: day } = row;
  const query: HistoryQuery = {
    kind,
    qualification,
    responsibilityId,
    from: addDays(day, -loadWeeks * 7),
    day,
    to: addDays(day, loadWeeks * 7),
    cancelledMeetings: await platform.registry.cancelledMeetings(tenant),
    candidates: [...eligible],
  };
  const [history, open, away, takers] = await Promise.all([
    readDutyHistory(tenant, ids, query),
    readOpenPlaces(tenant, query),
    awayBetween(tenant, ids, firstAwayDay(day), query.to),
    Promise.all(platform.registry.dutyPorts.map((port) => port.takers(tenant))),
  ]);
  const historyOf = new Map(history.map((of) => [of.personId, of]));
  const awayOf = Map.groupBy(away, ({ person_id }) => person_id);
  return {
    open,
    takers: takers.flat(),
    people: people.map((person) => {
      const { near, earlier, last } = historyOf.get(person.id)!;
      return { ...person, ...planning, near, earlier, last, away: awayOf.get(person.id) ?? [] };
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

const labelOf = (lang: string, { away, hasPart }: Pick<OfferedCandidate<Facts>, 'away' | 'hasPart'>) => {
  if (away) return say(lang, 'duties:away');
  return hasPart ? say(lang, 'duties:hasPart') : null;
};

/** The pace of a person is known to people who may edit it; their share would tell it. */
const shownReasons = (reasons: readonly Reason[], { pace }: Facts, seesPace: boolean): Reason[] =>
  seesPace || pace === 'usual'
    ? [...reasons]
    : reasons
        .filter(({ code }) => code !== 'reserve')
        .map((reason) => (reason.code === 'load' ? { ...reason, share: null } : reason));

const present = (
  offered: OfferedCandidate<Facts>,
  lang: string,
  fits: boolean,
): Omit<Candidate, 'reasons'> => {
  const { person, lastGiven, history, away, hasPart } = offered;
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
    label: labelOf(lang, offered),
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

/** Person in the other place of a student and householder pair (MEET-X11). */
async function partnerOf({ tenant }: Call, row: DutyRow, people: readonly Facts[]) {
  if (row.part_id === null || row.meeting_id === null) return null;
  const partner = partnerIn(row.id, await duties.ofMeetings(tenant, [row.meeting_id]));
  if (partner === null) return null;
  const ids = people.map(({ id }) => id);
  return readPartner(tenant, partner, ids);
}

/** MEET-R15 to MEET-R22. */
export async function rankCandidates(call: Call) {
  const { tenant, actor, params } = call;
  const row = await duties.read(tenant, params.id);
  const port = row && portOf(call, row);
  if (!row || !port) return call.missing();
  const active = await listActivePeople(tenant);
  const eligible = await eligibleFor(tenant, row, port, active);
  const facts = await readFacts(call, row, active, eligible);
  const duty = ledgerDutyOf(row);
  const shares = sharesAround(duty, facts);
  const people = facts.people.filter(({ id }) => eligible.has(id));
  const offered = offerCandidates(duty, people, shares);
  const partner = await partnerOf(call, row, people);
  const seesPace = actor.permissions.has('settings.users.qualifications');
  const presented = offered.map((one) => ({
    ...present(one, actor.lang, partner?.fits(one.person.id) ?? true),
    reasons: shownReasons(one.reasons, one.person, seesPace),
  }));
  return {
    duty: presentDuty(row, await clashesNow(tenant, row)),
    partner: partner && { id: partner.id, full_name: partner.full_name },
    turn: Math.round(shares.turnOf(duty)),
    candidates: [
      ...presented.filter(({ fits_pair }) => fits_pair),
      ...presented.filter(({ fits_pair }) => !fits_pair),
    ],
  };
}
