import { exportPercent } from '@sheaf/rules/people/congregations/export';
import type { ExportRow } from '#contexts/people/congregations/exports.store';

export const presentExport = (row: ExportRow) => ({
  id: row.id,
  state: row.state,
  percent: exportPercent(row.state, row.rows_done, row.rows_total),
  size: row.size,
  requested_by: row.requested_by,
  created_at: row.created_at.toISOString(),
  ready_at: row.ready_at?.toISOString() ?? null,
  expires_at: row.expires_at?.toISOString() ?? null,
});
