/** What becomes of the rows that name a person. Each domain says it of its own columns; `people` walks the domains in the order of `app/contexts.ts`. */
import type { RefusalOf } from '@sheaf/contract/operation';
import type { people } from '@sheaf/contract/people/people/people';
import type { Tenant } from '#platform/database/tenant';

export interface Departure {
  personId: number;
  now: Date;
  /** Whether others are told of what is cleared; not where a restored backup is put right. */
  tells: boolean;
}

/** Runs in the transaction that deletes or deactivates the person, whose row is locked. */
export type LeavingStep = (tenant: Tenant, leaving: Departure) => Promise<void>;

export interface PersonLeaves {
  /** `table.column` of each reference to a person that is gone after `run`. */
  clears: readonly string[];
  run: LeavingStep;
}

export type LeavingRefusal = Extract<RefusalOf<typeof people.deletePerson>, `person-${string}`>;

/** Why a person cannot be deleted yet, or undefined. */
export type LeavingObstacle = (tenant: Tenant, personId: number) => Promise<LeavingRefusal | undefined>;

/** What a row that names a person tells of them: such a person has begun to be part of the work, and an import leaves them here. */
export type PersonTrace = 'signed_in' | 'invited' | 'has_work' | 'in_use';

export type PersonTraces = Readonly<Partial<Record<PersonTrace, readonly string[]>>>;

/** References to a person that outlast the deletion, by `table.column`. */
export interface PersonReferences {
  /** Gone when the person is erased (`sheaf.erase_person`). */
  erases?: readonly string[];
  /** Go on to name them, with the reason. */
  keepsPerson?: Readonly<Record<string, string>>;
  /** By what they tell; those that only somebody who was signed in can have made tell nothing further and are left out. */
  traces?: PersonTraces;
}

export async function leaveAll(
  steps: readonly LeavingStep[],
  tenant: Tenant,
  leaving: Departure,
): Promise<void> {
  for (const step of steps) await step(tenant, leaving);
}
