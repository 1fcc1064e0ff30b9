import { meetings } from '#contexts/meetings/meetings/meetings.store';
import { workbooks } from '#contexts/meetings/meetings/workbook/workbook.store';
import type { Tenant } from '#platform/database/tenant';
import { importUndo } from '#platform/imports/import-undo.store';

/**
 * Also removes parts and places. An imported workbook can still be rolled back for the remaining meetings
 * (X-WORKBOOK).
 */
export async function removeMeetings(tenant: Tenant, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const parts = await workbooks.partsOf(tenant, ids);
  await importUndo.forget(tenant, 'meeting_parts', parts, { column: 'meeting_id', owners: ids });
  await importUndo.forget(tenant, 'meetings', ids, { column: 'id', owners: ids });
  await meetings.remove(tenant, ids);
}
