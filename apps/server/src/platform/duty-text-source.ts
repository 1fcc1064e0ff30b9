/**
 * Describes a duty to its person. The ledger knows date and person; the domain that owns the work knows the
 * subject.
 */
import type { Tenant } from '#platform/database/tenant';

export interface ToldDuty {
  id: number;
  kind: string;
  meeting_id: number | null;
  part_id: number | null;
  shift_id: number | null;
  /** Slot of a task or helper sheet. */
  slot_id?: number | null;
  hall: number;
  place: number;
  on_date: string;
  /** True while a visit takes the place of the duty. */
  suspended?: boolean;
}

export interface DutyText {
  what: string;
  minutes: number | null;
  /** Null for a duty of one person. */
  role: 'helper' | 'reader' | null;
  /** Start time, `19:31`; the start of the meeting for a duty of the whole meeting. */
  from: string;
  class: string | null;
  /** Names of the partners. */
  with: string[];
  note: string | null;
  /** Label of the event that replaces the meeting or the duty. */
  instead: string | null;
}

/** Undefined for a duty of another domain. */
export type DutyTextSource = (tenant: Tenant, duty: ToldDuty, lang: string) => Promise<DutyText | undefined>;
