/**
 * Ten years in which the first candidate of each list gets the duty: one meeting a week with one place of
 * each kind, people with days away, newcomers and people back from a long absence.
 */
import type { DaySpan } from '../../people/absences/away.ts';
import { type MeetingPart, meetingParts } from '../../people/people/meeting-part.ts';
import { addDays } from '../../schedules/calendar-week.ts';
import { dutyKinds } from '../duty-kind.ts';
import { evenShares, type SharedDuty, type SharingPerson, type Taker } from '../even-shares.ts';
import { type KindOfDuty, kindKeyOf } from '../kind-key.ts';
import { type CandidateFacts, type LedgerDuty, offerCandidates } from '../offer-candidates.ts';
import type { QualifiedSince } from '../turn.ts';

const part = (qualification: MeetingPart): KindOfDuty => ({
  kind: 'part',
  qualification,
  responsibilityId: null,
});
const helper = (qualification: MeetingPart): KindOfDuty => ({
  kind: 'helper',
  qualification,
  responsibilityId: null,
});
const responsibility = (responsibilityId: number): KindOfDuty => ({
  kind: 'responsibility',
  qualification: null,
  responsibilityId,
});

const task = (responsibilityId: number): KindOfDuty => ({
  ...responsibility(responsibilityId),
  kind: 'task',
});

/** Weights of 3, 2, 2 and 1 alternate: parts, helpers, responsibilities, and prayers or tasks. */
const allKinds: readonly KindOfDuty[] = [
  part('bible-reading'),
  helper('householder'),
  responsibility(1),
  { kind: 'prayer', qualification: 'prayer', responsibilityId: null },
  part('treasures-talk'),
  helper('study-reader'),
  responsibility(2),
  task(3),
  part('demonstration'),
  helper('watchtower-reader'),
  responsibility(4),
  task(5),
  { kind: 'chairman', qualification: 'chairman', responsibilityId: null },
  responsibility(6),
  responsibility(7),
  task(8),
  part('gems'),
  responsibility(9),
];

const weeks = 520;
const start = '2026-01-05';
/** Newcomers replace people who leave. */
const newcomersOfYear = 0.12;
const longAbsencesOfYear = 0.1;
const shortAbsencesOfYear = 2;
/** Everybody may do so many of the kinds, at random. */
const qualifiedShare = 0.5;

/** Mulberry: the same seed is the same ten years on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface Member extends SharingPerson {
  joined: number;
  /** Week after the last one; null for people who stay. */
  left: number | null;
  may: ReadonlySet<string>;
  away: DaySpan[];
  /** Weeks in which they came back from eight weeks or more away. */
  returned: number[];
  had: { week: number; kind: KindOfDuty; duty: LedgerDuty }[];
}

interface Congregation {
  kinds: readonly KindOfDuty[];
  members: Member[];
}

/** Absences may last beyond the last year. */
const mondays = Array.from({ length: weeks + 60 }, (_, week) => addDays(start, week * 7));
const mondayOfWeek = (week: number): string => mondays[week]!;

function absencesOf(random: () => number, joined: number): Pick<Member, 'away' | 'returned'> {
  const away: DaySpan[] = [];
  const returned: number[] = [];
  for (let week = joined; week < weeks; week += 1) {
    const chance = random() * 52;
    const isLong = chance < longAbsencesOfYear;
    if (!isLong && chance > longAbsencesOfYear + shortAbsencesOfYear) continue;
    const length = isLong ? 8 + Math.floor(random() * 20) : 1 + Math.floor(random() * 2);
    away.push({ start_date: mondayOfWeek(week), end_date: addDays(mondayOfWeek(week + length), -1) });
    if (isLong) returned.push(week + length);
    week += length;
  }
  return { away, returned };
}

const sinceBefore: QualifiedSince = { qualifications: new Map(), responsibilities: new Map() };
const sinceDay = (may: readonly KindOfDuty[], day: string): QualifiedSince => ({
  qualifications: new Map(
    may.flatMap(({ qualification }) =>
      qualification === null ? [] : [[meetingParts.encode(qualification), day] as const],
    ),
  ),
  responsibilities: new Map(
    may.flatMap(({ responsibilityId: id }) => (id === null ? [] : [[id, day] as const])),
  ),
});

function memberOf(random: () => number, id: number, kinds: readonly KindOfDuty[], joined: number): Member {
  const may = kinds
    .map((kind) => ({ kind, order: random() }))
    .sort((one, other) => one.order - other.order)
    .slice(0, Math.round(kinds.length * qualifiedShare))
    .map(({ kind }) => kind);
  return {
    id,
    joined,
    left: null,
    may: new Set(may.map(kindKeyOf)),
    qualified_parts: may.flatMap(({ qualification }) =>
      qualification === null ? [] : meetingParts.encode(qualification),
    ),
    limits: [],
    since: joined === 0 ? sinceBefore : sinceDay(may, mondayOfWeek(joined)),
    ...absencesOf(random, joined),
    had: [],
  };
}

