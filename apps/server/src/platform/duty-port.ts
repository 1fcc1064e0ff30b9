/** Who may have a duty that asks for no qualification. The ledger fills it; the domain that has the work says who takes part in it. */
import type { DutyKindName } from '@sheaf/rules/duties/duty-kind';
import type { PermissionKey } from '@sheaf/rules/permissions/permission-keys';
import type { Tenant } from '#platform/database/tenant';
import type { ToldDuty } from '#platform/duty-text-source';

export type DutyPortRefusal = 'duty-place-twice';

export interface DutyPort {
  kinds: readonly DutyKindName[];
  /** Whoever has it fills duties of these kinds. */
  permission: PermissionKey;
  /** The people among whom somebody is chosen; those who are inactive are left out by whoever asks. */
  eligible(tenant: Tenant, duty: ToldDuty): Promise<readonly number[]>;
  /** What forbids giving it to the person, once the duty is locked. Being away or busy is told, and never in the way (MEET-R17). */
  refuse(tenant: Tenant, duty: ToldDuty, personId: number): Promise<DutyPortRefusal | null>;
}
