/** Rolls an import back as a whole, as long as its parts are neither assigned nor edited (X-WORKBOOK). */
import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { readingRolledBack } from '@sheaf/rules/meetings/meetings/weekly-reading';
import { filledDutiesAt } from '#contexts/duties/duties.api';
import { type MeetingRow, meetings } from '#contexts/meetings/meetings/meetings.store';
import { settleMeeting } from '#contexts/meetings/meetings/plan-of-meeting';
import { presentWorkbookImport } from '#contexts/meetings/meetings/workbook/present-workbook-import';
import {
  changedMeetingColumns,
  changedPartColumns,
  workbooks,
} from '#contexts/meetings/meetings/workbook/workbook.store';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';
import { importLedger } from '#platform/imports/import-ledger.store';
import { importUndo } from '#platform/imports/import-undo.store';
import { beginRollback, endRollback } from '#platform/imports/rollback';

const table = 'meeting_parts';
/** Tables that an import writes. @internal a suite compares them with the owners. */
export const workbookTables = [table, 'meetings'] as const;

async function isAssigned(tenant: Tenant, meetingIds: readonly number[], made: readonly number[]) {
  const parts = new Set(made);
  return (await filledDutiesAt(tenant, meetingIds)).some(
    ({ part_id }) => part_id !== null && parts.has(part_id),
  );
}

/** Retains a reading that was edited since the import. */
async function keepReading(tenant: Tenant, back: MeetingRow, before: readonly MeetingRow[]) {
  const { reading: own, imported_reading: imported } = before.find(({ id }) => id === back.id)!;
  const reading = readingRolledBack({ reading: own, imported }, back.reading);
  return reading === back.reading ? back : meetings.edit(tenant, back.id, { reading });
}

export async function rollbackWorkbook(call: Handler<typeof operations.rollbackWorkbook>) {
  const { tenant } = call;
  const found = await beginRollback(call, 'workbook');
  const ids = await workbooks.meetingsOf(tenant, found.id);
  const before = await meetings.lockAll(tenant, ids);
  const notes = (await importLedger.notes(tenant, found.id)).filter(({ table_name }) => table_name === table);
  const made = {
    ids: notes.map(({ row_id }) => row_id),
    versions: notes.map(({ row_version }) => row_version),
  };
  const changed =
    (await importUndo.countChanged(tenant, table, made)) +
    (await importUndo.countReworked(tenant, found.id, table));
  if (changed > 0) return call.refuse('workbook-changed');
  if (await isAssigned(tenant, ids, made.ids)) return call.refuse('workbook-assigned');
  await importUndo.removeMade(tenant, table, made.ids);
  await importUndo.restoreChanged(tenant, found.id, table, changedPartColumns);
  await importUndo.bringBack(tenant, found.id, table);
  await importUndo.restoreChanged(tenant, found.id, 'meetings', changedMeetingColumns);
  for (const meeting of await meetings.lockAll(tenant, ids))
    await settleMeeting(tenant, await keepReading(tenant, meeting, before));
  return presentWorkbookImport(await endRollback(call, found));
}
