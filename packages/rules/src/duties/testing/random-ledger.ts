/** Random ledgers with everything that the order of candidates depends on, for one duty to fill. */
import fc from 'fast-check';
import type { DaySpan } from '../../people/absences/away.ts';
import { limitAreas, type PersonLimit, paces } from '../../people/availability/availability.ts';
import { meetingParts } from '../../people/people/meeting-part.ts';
import { addDays } from '../../schedules/calendar-week.ts';
import { evenShares, type Taker } from '../even-shares.ts';
import { type KindOfDuty, kindKeyOf } from '../kind-key.ts';
import { type LedgerDuty, offerCandidates } from '../offer-candidates.ts';
import { loadSpan } from '../rank.ts';
import { firstAwayDay, type QualifiedSince } from '../turn.ts';

export const day = '2026-11-25';

const reading: KindOfDuty = { kind: 'part', qualification: 'bible-reading', responsibilityId: null };
export const kinds: readonly KindOfDuty[] = [
  reading,
  { kind: 'part', qualification: 'gems', responsibilityId: null },
  { kind: 'helper', qualification: 'householder', responsibilityId: null },
  { kind: 'prayer', qualification: 'prayer', responsibilityId: null },
  { kind: 'responsibility', qualification: null, responsibilityId: 3 },
  { kind: 'cart', qualification: null, responsibilityId: null },
];

export interface LedgerPerson {
  id: number;
  first_name: string;
  last_name: string;
  qualified_parts: number[];
  limits: PersonLimit[];
  since: QualifiedSince;
  counts_from: string | null;
  away: DaySpan[];
}

export interface RandomLedger {
  asked: LedgerDuty;
  people: LedgerPerson[];
  /** Past and future duties, including open places. */
  duties: (LedgerDuty & { personId: number | null })[];
  takers: Taker[];
}

const dayIn = (min: number, max: number) => fc.integer({ min, max }).map((days) => addDays(day, days));
const spans = fc.array(
  fc
    .tuple(fc.integer({ min: -300, max: 120 }), fc.nat(100))
    .map(
      ([start, days]): DaySpan => ({ start_date: addDays(day, start), end_date: addDays(day, start + days) }),
    ),
  { maxLength: 2 },
);

/** Days by code or id, of some of them. */
const someDays = (keys: readonly number[]) =>
  fc
    .subarray([...keys])
    .chain((known) =>
      fc
        .tuple(...known.map((key) => dayIn(-250, 40).map((first) => [key, first] as const)))
        .map((days) => new Map(days)),
    );
const codes = kinds.flatMap(({ qualification }) =>
  qualification === null ? [] : meetingParts.encode(qualification),
);
const since = fc.record({ qualifications: someDays(codes), responsibilities: someDays([3]) });
const limits = fc.uniqueArray(
  fc.record({
    area: fc.constantFrom(...limitAreas),
    most_a_month: fc.constant(null),
    pace: fc.constantFrom(...paces, 'usual' as const),
  }),
  { selector: ({ area }) => area, maxLength: 2 },
);

const personOf = (id: number): fc.Arbitrary<LedgerPerson> =>
  fc.record({
    id: fc.constant(id),
    first_name: fc.constantFrom('Ann', 'Ben'),
    last_name: fc.constantFrom('Ash', 'Birch', 'Cole'),
    qualified_parts: fc.subarray(codes),
    limits,
    since,
    counts_from: fc.option(dayIn(-300, 20)),
    away: spans,
  });

const dutyOf = (ids: readonly number[]) =>
  fc.record({
    kind: fc.constantFrom(...kinds),
    date: dayIn(-260, 110),
    from: fc.constantFrom('09:00', '19:00'),
    personId: fc.option(fc.constantFrom(...ids, 99)),
  });

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 });

export const randomLedger: fc.Arbitrary<RandomLedger> = ids.chain((all) =>
  fc
    .record({
      asked: fc.constantFrom(reading, kinds[4]!, kinds[2]!),
      people: fc.tuple(...all.map(personOf)),
      duties: fc.array(dutyOf(all), { maxLength: 30 }),
      taking: fc.subarray(all),
      oneMeeting: fc.subarray(all),
      held: fc.boolean(),
    })
    .map(({ asked, people, duties, taking, oneMeeting, held }) => {
      const place = { ...asked, id: 1, meetingId: 1, date: day, from: '19:00', to: '20:45' };
      return {
        asked: place,
        people,
        duties: [
          { ...place, personId: held ? all[0]! : null },
          ...duties.map(({ kind, date, from, personId }, at) => ({
            ...kind,
            id: at + 2,
            meetingId: kind.kind === 'cart' ? null : at + 2,
            date,
            from,
            to: from === '09:00' ? '10:00' : '20:45',
            personId,
          })),
        ],
        takers: taking.map((personId) => ({
          personId,
          responsibilityId: 3,
          oneMeeting: oneMeeting.includes(personId),
        })),
      };
    }),
);

const isEligible = (
  { asked, takers }: RandomLedger,
  { id, qualified_parts: parts }: LedgerPerson,
): boolean =>
  asked.qualification === null
    ? takers.some(({ personId }) => personId === id)
    : parts.includes(meetingParts.encode(asked.qualification));

const shared = ({ asked, duties, people, takers }: RandomLedger) => {
  const { from, to } = loadSpan(day);
  return {
    near: (personId: number) =>
      duties.filter((one) => one.personId === personId && one.date >= from && one.date <= to),
    earlier: (personId: number) =>
      duties
        .filter((one) => one.personId === personId && one.date < from && kindKeyOf(one) === kindKeyOf(asked))
        .map(({ date }) => date)
        .sort()
        .at(-1) ?? null,
    shares: evenShares({
      duties: duties
        .filter(({ date }) => date >= from && date <= to)
        .filter((one) => one.personId !== null || kindKeyOf(one) === kindKeyOf(asked))
        .map((one) => (one.id === asked.id ? { ...one, personId: null } : one)),
      people: people.map((person) => ({
        ...person,
        away: person.away.filter(({ end_date }) => end_date >= firstAwayDay(day)),
      })),
      takers,
    }),
  };
};

/** Offers the candidates like the server and the phone. */
export function offered(ledger: RandomLedger) {
  const { near, earlier, shares } = shared(ledger);
  return offerCandidates(
    ledger.asked,
    ledger.people
      .filter((person) => isEligible(ledger, person))
      .map((person) => ({
        ...person,
        near: near(person.id),
        earlier: earlier(person.id),
        times: [],
        apartFrom: null,
      })),
    shares,
  );
}

export const sharesOf = (ledger: RandomLedger): ReturnType<typeof evenShares> => shared(ledger).shares;
