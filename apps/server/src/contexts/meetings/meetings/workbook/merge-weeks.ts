/** Merges the weeks of a workbook with the stored meetings, part by part. */
import { numberParts } from '@sheaf/rules/meetings/meetings/part-place';
import {
  type MergedReading,
  mergeReading,
  type Readings,
} from '@sheaf/rules/meetings/meetings/weekly-reading';
import type { DatedWeek } from '@sheaf/rules/meetings/meetings/workbook-issue';
import { type Choices, type MergePlan, mergeWeek } from '@sheaf/rules/meetings/meetings/workbook-merge';
import type { OwnPart, PlacedPart } from '@sheaf/rules/meetings/meetings/workbook-part';
import { filledDutiesAt } from '#contexts/duties/duties.api';
import { type ImportedPartRow, meetingParts } from '#contexts/meetings/meetings/meeting-parts.store';
import { type MeetingRow, meetings } from '#contexts/meetings/meetings/meetings.store';
import { baseOf, placedOf } from '#contexts/meetings/meetings/workbook/part-rows';
import type { Tenant } from '#platform/database/tenant';
import { say } from '#platform/texts';

export interface PlannedWeek {
  week: string;
  minutes: number;
  /** Null if the meeting of the week is not made yet. */
  meeting: MeetingRow | null;
  /** Includes parts removed by hand. */
  rows: ImportedPartRow[];
  mine: OwnPart[];
  theirs: PlacedPart[];
  plan: MergePlan;
  readings: Readings;
  reading: MergedReading;
}

/**
 * Own title of a part: the usual name for songs and remarks of the chairman, otherwise the name of its
 * qualification.
 */
function ownTitle({ section, key, qualification }: DatedWeek['parts'][number], lang: string): string {
  return say(
    lang,
    qualification === null ? `meetings:parts.${section}.${key}` : `workbook:titles.${qualification}`,
  );
}

const theirsOf = ({ parts }: DatedWeek, lang: string): PlacedPart[] =>
  parts.map(({ number: _, title, ...part }) => ({
    ...part,
    title: title ?? ownTitle({ number: _, title, ...part }, lang),
  }));

type FilledDuty = Awaited<ReturnType<typeof filledDutiesAt>>[number];

function mineOf(rows: readonly ImportedPartRow[], filled: readonly FilledDuty[]): OwnPart[] {
  const isHeld = (id: number, helper: boolean): boolean =>
    filled.some(({ part_id, kind }) => part_id === id && (kind === 'helper') === helper);
  return rows
    .filter(({ isRemoved }) => !isRemoved)
    .map((row) => ({
      id: row.id,
      part: placedOf(row),
      isHeld: isHeld(row.id, false),
      isHelperHeld: isHeld(row.id, true),
    }));
}

export interface MergeOptions {
  lang: string;
  choices: Choices;
  /** Null for the whole congregation. */
  group: number | null;
  /** Locks the meetings, for an import that writes. */
  hold: boolean;
}

export async function mergeWeeks(
  tenant: Tenant,
  weeks: readonly DatedWeek[],
  { lang, choices, group, hold }: MergeOptions,
): Promise<PlannedWeek[]> {
  const found = await meetings.midweek(
    tenant,
    weeks.map(({ week }) => week),
    group,
    hold,
  );
  const ids = found.map(({ id }) => id);
  const rows = Map.groupBy(await meetingParts.withRemoved(tenant, ids), ({ meeting_id }) => meeting_id);
  const duties = Map.groupBy(await filledDutiesAt(tenant, ids), ({ meeting_id }) => meeting_id);
  return weeks.map((read) => {
    const meeting = found.find(({ week }) => week === read.week) ?? null;
    const own = meeting ? (rows.get(meeting.id) ?? []) : [];
    const mine = mineOf(own, meeting ? (duties.get(meeting.id) ?? []) : []);
    const theirs = theirsOf(read, lang);
    const readings: Readings = {
      week: read.week,
      base: meeting?.imported_reading ?? null,
      mine: meeting?.reading ?? null,
      theirs: read.reading,
    };
    const base = meeting ? baseOf(meeting, own, lang) : [];
    return {
      week: read.week,
      minutes: read.found.minutes,
      meeting,
      rows: own,
      mine,
      theirs,
      plan: mergeWeek(base, mine, theirs, choices),
      readings,
      reading: mergeReading(readings, choices),
    };
  });
}

/** Number of numbered parts of a week. */
export const countNumbered = (theirs: readonly PlacedPart[]): number =>
  numberParts(theirs).filter((number) => number !== null).length;
