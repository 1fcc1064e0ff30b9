/** Presents the responsibilities at meetings for the schedule (ATTEND-D1). */
import type { responsibilities as operations } from '@sheaf/contract/meetings/responsibilities/responsibilities';
import type { ReplyOf } from '@sheaf/contract/operation';
import type { DutySpan } from '@sheaf/rules/duties/clash';
import { isMeetingCancelled } from '@sheaf/rules/events/cancelling';
import { countReasons, type PassReason, passReason } from '@sheaf/rules/meetings/responsibilities/pass-over';
import { dutyKindOf, weeksAhead } from '@sheaf/rules/meetings/responsibilities/responsibility';
import type { Facts, RotatedResponsibility } from '@sheaf/rules/meetings/responsibilities/rotate';
import { fullName } from '@sheaf/rules/people/people/names';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { type NamedResponsibilityDuty, namedResponsibilityDuties } from '#contexts/duties/duties.api';
import { type HeldMeeting, labelledEvents } from '#contexts/meetings/meetings/meetings.api';
import {
  type ResponsibilityRow,
  responsibilities,
} from '#contexts/meetings/responsibilities/responsibilities.store';
import { readResponsibilities } from '#contexts/meetings/responsibilities/rotated-responsibilities';
import { readFacts } from '#contexts/meetings/responsibilities/rotation-facts';
import { groupNames, readLetterhead } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

export type Entry = ReplyOf<typeof operations.listSchedule>[number];
type Duty = Entry['attendants'][number];

/** Facts that only people who edit the schedule may see. */
interface EditorFacts {
  rotating: ReadonlyMap<number, RotatedResponsibility>;
  facts: ReadonlyMap<number, Facts>;
  rows: readonly NamedResponsibilityDuty[];
}

interface EntryContext {
  responsibilities: ReadonlyMap<number, ResponsibilityRow>;
  groups: ReadonlyMap<number, string>;
  judged: EditorFacts | null;
}

const spanOf = (row: NamedResponsibilityDuty, { kind }: ResponsibilityRow): DutySpan => ({
  id: row.id,
  kind: dutyKindOf(kind),
  meetingId: row.meeting_id,
  date: row.on_date,
  from: row.starts_at,
  to: row.ends_at,
});

/**
 * Reason against a person for this place, without their other responsibilities at the meeting, which the
 * schedule shows.
 */
function reasonFor(
  personId: number,
  row: NamedResponsibilityDuty,
  type: HeldMeeting['type'],
  { responsibilities: all, judged }: EntryContext,
): PassReason | null {
  const { rotating, facts, rows } = judged!;
  const beside = rows
    .filter(
      (other) =>
        other.person_id === personId &&
        other.on_date.slice(0, 7) === row.on_date.slice(0, 7) &&
        other.id !== row.id,
    )
    .map((other) => spanOf(other, all.get(other.responsibility_id)!));
  const own = facts.get(personId);
  const scope =
    rotating.get(row.responsibility_id)?.takers.find(({ id }) => id === personId)?.scope ?? 'both';
  return passReason(
    {
      scope,
      away: own?.away ?? [],
      times: own?.times ?? [],
      limits: own?.limits ?? [],
      duties: [...(own?.duties ?? []), ...beside],
    },
    spanOf(row, all.get(row.responsibility_id)!),
    type,
  );
}

function judge(
  row: NamedResponsibilityDuty,
  type: HeldMeeting['type'],
  shown: EntryContext,
): Pick<Duty, 'clashes' | 'nobody'> {
  const of = shown.judged?.rotating.get(row.responsibility_id);
  if (!of || row.group_id !== null) return { clashes: [], nobody: null };
  if (row.person_id !== null) {
    const reason = reasonFor(row.person_id, row, type, shown);
    return { clashes: reason === null ? [] : [reason], nobody: null };
  }
  return {
    clashes: [],
    nobody: of.byGroup ? null : countReasons(of.takers.map(({ id }) => reasonFor(id, row, type, shown))),
  };
}

function nameOf(row: NamedResponsibilityDuty, groups: EntryContext['groups']): string | null {
  if (row.group_id !== null) return groups.get(row.group_id) ?? null;
  const { first_name, last_name } = row;
  return first_name !== null && last_name !== null ? fullName({ first_name, last_name }) : null;
}

const presentDuty = (row: NamedResponsibilityDuty, type: HeldMeeting['type'], shown: EntryContext): Duty => ({
  id: row.id,
  responsibility: row.responsibility_id,
  order: row.place,
  user: row.person_id,
  group: row.group_id,
  name: nameOf(row, shown.groups),
  locked: row.locked,
  ...judge(row, type, shown),
  version: row.version,
});

async function readJudged(
  tenant: Tenant,
  all: readonly ResponsibilityRow[],
  rows: readonly NamedResponsibilityDuty[],
  meetings: readonly HeldMeeting[],
): Promise<EditorFacts> {
  const { rotating, people } = await readResponsibilities(tenant, all);
  const days = meetings.map(({ held_on }) => held_on).sort();
  const ids = [...new Set([...people, ...rows.flatMap(({ person_id }) => person_id ?? [])])];
  return {
    rotating: new Map(rotating.map((of) => [of.id, of])),
    facts: days.length === 0 ? new Map() : await readFacts(tenant, ids, days[0]!, days.at(-1)!),
    rows,
  };
}

/** @param judged whether to include reasons against people. */
export async function presentEntries(
  tenant: Tenant,
  meetings: readonly HeldMeeting[],
  judged: boolean,
): Promise<Entry[]> {
  const all = await responsibilities.list(tenant);
  const { lang } = await readLetterhead(tenant);
  const events = await labelledEvents(tenant, lang);
  const rows = await namedResponsibilityDuties(
    tenant,
    meetings.map(({ id }) => id),
  );
  const shown: EntryContext = {
    responsibilities: new Map(all.map((row) => [row.id, row])),
    groups: new Map((await groupNames(tenant)).map(({ id, name }) => [id, name])),
    judged: judged ? await readJudged(tenant, all, rows, meetings) : null,
  };
  const order = new Map(all.map(({ id }, index) => [id, index]));
  return meetings.map((meeting) => {
    const instead =
      events.find((event) => isMeetingCancelled([event], meeting.week, meeting.type))?.label ?? null;
    return {
      id: meeting.id,
      local_date: meeting.held_on,
      type: meeting.type,
      starts_at: meeting.starts_at,
      instead,
      attendants:
        instead === null
          ? rows
              .filter((row) => row.meeting_id === meeting.id)
              .sort((one, other) => order.get(one.responsibility_id)! - order.get(other.responsibility_id)!)
              .map((row) => presentDuty(row, meeting.type, shown))
          : [],
    };
  });
}

/** Days that the schedule shows. */
export const shownDays = (today: string) => ({ from: today, to: addDays(today, 7 * weeksAhead) });
