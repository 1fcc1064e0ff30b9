/**
 * Compares a workbook with the stored meetings and imports it unless it is a dry run (MEET-C1, MEET-O3,
 * X-WORKBOOK).
 */
import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { headingLabels } from '@sheaf/rules/meetings/meetings/part-kinds';
import { differencesOf, differencesOfReading } from '@sheaf/rules/meetings/meetings/workbook-differences';
import { type DatedWeek, sortIssue } from '@sheaf/rules/meetings/meetings/workbook-issue';
import type { Choices } from '@sheaf/rules/meetings/meetings/workbook-merge';
import type { PlacedPart } from '@sheaf/rules/meetings/meetings/workbook-part';
import { titlesOfLines, withTitles } from '@sheaf/rules/meetings/meetings/workbook-titles';
import { readWeek } from '@sheaf/rules/meetings/meetings/workbook-week';
import { meetingParts as partTypes } from '@sheaf/rules/people/people/meeting-part';
import { findGroup, readHoldingGroups } from '#contexts/meetings/meetings/language-groups/holding-groups';
import { makeMeetings } from '#contexts/meetings/meetings/make-weeks';
import type { MeetingRow } from '#contexts/meetings/meetings/meetings.store';
import {
  countNumbered,
  mergeWeeks,
  type PlannedWeek,
} from '#contexts/meetings/meetings/workbook/merge-weeks';
import type { PreparedWorkbook } from '#contexts/meetings/meetings/workbook/prepare-workbook';
import { workbooks } from '#contexts/meetings/meetings/workbook/workbook.store';
import { writeWorkbook } from '#contexts/meetings/meetings/workbook/write-workbook';
import { readToday } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';
import { importLedger } from '#platform/imports/import-ledger.store';

type Call =
  | Handler<typeof operations.importWorkbook, PreparedWorkbook>
  | Handler<typeof operations.uploadWorkbook, PreparedWorkbook>;

/** `6+18`: numbers of the qualification of a part and of its helper. */
const sayNeeds = ({ qualification, helperQualification }: PlacedPart): string | null =>
  [qualification, helperQualification]
    .flatMap((type) => (type === null ? [] : [partTypes.encode(type)]))
    .join('+') || null;

/** A structure import takes own titles or pasted ones. */
function titledWeeks(weeks: readonly DatedWeek[], { own_titles, titles }: Call['body']): DatedWeek[] {
  if (!own_titles && !titles) return [...weeks];
  const given = titlesOfLines(titles ?? '');
  // Dropped, because the reading is in the language of the workbook.
  return weeks.map((week, index) => ({
    ...week,
    reading: null,
    parts: withTitles(week.parts, given[index]),
  }));
}

function presentWeek({ week, minutes, meeting, mine, theirs, plan, readings, reading }: PlannedWeek) {
  const isFirst = !meeting || meeting.base_id === null;
  return {
    week,
    minutes,
    parts: countNumbered(theirs),
    differences: [
      ...differencesOfReading(reading, readings, isFirst),
      ...differencesOf(plan.parts, mine, { isFirst, sayNeeds }),
    ],
  };
}

const isHeld = (week: PlannedWeek): week is PlannedWeek & { meeting: MeetingRow } => week.meeting !== null;

function write(call: Call, planned: readonly PlannedWeek[]): Promise<number | null> {
  const { tenant, actor, now, prepared } = call;
  const source = { file_name: prepared.fileName, imported_by: actor.personId, imported_at: now };
  return writeWorkbook(tenant, source, planned.filter(isHeld));
}

export async function importPrepared(call: Call) {
  const { tenant, body, prepared, now } = call;
  const { issue, lang } = prepared;
  const hold = !body.dry_run;
  const group = body.language_group_id ?? null;
  const groups = await readHoldingGroups(tenant);
  const titlesIn = findGroup(groups, group);
  // The next job would remove meetings of a group that holds none, and the import with them.
  if (!titlesIn?.active) return call.invalid({ language_group_id: ['no-such-language-group'] });
  if (hold) await importLedger.waitForTurn(tenant);
  const words = headingLabels(await workbooks.headings(tenant, lang));
  const pages = prepared.pages.map((blocks) => readWeek(blocks, issue, words));
  const { weeks, unread, missing, unknown } = sortIssue(pages, issue, await readToday(tenant, now));
  // Makes the meetings of later weeks; a dry run makes none.
  if (hold)
    await makeMeetings(
      tenant,
      weeks.map(({ week }) => ({ week, type: 'clam', language_group_id: group })),
      groups,
    );
  const choices: Choices = new Map((body.choices ?? []).map(({ key, take }) => [key, take]));
  const planned = await mergeWeeks(tenant, titledWeeks(weeks, body), {
    choices,
    group,
    hold,
    lang: titlesIn.lang,
  });
  const clashes = planned.reduce(
    (sum, { plan, reading }) => sum + plan.clashes + Number(reading.clash !== null),
    0,
  );
  if (hold && clashes > 0) return call.refuse('workbook-clash');
  return {
    dry_run: body.dry_run,
    id: hold ? await write(call, planned) : null,
    issue,
    lang,
    missing,
    unknown,
    clashes,
    weeks: planned.map(presentWeek),
    unread: unread.map(({ heading, week, problems, found }) => ({ heading, week, problems, ...found })),
  };
}
