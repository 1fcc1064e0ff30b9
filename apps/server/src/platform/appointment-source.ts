/**
 * Sources of a person's page of assignments. A domain with dated entries for people registers one (APPTS-R3).
 */

import type { AppointmentType } from '@sheaf/rules/assignments/appointments';
import type { Extent } from '@sheaf/rules/events/extent';
import type { Tenant } from '#platform/database/tenant';

export interface AppointmentItem {
  base_type: AppointmentType;
  /** Local date and time of the congregation, `2026-11-24T19:00`. */
  start_date: string;
  end_date: string;
  part?: string | null;
  title?: string | null;
  helper_id?: number | null;
  user_id?: number | null;
  extent?: Extent | null;
  label?: string | null;
  theme?: string | null;
  public_theme?: string | null;
  location?: string | null;
  online?: boolean;
  speaker?: string | null;
  notes?: string | null;
  congregation?: string | null;
  responsibility?: string | null;
}

export type AppointmentSource = (tenant: Tenant, personId: number) => Promise<AppointmentItem[]>;
