/**
 * Eligibility for a duty without a qualification. The ledger assigns it; the domain that owns the work
 * decides who may have it.
 */
import type { DutyKindName } from '@sheaf/rules/duties/duty-kind';
import type { Taker } from '@sheaf/rules/duties/even-shares';
import type { PermissionKey } from '@sheaf/rules/permissions/permission-keys';
import type { Tenant } from '#platform/database/tenant';
import type { ToldDuty } from '#platform/duty-text-source';

export type DutyPortRefusal = 'duty-place-twice';

export interface DutyPort {
  kinds: readonly DutyKindName[];
  /** Permission to assign duties of these kinds; null for those whose people only their own domain changes. */
  permission: PermissionKey | null;
  /** Ids of the candidates; the caller excludes inactive people. */
  eligible(tenant: Tenant, duty: ToldDuty): Promise<readonly number[]>;
  /** All people who share the duties of these kinds, for their even shares. */
  takers(tenant: Tenant): Promise<readonly Taker[]>;
  /**
   * Reason against the assignment, checked after the duty is locked. Absence and conflicts are only shown
   * (MEET-R17).
   */
  refuse(tenant: Tenant, duty: ToldDuty, personId: number): Promise<DutyPortRefusal | null>;
  /** Runs after another person has taken the duty over. */
  takenOver?(tenant: Tenant, duty: ToldDuty, personId: number, now: Date): Promise<void>;
}
