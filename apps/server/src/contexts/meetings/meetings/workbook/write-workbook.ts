/**
 * Writes a planned workbook, records every row in the import ledger, and updates the places of each meeting.
 */
import {
  isSameKept,
  type StoredPartFields,
  storedFields,
} from '@sheaf/rules/meetings/meetings/edited-meeting';
import type { PlacedPart } from '@sheaf/rules/meetings/meetings/workbook-part';
import type { ImportedPartRow } from '#contexts/meetings/meetings/meeting-parts.store';
import { type MeetingRow, meetings } from '#contexts/meetings/meetings/meetings.store';
import { settleMeeting } from '#contexts/meetings/meetings/plan-of-meeting';
import type { PlannedWeek } from '#contexts/meetings/meetings/workbook/merge-weeks';
import { inOrder } from '#contexts/meetings/meetings/workbook/part-rows';
import {
  type ChangedPart,
  type NewPart,
  workbooks,
} from '#contexts/meetings/meetings/workbook/workbook.store';
import type { Tenant } from '#platform/database/tenant';
import { importLedger } from '#platform/imports/import-ledger.store';

type HeldWeek = PlannedWeek & { meeting: MeetingRow };

interface WrittenParts {
  added: NewPart[];
  changed: ChangedPart[];
  removed: number[];
}

const isSame = (a: StoredPartFields | null, b: StoredPartFields | null): boolean =>
  a === b || (a !== null && b !== null && isSameKept(a, b));

/** The new state of a row; empty if it is unchanged. */
function changeOf(
  row: ImportedPartRow,
  kept: StoredPartFields | null,
  imported: StoredPartFields | null,
): ChangedPart[] {
  const next = { ...(kept ?? storedFields(row)), id: row.id, imported, isRemoved: kept === null };
  const stays = isSameKept(row, next) && isSame(row.imported, imported) && row.isRemoved === next.isRemoved;
  return stays ? [] : [next];
}

function rowsOf({ meeting, rows, plan, theirs }: HeldWeek): WrittenParts {
  const said = inOrder(theirs);
  const here = inOrder(plan.parts.flatMap(({ part }) => (part ? [part] : [])));
  const keptOf = (part: PlacedPart | null, kept: Map<PlacedPart, StoredPartFields>) =>
    (part && kept.get(part)) ?? null;
  const known = new Map(rows.map((row) => [row.id, row]));
  const written: WrittenParts = { added: [], changed: [], removed: [] };
  for (const { id, part, imported } of plan.parts) {
    const [kept, saying] = [keptOf(part, here), keptOf(imported, said)];
    if (id === null) written.added.push({ ...kept!, meeting_id: meeting.id, imported: saying });
    else if (!kept && !saying) written.removed.push(id);
    else written.changed.push(...changeOf(known.get(id)!, kept, saying));
  }
  return written;
}

const isReadingNew = ({ meeting, reading }: HeldWeek): boolean =>
  reading.reading !== meeting.reading || reading.imported !== meeting.imported_reading;

export interface WorkbookSource {
  file_name: string;
  imported_by: number;
  imported_at: Date;
}

/** @returns the id of the import; null if nothing changes. */
export async function writeWorkbook(
  tenant: Tenant,
  source: WorkbookSource,
  weeks: readonly HeldWeek[],
): Promise<number | null> {
  const written = weeks.map((week) => ({ week, ...rowsOf(week) }));
  const touched = written.filter(
    ({ week, added, changed, removed }) =>
      week.meeting.base_id === null ||
      isReadingNew(week) ||
      added.length + changed.length + removed.length > 0,
  );
  if (touched.length === 0) return null;
  const all = {
    added: touched.flatMap(({ added }) => added),
    changed: touched.flatMap(({ changed }) => changed),
    removed: touched.flatMap(({ removed }) => removed),
  };
  const id = await importLedger.add(tenant, {
    ...source,
    kind: 'workbook',
    format: 'epub',
    counts: {
      weeks: touched.length,
      added: all.added.length,
      changed: all.changed.length,
      removed: all.removed.length,
    },
  });
  await workbooks.removeParts(tenant, id, all.removed);
  await workbooks.changeParts(tenant, id, all.changed);
  await workbooks.addParts(tenant, id, all.added);
  const ids = touched.map(({ week }) => week.meeting.id);
  await workbooks.markMeetings(
    tenant,
    id,
    touched.map(({ week: { meeting, reading } }) => ({
      id: meeting.id,
      reading: reading.reading,
      imported_reading: reading.imported,
    })),
  );
  for (const meeting of await meetings.lockAll(tenant, ids)) await settleMeeting(tenant, meeting);
  return id;
}
