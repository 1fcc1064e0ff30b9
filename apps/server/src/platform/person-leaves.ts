/**
 * Clears rows that refer to a person. Each domain declares its own columns; `people` runs the domains in the
 * order of `app/contexts.ts`.
 */
import type { RefusalOf } from '@sheaf/contract/operation';
import type { people } from '@sheaf/contract/people/people/people';
import type { Tenant } from '#platform/database/tenant';

export interface Departure {
  personId: number;
  now: Date;
  /** Whether others are notified; false when a restored backup is corrected. */
  tells: boolean;
}

/** Runs in the transaction that deletes or deactivates the person, whose row is locked. */
export type LeavingStep = (tenant: Tenant, leaving: Departure) => Promise<void>;

export interface PersonLeaves {
  /** `table.column` of each reference that `run` removes. */
  clears: readonly string[];
  run: LeavingStep;
}

export type LeavingRefusal = Extract<RefusalOf<typeof people.deletePerson>, `person-${string}`>;

/** Why a person cannot be deleted yet, or undefined. */
export type LeavingObstacle = (tenant: Tenant, personId: number) => Promise<LeavingRefusal | undefined>;

/** Evidence that a person takes part in the work: rollback of an import does not delete such a person. */
export type PersonTrace = 'signed_in' | 'invited' | 'has_work' | 'in_use';

export type PersonTraces = Readonly<Partial<Record<PersonTrace, readonly string[]>>>;

/** References to a person that outlast the deletion, by `table.column`. */
export interface PersonReferences {
  /** Cleared when the person is erased (`sheaf.erase_person`). */
  erases?: readonly string[];
  /** Reference remains after erasure, with the reason. */
  keepsPerson?: Readonly<Record<string, string>>;
  /** References by trace; references that only a signed-in person can create are omitted. */
  traces?: PersonTraces;
}

export async function leaveAll(
  steps: readonly LeavingStep[],
  tenant: Tenant,
  leaving: Departure,
): Promise<void> {
  for (const step of steps) await step(tenant, leaving);
}
