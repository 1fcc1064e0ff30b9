/** What becomes of the rows that name a person. Each domain says it of its own columns; `people` walks the domains in the order of `app/domains.ts`. */
import type { RefusalOf } from '@sheaf/contract/operation';
import type { people } from '@sheaf/contract/people/people';
import type { Tenant } from '#platform/database/tenant';

export interface Leaving {
  personId: number;
  now: Date;
}

/** Runs in the transaction that deletes or deactivates the person, whose row is locked. */
export type LeavingStep = (tenant: Tenant, leaving: Leaving) => Promise<void>;

export interface PersonLeaves {
  /** `table.column` of each reference to a person that is gone after `run`. */
  clears: readonly string[];
  run: LeavingStep;
}

export type LeavingRefusal = Extract<RefusalOf<typeof people.deletePerson>, `person-${string}`>;

/** Why a person cannot be deleted yet, or undefined. */
export type LeavingObstacle = (tenant: Tenant, personId: number) => Promise<LeavingRefusal | undefined>;

/** References to a person that outlast the deletion, by `table.column`. */
export interface PersonReferences {
  /** Gone when the person is erased (`sheaf.erase_person`). */
  erases?: readonly string[];
  /** Go on to name them, with the reason. */
  keepsPerson?: Readonly<Record<string, string>>;
}

export async function leaveAll(
  steps: readonly LeavingStep[],
  tenant: Tenant,
  leaving: Leaving,
): Promise<void> {
  for (const step of steps) await step(tenant, leaving);
}
