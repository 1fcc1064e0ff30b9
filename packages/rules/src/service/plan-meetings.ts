/** Plans future field service meetings, their leaders and their replacements (SERVICE-O1, SERVICE-O3). */
import { rotationDates } from '../schedules/rotation-dates.ts';
import { type RepeatedDay, rotationOf } from './frequency.ts';
import { hiddenBy } from './hiding.ts';
import { overseerTurns } from './overseer-turns.ts';

/** Weeks for which meetings are planned (SERVICE-O3). */
export const weeksAhead = 12;

export type MeetingOrigin = 'regular' | 'special' | 'rotation';

interface Invites {
  groups: readonly number[] | 'all';
  replaces: boolean;
}

export interface RegularGroup {
  id: number;
  /** 0 is Sunday. */
  day: number;
  startsAt: string;
  overseerId: number | null;
  groupId: number | null;
}

export interface SpecialGroup extends Invites {
  id: number;
  date: string;
  startsAt: string;
  overseerId: number | null;
}

export interface RotationGroup extends Invites, RepeatedDay {
  id: number;
  startsAt: string;
  /** In turn order. */
  overseers: readonly number[];
  rotate: boolean;
}

export interface ServiceGroups {
  regular: readonly RegularGroup[];
  special: readonly SpecialGroup[];
  rotation: readonly RotationGroup[];
}

/** An already planned meeting of a rotation group. */
export interface PlannedTurn {
  rotationGroupId: number;
  date: string;
  leads: number;
  byHand: boolean;
}

/** A date of a regular group that another person leads instead of its overseer (X-SWAP-30). */
export interface TakenDate {
  groupId: number;
  date: string;
  leads: number;
}

export interface Circumstances {
  today: string;
  /** Last planned date. */
  until: string;
  /** Turns of rotation groups, including past ones. */
  turns: readonly PlannedTurn[];
  taken?: readonly TakenDate[] | undefined;
  /** Id of a rotation group whose future turns are assigned again after its form was saved. */
  dealAgain: number | null;
  /** False for deleted and deactivated people, who never lead. */
  isActive: (personId: number) => boolean;
  /** Away on that day, or not able at that hour. */
  isAway: (personId: number, date: string, startsAt: string) => boolean;
}

export interface PlannedMeeting {
  origin: MeetingOrigin;
  /** Id of the regular, special or rotation group. */
  id: number;
  date: string;
  startsAt: string;
  leads: number | null;
  byHand: boolean;
  hiddenBy: PlannedMeeting | null;
}

type SeenMeeting = PlannedMeeting & Invites;

const oneIfActive = (personId: number | null, { isActive }: Circumstances): number | null =>
  personId !== null && isActive(personId) ? personId : null;

function stays(turn: PlannedTurn, group: RotationGroup, circumstances: Circumstances): boolean {
  const { today, dealAgain, isActive, isAway } = circumstances;
  if (turn.date < today || !isActive(turn.leads)) return false;
  if (turn.byHand || turn.date === today) return true;
  return (
    dealAgain !== group.id &&
    group.overseers.includes(turn.leads) &&
    !isAway(turn.leads, turn.date, group.startsAt)
  );
}

function whoLeads(group: RotationGroup, dates: readonly string[], circumstances: Circumstances) {
  const { today, turns, isActive, isAway } = circumstances;
  const own = turns.filter(({ rotationGroupId }) => rotationGroupId === group.id);
  const kept = own.filter((turn) => stays(turn, group, circumstances));
  const held = new Map(kept.map(({ date, leads }) => [date, leads]));
  const overseers = group.overseers.filter(isActive);
  if (!group.rotate) return new Map(dates.map((date) => [date, held.get(date) ?? overseers[0] ?? null]));
  const past = own.filter(({ date }) => date < today).sort((a, b) => a.date.localeCompare(b.date));
  const led = new Map(past.map(({ leads, date }) => [leads, date]));
  return overseerTurns(dates, {
    overseers,
    led,
    held,
    isAway: (personId, date) => isAway(personId, date, group.startsAt),
  });
}

function rotationMeetings(group: RotationGroup, circumstances: Circumstances): SeenMeeting[] {
  const { today, until, turns } = circumstances;
  const dates = rotationDates(rotationOf(group), today, until).map(({ date }) => date);
  const leaders = whoLeads(group, dates, circumstances);
  const { id, startsAt, groups, replaces } = group;
  const chosen = new Set(
    turns
      .filter((turn) => turn.rotationGroupId === id && turn.byHand && circumstances.isActive(turn.leads))
      .map(({ date }) => date),
  );
  return dates.map((date) => ({
    origin: 'rotation',
    id,
    date,
    startsAt,
    groups,
    replaces,
    hiddenBy: null,
    leads: leaders.get(date) ?? null,
    byHand: chosen.has(date),
  }));
}

const specialMeeting = (group: SpecialGroup, circumstances: Circumstances): SeenMeeting => ({
  origin: 'special',
  byHand: false,
  hiddenBy: null,
  id: group.id,
  date: group.date,
  startsAt: group.startsAt,
  groups: group.groups,
  replaces: group.replaces,
  leads: oneIfActive(group.overseerId, circumstances),
});

function regularMeetings(
  group: RegularGroup,
  others: readonly SeenMeeting[],
  circumstances: Circumstances,
): SeenMeeting[] {
  const { today: anchor, until, taken = [], isActive } = circumstances;
  const takers = new Map(
    taken.flatMap(({ groupId, date, leads }) =>
      groupId === group.id && isActive(leads) ? [[date, leads]] : [],
    ),
  );
  const weekly = rotationOf({ frequency: 'week', dayOfWeek: group.day, weekOfMonth: 0, anchor });
  const leads = oneIfActive(group.overseerId, circumstances);
  return rotationDates(weekly, anchor, until).map(({ date }) => ({
    origin: 'regular',
    id: group.id,
    date,
    startsAt: group.startsAt,
    leads: takers.get(date) ?? leads,
    byHand: takers.has(date),
    hiddenBy: hiddenBy({ date, groupId: group.groupId }, others),
    groups: [],
    replaces: false,
  }));
}

/** Returns rotation and regular meetings from today on, and all special ones. */
export function planMeetings(
  { regular, special, rotation }: ServiceGroups,
  circumstances: Circumstances,
): PlannedMeeting[] {
  const others = [
    ...special.map((group) => specialMeeting(group, circumstances)),
    ...rotation.flatMap((group) => rotationMeetings(group, circumstances)),
  ];
  return [...others, ...regular.flatMap((group) => regularMeetings(group, others, circumstances))];
}