function membersOf(random: () => number, kinds: readonly KindOfDuty[], people: number): Member[] {
  const members = Array.from({ length: people }, (_, id) => memberOf(random, id + 1, kinds, 0));
  const present = [...members];
  for (let week = 1; week < weeks; week += 1)
    for (const [at, member] of present.entries()) {
      if (random() * 52 >= newcomersOfYear) continue;
      member.left = week;
      present[at] = memberOf(random, members.length + 1, kinds, week);
      members.push(present[at]);
    }
  return members;
}

const isPresent = ({ joined, left }: Member, week: number): boolean =>
  joined <= week && (left === null || week < left);
const isAwayIn = ({ away }: Member, week: number): boolean => {
  const day = addDays(mondayOfWeek(week), 2);
  return away.some(({ start_date, end_date }) => start_date <= day && day <= end_date);
};

const takersOf = (members: readonly Member[], kinds: readonly KindOfDuty[]): Taker[] =>
  kinds.flatMap((kind) =>
    kind.responsibilityId === null
      ? []
      : members
          .filter(({ may }) => may.has(kindKeyOf(kind)))
          .map(({ id }) => ({
            personId: id,
            responsibilityId: kind.responsibilityId!,
            oneMeeting: false,
          })),
  );

/** Weeks of the load before a day. */
const loadWeeks = 26;

/** Duties of these weeks, and the open places of this week. */
const ledgerAt = ({ kinds, members }: Congregation, week: number, day: string): SharedDuty[] => [
  ...members.flatMap(({ id, had }) =>
    had
      .slice(had.findLastIndex((one) => one.week < week - loadWeeks) + 1)
      .map(({ duty }) => ({ ...duty, personId: id })),
  ),
  ...kinds.map((kind) => ({ ...kind, date: day, personId: null })),
];

interface PlanningDay {
  week: number;
  day: string;
  yearBefore: string;
}

function factsOf(member: Member, kind: KindOfDuty, { week, day, yearBefore }: PlanningDay): CandidateFacts {
  const key = kindKeyOf(kind);
  const first = member.had.findIndex((had) => had.week >= week - loadWeeks);
  const near = first === -1 ? [] : member.had.slice(first);
  const earlier = member.had
    .slice(0, first === -1 ? undefined : first)
    .findLast((had) => kindKeyOf(had.kind) === key);
  return {
    id: member.id,
    first_name: 'Person',
    last_name: String(member.id),
    near: near.map(({ duty }) => duty),
    earlier: earlier?.duty.date ?? null,
    away: member.away.filter(({ start_date, end_date }) => end_date >= yearBefore && start_date <= day),
    limits: member.limits,
    since: member.since,
    counts_from: null,
    times: [],
    apartFrom: null,
  };
}

export interface GivenTurn {
  week: number;
  kind: KindOfDuty;
  turn: number;
  personId: number | null;
}

export interface TenYears extends Congregation {
  given: GivenTurn[];
  weeks: number;
}

export interface Size {
  kinds: number;
  people: number;
  seed: number;
}

export function tenYears({ kinds: kindCount, people, seed }: Size): TenYears {
  const random = randomFrom(seed);
  const kinds = allKinds.slice(0, kindCount);
  const congregation: Congregation = { kinds, members: membersOf(random, kinds, people) };
  const given: GivenTurn[] = [];
  for (let week = 0; week < weeks; week += 1) {
    const day = addDays(mondayOfWeek(week), 2);
    const yearBefore = addDays(day, -364);
    const present = congregation.members.filter((member) => isPresent(member, week));
    const takers = takersOf(present, kinds);
    for (const [at, kind] of kinds.entries()) {
      const duty: LedgerDuty = {
        ...kind,
        id: week * kinds.length + at + 1,
        meetingId: week + 1,
        date: day,
        from: '19:00',
        to: '20:45',
      };
      const open = { ...congregation, kinds: kinds.slice(at) };
      const shares = evenShares({ duties: ledgerAt(open, week, day), people: present, takers });
      const candidates = present
        .filter(({ may }) => may.has(kindKeyOf(kind)))
        .map((member) => factsOf(member, kind, { week, day, yearBefore }));
      const chosen = offerCandidates(duty, candidates, shares)[0]?.person;
      given.push({ week, kind, turn: shares.turnOf(kind), personId: chosen?.id ?? null });
      if (chosen) present.find(({ id }) => id === chosen.id)!.had.push({ week, kind, duty });
    }
  }
  return { ...congregation, given, weeks };
}

/** Points of each week that a person would have if each place were divided among those who could have it. */
export function evenPoints({ kinds, members }: Congregation): Map<number, number[]> {
  const points = new Map(members.map(({ id }) => [id, Array<number>(weeks).fill(0)]));
  for (let week = 0; week < weeks; week += 1) {
    const present = members.filter((member) => isPresent(member, week) && !isAwayIn(member, week));
    for (const kind of kinds) {
      const could = present.filter(({ may }) => may.has(kindKeyOf(kind)));
      for (const { id } of could) points.get(id)![week]! += dutyKinds[kind.kind].weight / could.length;
    }
  }
  return points;
}
