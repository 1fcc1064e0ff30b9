/** How a duty is told to whoever has it. The ledger knows when and who; the domain that has the work says what it is. */
import type { Tenant } from '#platform/database/tenant';

export interface ToldDuty {
  id: number;
  kind: string;
  meeting_id: number | null;
  part_id: number | null;
  hall: number;
  place: number;
  on_date: string;
}

export interface DutyText {
  what: string;
  minutes: number | null;
  /** Null for whoever has it by themselves. */
  role: 'helper' | 'reader' | null;
  /** When it begins by itself, `19:31`; of what goes on all along when all begins. */
  from: string;
  class: string | null;
  /** Who does it together with them. */
  with: string[];
  note: string | null;
  /** The label of the event that takes its place. */
  instead: string | null;
}

/** Undefined for a duty of another domain. */
export type DutyTextSource = (tenant: Tenant, duty: ToldDuty, lang: string) => Promise<DutyText | undefined>;
