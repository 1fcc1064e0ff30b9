import type { duties } from '@sheaf/contract/duties/duties';
import type { ReplyOf } from '@sheaf/contract/operation';
import type { Clash } from '@sheaf/rules/duties/clash';
import type { DutyRow } from '#contexts/duties/duties.store';

export type DutyReply = ReplyOf<typeof duties.fillDuty>;

export const presentDuty = (row: DutyRow, clashes: Clash[]): DutyReply => ({
  id: row.id,
  kind: row.kind,
  meeting_id: row.meeting_id,
  meeting_part_id: row.part_id,
  hall: row.hall,
  place: row.place,
  date: row.on_date,
  user_id: row.person_id,
  version: row.version,
  clashes,
});
